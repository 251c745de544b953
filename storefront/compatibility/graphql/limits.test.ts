import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { brokenLimit, limits, measure } from './limits.ts';

const measured = (query: string) => measure(parse(query));
const repeated = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, i) => part(i));

describe('a document is measured', () => {
  it.each([
    ['a field', '{ hello }', { depth: 1, aliases: 0, cost: 11 }],
    ['nested fields', '{ a { b { c } } }', { depth: 3, aliases: 0, cost: 13 }],
    ['sibling fields', '{ a { b } c }', { depth: 2, aliases: 0, cost: 23 }],
    ['aliases', '{ one: a two: a { three: b } }', { depth: 2, aliases: 3, cost: 23 }],
    ['the same selection twice', '{ a { b b } }', { depth: 2, aliases: 0, cost: 13 }],
    ['a named fragment', '{ a { ...f } } fragment f on A { b { x: c } }', { depth: 3, aliases: 1, cost: 13 }],
    ['an inline fragment', '{ a { ... on A { b } } }', { depth: 2, aliases: 0, cost: 12 }],
    [
      'a fragment that is spread twice',
      '{ a { ...f ...f } } fragment f on A { b c }',
      { depth: 2, aliases: 0, cost: 15 },
    ],
    ['a query of a list', '{ products { a } }', { depth: 2, aliases: 0, cost: 102 }],
    ['the same name nested deeper', '{ a { products { b } } }', { depth: 3, aliases: 0, cost: 13 }],
    [
      'things listed in a query',
      '{ a(ids: [1, 2], x: { y: [{ z: 1 }] }, s: "b") { c } }',
      { depth: 2, aliases: 0, cost: 42 },
    ],
    [
      'queries in a fragment',
      '{ ...f ... { a } } fragment f on Query { products { a } }',
      { depth: 2, aliases: 0, cost: 113 },
    ],
    ['an undefined fragment', '{ a { ...f } }', { depth: 1, aliases: 0, cost: 11 }],
  ])('by %s', (_, query, expected) => {
    expect(measured(query)).toEqual(expected);
  });

  it('quickly when fragments spread each other many times', () => {
    const levels = 30;
    const fragments = repeated(levels, (i) => `fragment f${i} on A { ...f${i + 1} ...f${i + 1} }`);
    const started = performance.now();
    const { cost } = measured(`{ a { ...f0 } } ${fragments.join(' ')} fragment f${levels} on A { b }`);
    expect(cost).toBe(2 ** levels + 11);
    // Visiting each of the spreads would take minutes.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('limits', () => {
  const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;

  it.each([
    ['depth', nested(limits.depth), nested(limits.depth + 1)],
    [
      'aliases',
      `{ ${repeated(limits.aliases, (i) => `a${i}: hello`).join(' ')} }`,
      `{ ${repeated(limits.aliases + 1, (i) => `a${i}: hello`).join(' ')} }`,
    ],
    ['cost', `{ a { ${'b '.repeat(limits.cost - 11)} } }`, `{ a { ${'b '.repeat(limits.cost - 10)} } }`],
  ])('%s: accepts the limit, rejects one more', (name, within, above) => {
    expect(brokenLimit(parse(within))).toBeNull();
    expect(brokenLimit(parse(above))).toMatch(`The document's ${name} is above the limit`);
  });

  it('reject a fragment that contains itself', () => {
    expect(brokenLimit(parse('{ a { ...f } } fragment f on A { b { ...f } }'))).toMatch('depth');
  });
});
