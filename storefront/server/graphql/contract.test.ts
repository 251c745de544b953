import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './schema/index.ts';
import { mutations } from './mutations/index.ts';
import { queries } from './queries/index.ts';

const contract = buildSchema(readFileSync(join(import.meta.dirname, 'testing/contract.graphql'), 'utf8'));

/** What a client does with a value: it counts with it, reads it, or asks whether. */
const kinds: Readonly<Record<string, string>> = { Int: 'number', Float: 'number', String: 'text', ID: 'text' };
const kindOf = (name: string): string => kinds[name] ?? name;

/** How many lists a type is wrapped in. */
const listsOf = (type: GraphQLOutputType | GraphQLInputType): number => {
  const nullable = getNullableType(type);
  return isListType(nullable) ? 1 + listsOf(nullable.ofType as GraphQLOutputType) : 0;
};

/** What a client would miss: a field that is not there, a list that is none, a value of another kind. */
function missingOutput(theirs: GraphQLOutputType, ours: GraphQLOutputType, path: string): ReadonlyArray<string> {
  const [asked, answered] = [getNamedType(theirs), getNamedType(ours)];
  if (listsOf(theirs) !== listsOf(ours)) return [`${path}: ${String(ours)} for ${String(theirs)}`];
  if (asked.name === 'Open') return [];
  if (!isObjectType(asked)) {
    const isSame = isScalarType(answered) && kindOf(asked.name) === kindOf(answered.name);
    return isSame ? [] : [`${path}: ${String(ours)} for ${String(theirs)}`];
  }
  return isObjectType(answered) ? missingFields(asked, answered, path) : [`${path}: not an object`];
}

function missingFields(theirs: GraphQLObjectType, ours: GraphQLObjectType, path: string): ReadonlyArray<string> {
  return Object.values(theirs.getFields()).flatMap((field) => {
    const own = ours.getFields()[field.name];
    const at = `${path}.${field.name}`;
    if (!own) return [`${at}: not there`];
    const args = field.args.flatMap((arg) => {
      const taken = own.args.find(({ name }) => name === arg.name);
      return taken ? missingInput(arg.type, taken.type, `${at}(${arg.name})`) : [`${at}(${arg.name}): not taken`];
    });
    const asked = new Set(field.args.map(({ name }) => name));
    const wanted = own.args.filter((arg) => isRequiredArgument(arg) && !asked.has(arg.name));
    return [...args, ...wanted.map(({ name }) => `${at}(${name}): wanted`), ...missingOutput(field.type, own.type, at)];
  });
}

/** What a client would be refused: a field that is not taken, one that it does not know and must send, a value of another kind. */
function missingInput(theirs: GraphQLInputType, ours: GraphQLInputType, path: string): ReadonlyArray<string> {
  const [sent, taken] = [getNamedType(theirs), getNamedType(ours)];
  if (listsOf(theirs) !== listsOf(ours)) return [`${path}: ${String(ours)} for ${String(theirs)}`];
  if (isInputObjectType(sent)) {
    if (!isInputObjectType(taken)) return [`${path}: not an object`];
    const known = sent.getFields();
    return [
      ...Object.values(known).flatMap((field) => {
        const own = taken.getFields()[field.name];
        const at = `${path}.${field.name}`;
        return own ? missingInput(field.type, own.type, at) : [`${at}: not taken`];
      }),
      ...Object.values(taken.getFields())
        .filter((field) => isRequiredInputField(field) && !(field.name in known))
        .map(({ name }) => `${path}.${name}: wanted`),
    ];
  }
  if (isEnumType(sent)) {
    // Its own scalar takes whatever is written.
    if (isScalarType(taken) && !(taken.name in kinds)) return [];
    const values = isEnumType(taken) ? taken.getValues().map(({ name }) => name) : [];
    return sent.getValues().flatMap(({ name }) => (values.includes(name) ? [] : [`${path}: ${name} is not taken`]));
  }
  // A number and a text are both taken as an ID.
  const isSame = taken.name === 'ID' || kindOf(sent.name) === kindOf(taken.name);
  return isScalarType(taken) && isSame ? [] : [`${path}: ${String(ours)} for ${String(theirs)}`];
}

describe('the schema and what existing clients ask', () => {
  const [theirs, ours] = [contract.getQueryType()!, schema.getQueryType()!];
  const roots = { Query: [theirs, ours], Mutation: [contract.getMutationType()!, schema.getMutationType()!] } as const;

  describe.each(['Query', 'Mutation'] as const)('by %s', (root) => {
    const [wanted, had] = roots[root];
    it.each(Object.keys(wanted.getFields()))('%s has every argument and field, each of its kind', (name) => {
      const field = wanted.getFields()[name]!;
      const only = { getFields: () => ({ [name]: field }) } as unknown as GraphQLObjectType;
      expect(missingFields(only, had, root)).toEqual([]);
    });
  });

  it.each(['ProductResponse', 'shipping'])('has a type that fragments call %s', (name) => {
    const answering = Object.values(ours.getFields()).filter(({ type }) => getNamedType(type).name === name);
    expect(answering.map((field) => field.name)).toEqual([name === 'shipping' ? 'shipping' : 'product']);
  });

  it('has an answer for every call, and a call for every answer', () => {
    expect(Object.keys(queries).toSorted()).toEqual(Object.keys(ours.getFields()).toSorted());
    const changing = schema.getMutationType()!.getFields();
    expect(Object.keys(mutations).toSorted()).toEqual(Object.keys(changing).toSorted());
    // Both kinds stand in one table by their names.
    expect(Object.keys(queries).filter((name) => name in changing)).toEqual([]);
  });

  it('is compared by what differs', () => {
    const other = buildSchema(`
      type Query { shop: [Shop] basket(BasketCostInput: Int, more: Int!): Basket voucher: Voucher wrappers: [Wrapper] }
      type Shop { settings: Int } type Basket { products: Int } type Voucher { value: Money } type Money { value: String }
      type Wrapper { name: String }`);
    const found = missingFields(theirs, other.getQueryType()!, 'Query');
    expect(found).toContain('Query.hello: not there');
    expect(found).toContain('Query.shop: [Shop] for Shop');
    expect(found).toContain('Query.basket(BasketCostInput): not an object');
    expect(found).toContain('Query.basket(more): wanted');
    expect(found).toContain('Query.basket.products: Int for [BasketProduct]');
    expect(found).toContain('Query.voucher.value.value: String for Float');
    expect(found).toContain('Query.voucher.value.formatted: not there');
    expect(found).toContain('Query.wrappers.price: not there');
  });
});
