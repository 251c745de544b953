import { buildSchema, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { withHiddenFields } from './hidden-fields.ts';
import { tolerate } from './tolerate.ts';
import { UnknownNames } from './unknown-names.ts';

const schema = withHiddenFields(
  buildSchema(`
    scalar Anything
    enum Kind { private firm }
    input Address { street: String, kinds: [Kind!] }
    type Query { shop(kind: Kind, address: Address, list: [Address], text: String, any: Anything): Shop, hello: String }
    type Shop { name: String, owner: Person }
    type Person { name: String }
    type Mutation { change(id: Int): Result }
    type Result { status: String }
  `),
);

const rewritten = (text: string, variables = {}) => {
  const { document, unknown } = tolerate(schema, parse(text), variables);
  return { text: print(document), unknown: [...unknown], mistakes: validate(schema, document) };
};
const printed = (text: string) => print(parse(text));

describe('a document with unknown names', () => {
  it.each<[what: string, sent: string, text: string, unknown: string[]]>([
    ['none', '{ hello a: hello }', '{ hello a: hello }', []],
    ['a field', '{ shop { name fax } }', '{ shop { name fax: _unknown } }', ['Shop.fax']],
    ['a field with an alias', '{ shop { a: fax } }', '{ shop { a: _unknown } }', ['Shop.fax']],
    [
      'a field with arguments, directives and a selection',
      '{ shop { fax(a: {b: [1]}) @include(if: true) { number { area } } } }',
      '{ shop { fax: _unknown @include(if: true) } }',
      ['Shop.fax'],
    ],
    ['an operation', '{ weather { sun } hello }', '{ weather: _unknown hello }', ['Query.weather']],
    ['a selection of a text', '{ hello { formatted } }', '{ hello: _unknown }', ['Query.hello']],
    ['no selection of an object', '{ shop hello }', '{ shop: _unknown hello }', ['Query.shop']],
    ['an argument', '{ shop(kind: firm, mode: 1) { name } }', '{ shop(kind: firm) { name } }', ['Query.shop(mode)']],
    [
      'fields of an input',
      '{ shop(address: {street: "Długa", flat: {no: 1}}, list: [{flat: 2}]) { name } }',
      '{ shop(address: {street: "Długa"}, list: [{}]) { name } }',
      ['Address.flat'],
    ],
    [
      'values of an enum',
      '{ shop(kind: dealer, address: {kinds: [firm, dealer]}) { name } }',
      '{ shop(address: {kinds: [firm]}) { name } }',
      ['Kind.dealer'],
    ],
    ['a quoted value of an enum', '{ shop(kind: "firm") { name } }', '{ shop(kind: firm) { name } }', []],
    ['a quoted text as a value of an enum', '{ shop(kind: "Anna") { name } }', '{ shop { name } }', ['Kind']],
    ['a word as a text', '{ shop(text: firm) { name } }', '{ shop(text: "firm") { name } }', []],
    ['a directive', '{ hello @live }', '{ hello }', ['@live']],
    [
      'an inline fragment of another type',
      '{ shop { ... on Store { name fax } } }',
      '{ shop { ... { name fax: _unknown } } }',
      ['Shop.fax'],
    ],
    [
      'fragments, one of them at two types and one unused',
      '{ shop { ...f owner { ...f } } } fragment f on Store { name fax } fragment g on Gone { a }',
      '{ shop { ...f__Shop owner { ...f__Person } } } fragment f__Shop on Shop { name fax: _unknown } ' +
        'fragment f__Person on Person { name fax: _unknown }',
      ['Shop.fax', 'Person.fax'],
    ],
    ['the name of its type', '{ __typename shop { __typename } }', '{ __typename shop { __typename } }', []],
  ])('%s', (_, sent, text, unknown) => {
    expect(rewritten(sent)).toEqual({ text: printed(text), unknown, mistakes: [] });
  });

  it.each([
    ['{ shop(kind: 5) { name } }', 'Enum "Kind" cannot represent non-enum value: 5'],
    ['{ shop { ...gone } }', 'Unknown fragment "gone".'],
    ['{ a: hello a: shop { name } }', 'conflict'],
  ])('keeps other mistakes for the validation: %s', (sent, mistake) => {
    expect(rewritten(sent).mistakes[0]?.message).toContain(mistake);
  });
});

describe('an unknown mutation', () => {
  it.each([
    [
      'mutation { gone { status error { code } id } }',
      'mutation { gone: _refused { status error { code } id: _unknown } }',
    ],
    [
      'mutation { a: gone { ...f } } fragment f on Gone { status }',
      'mutation { a: _refused { ...f__RefusedMutation } }',
    ],
    ['mutation { gone { id } }', 'mutation { gone: _failed }'],
    ['mutation { gone(id: 1) change(id: 1) { status } }', 'mutation { gone: _failed change(id: 1) { status } }'],
  ])('is refused where its client reads it: %s', (sent, text) => {
    const result = rewritten(sent);
    expect(result.text).toContain(printed(text));
    expect(result.mistakes).toEqual([]);
  });
});

describe('variables', () => {
  it.each<[string, object, string]>([
    ['query ($k: Kind) { shop(kind: $k) { name } }', { k: 'firm' }, '{ shop(kind: firm) { name } }'],
    ['query ($k: Kind = private) { shop(kind: $k) { name } }', {}, '{ shop(kind: private) { name } }'],
    ['query ($k: Kind = private) { shop(kind: $k) { name } }', { k: null }, '{ shop(kind: null) { name } }'],
    ['query ($k: Kind) { shop(kind: $k) { name } }', {}, '{ shop { name } }'],
    [
      'query ($a: Address) { shop(address: $a) { name } }',
      { a: { street: 'Długa "1"', flat: 1, 'no-name': 1 } },
      '{ shop(address: {street: "Długa \\"1\\""}) { name } }',
    ],
    [
      'query ($n: Int, $x: Float) { shop(any: {list: [$n, $x, true], o: {n: $gone}}) { name } }',
      { n: -29, x: 1.5 },
      '{ shop(any: {list: [-29, 1.5, true], o: {n: null}}) { name } }',
    ],
    ['query ($if: Boolean!) { hello @skip(if: $if) }', { if: true }, '{ hello @skip(if: true) }'],
    ['query ($gone: Gone!) { weather(day: $gone) hello }', { gone: 1 }, '{ weather: _unknown hello }'],
  ])('are written into the document: %s', (sent, variables, text) => {
    const result = rewritten(sent, variables);
    expect(result).toMatchObject({ text: printed(text), mistakes: [] });
  });

  it('that would make the document large are refused', () => {
    const list = Array.from({ length: 10_000 }, () => ({ street: 'a' }));
    const uses = Array.from({ length: 50 }, (_, index) => `a${index}: shop(list: $list) { name }`);
    expect(() => rewritten(`query ($list: [Address]) { ${uses.join(' ')} }`, { list })).toThrow('too large');
  });
});

describe('the work', () => {
  const milliseconds = (text: string) => {
    const document = parse(text, { maxTokens: limits.tokens });
    const started = performance.now();
    try {
      tolerate(schema, document);
    } catch (error) {
      expect(String(error)).toContain('too large');
    }
    return performance.now() - started;
  };
  const many = (count: number, part: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => part(i)).join(' ');

  it.each([
    ['unknown aliases', `{ ${many(2500, (i) => `a${i}: gone`)} }`],
    ['unknown arguments', `{ ${many(900, (i) => `a${i}: hello(b: 1)`)} }`],
    [
      'fragments that spread each other',
      `{ shop { ...f0 } } ${many(600, (i) => `fragment f${i} on X { ...f${i + 1} ...f${i + 1} }`)} fragment f600 on X { name }`,
    ],
    [
      'values in fragments of many types',
      `{ shop { ...f owner { ...f } } } fragment f on X { name(a: [${'1 '.repeat(7000)}]) }`,
    ],
  ])('is bounded: %s', (_, text) => {
    // Each takes some milliseconds; spreading the fragments would never end.
    expect(milliseconds(text)).toBeLessThan(2000);
  });
});

it('each unknown name is reported once, and the memory of them is bounded', () => {
  const names = new UnknownNames();
  expect([names.isNew('Shop.fax'), names.isNew('Shop.fax')]).toEqual([true, false]);
  const reported = Array.from({ length: 5000 }, (_, i) => names.isNew(`Shop.f${i}`)).filter(Boolean);
  expect(reported).toHaveLength(999);
});
