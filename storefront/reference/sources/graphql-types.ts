import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
} from 'graphql';
import { blocks, code, link, prose, table } from './markdown.ts';

/** All types in the arguments and the answer of this field, in the order of appearance. */
export function typesOf(field: GraphQLField<unknown, unknown>): ReadonlyArray<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>();
  const collect = (type: GraphQLNamedType): void => {
    if (found.has(type) || isSpecifiedScalarType(type)) return;
    found.add(type);
    if (isObjectType(type) || isInputObjectType(type)) {
      for (const inner of Object.values(type.getFields())) collect(getNamedType(inner.type as GraphQLOutputType));
    }
  };
  for (const { type } of field.args) collect(getNamedType(type));
  collect(getNamedType(field.type));
  return [...found];
}

/** Types shared by several fields: they have a page of their own. */
export function sharedTypes(fields: ReadonlyArray<GraphQLField<unknown, unknown>>): ReadonlyArray<GraphQLNamedType> {
  const met = new Map<GraphQLNamedType, number>();
  for (const type of fields.flatMap(typesOf)) met.set(type, (met.get(type) ?? 0) + 1);
  return [...met]
    .filter(([, times]) => times > 1)
    .map(([type]) => type)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * What the schema does not describe of these types, a sentence each: every field and every word needs its meaning, when
 * it is null, and its unit.
 */
export const wordless = (types: Iterable<GraphQLNamedType>): ReadonlyArray<string> =>
  [...types].flatMap((type) => {
    const parts = isEnumType(type)
      ? type.getValues()
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values<Typed>(type.getFields())
        : [type];
    const of = parts[0] === type ? '' : `${type.name}.`;
    return parts
      .filter(({ description }) => !description?.trim())
      .map(
        ({ name }) => `${of}${name} has no description: say in storefront/compatibility/graphql/schema what it means.`,
      );
  });

/** The link to each type, seen from a page: `#money` or `../types.md#money`. */
export type Place = (type: GraphQLNamedType) => string;

interface Typed {
  readonly name: string;
  readonly type: unknown;
  readonly description?: string | null | undefined;
}

/** A type in schema syntax, linked to its description. */
export function typeText(type: Parameters<typeof getNamedType>[0], placeOf: Place): string {
  const named = getNamedType(type)!;
  const text = code(String(type));
  return isSpecifiedScalarType(named) ? text : link(text, placeOf(named));
}

export const typedTable = (head: string, rows: ReadonlyArray<Typed>, placeOf: Place): string =>
  table(
    [head, 'Type', 'Meaning'],
    rows.map(({ name, type, description }) => [
      code(name),
      typeText(type as Parameters<typeof getNamedType>[0], placeOf),
      prose(description ?? ''),
    ]),
  );

/** A type's content, without its heading. */
export function describeType(type: GraphQLNamedType, placeOf: Place): string {
  const about = type.description ? prose(type.description) : null;
  if (isEnumType(type)) {
    return blocks(
      about,
      'One of these words:',
      table(
        ['Word', 'Meaning'],
        type.getValues().map(({ name, description }) => [code(name), prose(description ?? '')]),
      ),
    );
  }
  if (isObjectType(type) || isInputObjectType(type))
    return blocks(about, typedTable('Field', Object.values(type.getFields()), placeOf));
  return about ?? 'A single value.';
}
