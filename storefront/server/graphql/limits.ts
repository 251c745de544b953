import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** What one document may ask. The largest documents of existing clients stay well below each of them. */
export const limits = {
  /** Of the body, in bytes. */
  bytes: 100_000,
  tokens: 8000,
  /** Of fields within fields. */
  depth: 12,
  aliases: 100,
  /** A field counts 1, and a question to the shop (a field of the root) 10. */
  cost: 3000,
} as const;

const rootCost = 10;

/** How much a document asks, with its fragments spread out. */
export interface Measures {
  depth: number;
  aliases: number;
  cost: number;
}

const nothing: Measures = { depth: 0, aliases: 0, cost: 0 };

const beside = (a: Measures, b: Measures): Measures => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
});

/**
 * Measures a document before it is checked against the schema. Each fragment is measured once, so that fragments which
 * spread each other many times cost no time here; one that contains itself is infinitely deep.
 */
export function measure(document: DocumentNode): Measures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Measures>();

  const fragment = (name: string): Measures => {
    const known = measured.get(name);
    if (known) return known;
    // Stands for itself until it is known: who meets it then is inside of it.
    measured.set(name, { ...nothing, depth: Number.POSITIVE_INFINITY });
    const definition = fragments.get(name);
    const found = definition ? selections(definition.selectionSet) : nothing;
    measured.set(name, found);
    return found;
  };

  const selections = ({ selections: all }: SelectionSetNode): Measures =>
    all
      .map((selection): Measures => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return fragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return selections(selection.selectionSet);
        const inner = selection.selectionSet ? selections(selection.selectionSet) : nothing;
        return {
          depth: inner.depth + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          cost: inner.cost + 1,
        };
      })
      .reduce(beside, nothing);

  return document.definitions
    .map((definition): Measures => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return nothing;
      const found = selections(definition.selectionSet);
      return { ...found, cost: found.cost + rootCost * definition.selectionSet.selections.length };
    })
    .reduce(beside, nothing);
}

/** The first limit that a document breaks, as a sentence for the developer of a client; null where it keeps them all. */
export function brokenLimit(document: DocumentNode): string | null {
  const measures = measure(document);
  const broken = (['depth', 'aliases', 'cost'] as const).find((name) => measures[name] > limits[name]);
  return broken ? `The document's ${broken} is above the limit of ${limits[broken]}.` : null;
}
