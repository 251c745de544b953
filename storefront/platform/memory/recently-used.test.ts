import { expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

it('keeps the most recently used within its limit', () => {
  const recent = new RecentlyUsed<string>(10);
  for (const key of ['a', 'b', 'c']) recent.set(key, key.toUpperCase(), 3);
  expect(recent.get('a')).toBe('A');
  recent.set('d', 'D', 4);
  expect(recent.get('b')).toBeUndefined();
  // From here on their order of use is the order of the reads: c, a, d.
  const kept = () => ['c', 'a', 'd', 'e'].filter((key) => recent.get(key) !== undefined);
  expect(kept()).toEqual(['c', 'a', 'd']);
  recent.set('d', 'other', 4);
  expect([kept(), recent.get('d')]).toEqual([['c', 'a', 'd'], 'other']);
  recent.set('c', 'C', 1);
  recent.set('e', 'E', 2);
  expect(kept()).toEqual(['c', 'a', 'd', 'e']);
  recent.set('e', 'E', 7);
  expect(kept()).toEqual(['e']);
});

it('does not keep an entry above the limit', () => {
  const recent = new RecentlyUsed<number>(2);
  recent.set('a', 1, 1);
  recent.set('b', 2, 3);
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, undefined]);
  recent.set('c', 3, 2);
  expect(recent.get('c')).toBe(3);
});
