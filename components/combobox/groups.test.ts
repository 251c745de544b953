import { describe, expect, it } from 'vitest';
import { firstOfNeighbour, groupAt, placeGroups } from './groups.ts';
import { sixGroups } from './sample-search.ts';

const placed = placeGroups(sixGroups);

describe('the groups of a search', () => {
  it('follow the order of kinds, whatever the input order, each with its first index', () => {
    expect(placed.map(({ kind, first }) => `${first} ${kind}`)).toEqual([
      '0 queries',
      '3 categories',
      '5 series',
      '7 producers',
      '8 pages',
      '9 products',
    ]);
  });

  it('are omitted if empty', () => {
    expect(placeGroups([{ kind: 'series', options: [] }])).toEqual([]);
  });

  it.each([
    [0, 'queries'],
    [2, 'queries'],
    [3, 'categories'],
    [14, 'products'],
    [15, undefined],
    [-1, undefined],
  ])('hold option %d in %s', (index, kind) => {
    expect(groupAt(placed, index)?.kind).toBe(kind);
  });

  it.each([
    [1, 1, 3],
    [4, 1, 5],
    [14, 1, 0],
    [1, -1, 9],
    [4, -1, 0],
  ] as const)('lead from option %d by %d to option %d', (index, step, expected) => {
    expect(firstOfNeighbour(placed, index, step)).toBe(expected);
  });
});
