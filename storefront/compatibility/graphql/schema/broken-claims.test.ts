import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { brokenClaims } from './broken-claims.ts';

const schema = buildSchema(`
  type Query { basket: Basket lines: [Line!] }
  type Basket {
    "Of a second part: always null."
    later: String
    "Always empty: none is set up."
    groups: [Line!]
    "Always false."
    isDivided: Boolean
    "Of packaging: always 0."
    deposit: Money
    "Always \`error\`."
    status: String
    first: Line
  }
  type Line {
    "In points: always 0."
    points: Float
    "Null where there is none, else its name."
    name: String
  }
  type Money { value: Float formatted: String }
`);

const broken = (document: string, data: object) =>
  brokenClaims(schema, document, data).map((sentence) => sentence.split(' says ')[0]);

describe('brokenClaims', () => {
  it('finds nothing if every answer matches', () => {
    const basket = { later: null, groups: [], isDivided: false, deposit: { value: 0 }, status: 'error' };
    expect(broken('{ basket { later groups { name } isDivided deposit { value } status } }', { basket })).toEqual([]);
    expect(broken('{ basket { deposit { formatted } } }', { basket: { deposit: { formatted: '0,00 zł' } } })).toEqual(
      [],
    );
    expect(broken('{ basket { later } }', { basket: null })).toEqual([]);
  });

  it.each([
    ['later', '{ basket { later } }', { later: 'x' }],
    ['groups', '{ basket { groups { name } } }', { groups: [{ name: 'x' }] }],
    ['isDivided', '{ basket { isDivided } }', { isDivided: true }],
    ['deposit', '{ basket { deposit { value } } }', { deposit: { value: 1 } }],
    ['status', '{ basket { status } }', { status: 'success' }],
  ])('reports %s that contradicts its description', (field, document, basket) => {
    expect(broken(document, { basket })).toEqual([`Basket.${field}`]);
  });

  it('checks aliases, lists and fragments', () => {
    const document =
      'query { all: lines { ...line } basket { ... on Basket { one: first { p: points } } } } fragment line on Line { points }';
    expect(broken(document, { all: [{ points: 0 }, { points: 2 }], basket: { one: { p: 3 } } })).toEqual([
      'Line.points',
      'Line.points',
    ]);
  });
});
