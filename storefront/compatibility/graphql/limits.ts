import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** What one document may ask. The largest documents of existing clients stay well below each of them. */
export const limits = {
  /** Of the body, in bytes. */
  bytes: 100_000,
  tokens: 8000,
  /** Of fields within fields. */
  depth: 12,
  aliases: 100,
  /** What answering costs: see `questionCost`; each field that is selected adds 1. */
  cost: 4000,
} as const;

/** A question to the shop (a field of the root) and each thing that it names in a list cost this much. */
const thingCost = 10;
/** Questions that bring a list of things whatever they name. */
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
      .reduce(beside, nothing);

  return document.definitions
    .map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? selections(definition.selectionSet, true) : nothing,
    )
    .reduce(beside, nothing);
}

function questionCost({ name, arguments: given = [] }: FieldNode): number {
  const named = given.reduce((sum, { value }) => sum + thingsIn(value), 0);
  return (lists.has(name.value) ? listCost : thingCost) + thingCost * named;
}

/** How many things a value lists, at any depth. */
function thingsIn(value: ValueNode): number {
  if (value.kind === Kind.LIST) return value.values.reduce((sum, one) => sum + 1 + thingsIn(one), 0);
  if (value.kind === Kind.OBJECT) return value.fields.reduce((sum, field) => sum + thingsIn(field.value), 0);
  return 0;
}

/** The first limit that a document breaks, as a sentence for the developer of a client; null where it keeps them all. */
export function brokenLimit(document: DocumentNode): string | null {
  const measures = measure(document);
  const broken = (['depth', 'aliases', 'cost'] as const).find((name) => measures[name] > limits[name]);
  return broken ? `The document's ${broken} is above the limit of ${limits[broken]}.` : null;
}
