import { Kind, parse, print, visit, type DocumentNode, type SelectionNode } from 'graphql';
import type { Random } from '../../../platform/protection/testing/random.ts';

const named = (value: string) => ({ kind: Kind.NAME, value }) as const;
/** How each unknown name begins. */
const mark = 'unknown_';

function selectionOf(text: string): SelectionNode {
  const [operation] = parse(`{ ${text} }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('This is a selection.');
  return operation.selectionSet.selections[0]!;
}

/** A document with unknown fields, arguments and input fields at chance places: each name of them is new. */
export function grown(document: DocumentNode, random: Random): string {
  let count = 0;
  const name = () => `${mark}${count++}`;
  const field = () =>
    selectionOf(
      random.pick([
        name(),
        `${name()}: gone`,
        `${name()}(id: [1, {a: "b"}]) { a { b(c: d) } ...More ... on Gone { e @live } }`,
        '...More',
        `... on Gone { ${name()} { a } }`,
      ]),
    );
  const changed = visit(document, {
    SelectionSet: {
      leave(set, _key, parent) {
        const isMutation =
          parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION && parent.operation === 'mutation';
        // An unknown mutation has an error: see the tests of `tolerate`.
        if (isMutation || !random.chance(0.3)) return undefined;
        const at = random.int(set.selections.length + 1);
        return { ...set, selections: set.selections.toSpliced(at, 0, field()) };
      },
    },
    ObjectValue: {
      leave: (value) =>
        random.chance(0.3)
          ? {
              ...value,
              fields: [
                ...value.fields,
                { kind: Kind.OBJECT_FIELD, name: named(name()), value: { kind: Kind.STRING, value: 'x' } },
              ],
            }
          : undefined,
    },
    Field: {
      leave: (one) =>
        random.chance(0.1)
          ? {
              ...one,
              arguments: [
                ...(one.arguments ?? []),
                { kind: Kind.ARGUMENT, name: named(name()), value: { kind: Kind.ENUM, value: 'now' } },
              ],
            }
          : undefined,
    },
  });
  return `${print(changed)} fragment More on Gone { ${mark}more ${mark}most(of: it) { all } }`;
}

/** An answer without the unknown fields, and the values of these. */
export function parted(value: unknown, unknown: unknown[] = []): { rest: unknown; unknown: unknown[] } {
  if (Array.isArray(value)) return { rest: value.map((one) => parted(one, unknown).rest), unknown };
  if (typeof value !== 'object' || value === null) return { rest: value, unknown };
  const rest = Object.entries(value).flatMap(([key, one]) => {
    if (!key.startsWith(mark)) return [[key, parted(one, unknown).rest]];
    unknown.push(one);
    return [];
  });
  return { rest: Object.fromEntries(rest) as unknown, unknown };
}
