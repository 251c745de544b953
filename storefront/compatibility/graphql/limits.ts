import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** Limits of one document. The largest documents of existing clients stay well below each of them. */
export const limits = {
  /** Of the body, in bytes. */
  bytes: 100_000,
  tokens: 8000,
  /** Nesting of fields. */
  depth: 12,
  aliases: 100,
  /** The cost of answering: see `questionCost`; each selected field adds 1. */
  cost: 4000,
} as const;

/** The cost of a field of the root, and of each thing in its list arguments. */
const thingCost = 10;
/** Fields that return a list whatever their arguments. */
const listCost = 100;
const roots = new Set(['Query', 'Mutation']);
const lists = new Set([
  'basket',
  'courierServices',
  'hotspots',
  'paymentsMethod',
  'products',
  'productsTextSearch',
  'shipping',
  'wrappers',
]);

/** The size of a document, with its fragments spread out. */
export interface Measures {
  depth: number;
  aliases: number;
  cost: number;
}

const nothing: Measures = { depth: 0, aliases: 0, cost: 0 };

const combined = (a: Measures, b: Measures): Measures => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
});

/**
 * Measures a document before it is validated. Each fragment is measured once, so that fragments which
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
    // A placeholder until it is measured: a nested spread of it is recursive.
    measured.set(name, { ...nothing, depth: Number.POSITIVE_INFINITY });
    const definition = fragments.get(name);
    const found = definition
      ? selections(definition.selectionSet, roots.has(definition.typeCondition.name.value))
      : nothing;
    measured.set(name, found);
    return found;
  };

  const selections = ({ selections: all }: SelectionSetNode, isRoot: boolean): Measures =>
    all
      .map((selection): Measures => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return fragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return selections(selection.selectionSet, isRoot);
        const inner = selection.selectionSet ? selections(selection.selectionSet, false) : nothing;
        return {
          depth: inner.depth + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          cost: inner.cost + 1 + (isRoot ? questionCost(selection) : 0),
        };
      })
      .reduce(combined, nothing);

  return document.definitions
    .map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? selections(definition.selectionSet, true) : nothing,
    )
    .reduce(combined, nothing);
}

function questionCost({ name, arguments: given = [] }: FieldNode): number {
  const named = given.reduce((sum, { value }) => sum + thingsIn(value), 0);
  return (lists.has(name.value) ? listCost : thingCost) + thingCost * named;
}

/** How many list items a value has, at any depth. */
function thingsIn(value: ValueNode): number {
  if (value.kind === Kind.LIST) return value.values.reduce((sum, one) => sum + 1 + thingsIn(one), 0);
  if (value.kind === Kind.OBJECT) return value.fields.reduce((sum, field) => sum + thingsIn(field.value), 0);
  return 0;
}

/** The first of these limits that a document exceeds, as a sentence for client developers; null within all of them. */
export function brokenLimit(
  document: DocumentNode,
  names: ReadonlyArray<keyof Measures> = ['depth', 'aliases', 'cost'],
): string | null {
  const measures = measure(document);
  const broken = names.find((name) => measures[name] > limits[name]);
  return broken ? `The document's ${broken} is above the limit of ${limits[broken]}.` : null;
}
