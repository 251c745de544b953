import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from './random.ts';
import { makeText } from './values.ts';

/** A field of the root, as a client can query it. */
export interface RootField {
  readonly operation: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

/** Every call of the schema. */
export const rootFields = (schema: GraphQLSchema): ReadonlyArray<RootField> =>
  (['query', 'mutation'] as const).flatMap((operation) => {
    const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).map((field) => ({ operation, field }));
  });

export interface Writing {
  readonly random: Random;
  /** The share of unusual texts and numbers, from 0 to 1. */
  readonly hostility: number;
  /** The share of optional values that are present, from 0 to 1. */
  readonly fullness: number;
}

const numbers = [1001, 1005, 1007, 1, 2, 10, 0];
const oddNumbers = [-1, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 1e308, 0.5];

/** A value of a type, mostly a valid one. */
function value(type: GraphQLInputType, writing: Writing, depth = 0): string {
  const { random, hostility, fullness } = writing;
  if (isNonNullType(type)) return value(type.ofType, writing, depth);
  if (random.chance(hostility / 10)) return random.pick(['null', '{}', '[]', '"1"', '1', 'true', 'NOWHERE', '$x']);
  if (isListType(type)) {
    const count = depth > 3 ? 0 : random.chance(hostility / 20) ? 60 : 1 + random.int(2);
    return `[${Array.from({ length: count }, () => value(type.ofType, writing, depth + 1)).join(' ')}]`;
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (depth < 5 && random.chance(fullness)),
    );
    return `{${fields.map((field) => `${field.name}:${value(field.type, writing, depth + 1)}`).join(' ')}}`;
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  switch (type.name) {
    case 'Boolean':
      return String(random.chance(0.5));
    case 'PrepaidOrNot':
      return random.pick(['prepaid', 'dvp', 'true', 'false']);
    case 'Int':
    case 'Float':
      return String(random.pick(random.chance(hostility) ? oddNumbers : numbers));
    default:
      return JSON.stringify(makeText(random, hostility));
  }
}

function selection(type: GraphQLOutputType, writing: Writing, depth = 0): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{__typename}';
  const fields = Object.values(named.getFields()).filter(
    (field) =>
      !field.args.some(isRequiredArgument) &&
      writing.random.chance(0.5) &&
      (depth < 4 || isLeafType(getNamedType(field.type))),
  );
  return `{__typename ${fields.map((field) => field.name + selection(field.type, writing, depth + 1)).join(' ')}}`;
}

/** One call with its arguments and a selection. */
export function makeCall({ field }: RootField, writing: Writing): string {
  const given = field.args.filter((one) => isRequiredArgument(one) || writing.random.chance(writing.fullness));
  const sent = given.map((one) => `${one.name}:${value(one.type, writing)}`).join(' ');
  return `${field.name}${sent && `(${sent})`}${selection(field.type, writing)}`;
}
