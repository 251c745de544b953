import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode, type ValueNode } from 'graphql';
import type { Use } from '../../platform/protection/rate-limits.ts';
import { usesOfCall } from './rate-limits.ts';

/** The uses of a document: each field of its root counts, under any alias and in any fragment. */
export function usesOfDocument({ definitions }: DocumentNode): ReadonlyArray<Use> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const fragmentUses = new Map<string, ReadonlyArray<Use>>();

  const ofFragment = (name: string): ReadonlyArray<Use> => {
    const known = fragmentUses.get(name);
    if (known) return known;
    // The document was checked: no fragment contains itself, but one may be spread many times.
    const definition = fragments.get(name);
    const found = definition ? ofSelections(definition.selectionSet) : [];
    fragmentUses.set(name, found);
    return found;
  };

  const ofSelections = ({ selections }: SelectionSetNode): ReadonlyArray<Use> =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
      const sent = new Map<string, string>();
      for (const { name, value } of selection.arguments ?? []) collect(name.value, value, sent);
      return usesOfCall(selection.name.value, sent);
    });

  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? ofSelections(definition.selectionSet) : [],
  );
}

/** The texts of a value by their names; the first of a name wins. */
function collect(name: string, value: ValueNode, into: Map<string, string>): void {
  if (value.kind === Kind.OBJECT) for (const field of value.fields) collect(field.name.value, field.value, into);
  else if (value.kind === Kind.LIST) for (const one of value.values) collect(name, one, into);
  else if (value.kind === Kind.STRING && value.value !== '' && !into.has(name)) into.set(name, value.value);
}
