import { expect, it } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

it('keeps what was used last, as far as there is room', () => {
  const recent = new RecentlyUsed<string>(10);
  const kept = () => ['a', 'b', 'c', 'd'].filter((key) => recent.holds(key, key.toUpperCase()));
  for (const key of ['a', 'b', 'c']) recent.set(key, key.toUpperCase(), 3);
  expect(kept()).toEqual(['a', 'b', 'c']);
  expect(recent.get('a')).toBe('A');
  recent.set('d', 'D', 4);
  expect(kept()).toEqual(['a', 'c', 'd']);
  expect(recent.get('b')).toBeUndefined();
  recent.set('c', 'C', 1);
  recent.set('b', 'B', 2);
  expect(kept()).toEqual(['a', 'b', 'c', 'd']);
  recent.set('d', 'other', 7);
  expect(kept()).toEqual(['b', 'c']);
  recent.set('a', 'A', 11);
  expect(kept()).toEqual([]);
  expect(recent.get('a')).toBeUndefined();
});

it('has all its room again after it was emptied', () => {
  const recent = new RecentlyUsed<number>(2);
  recent.set('a', 1, 2);
  recent.clear();
  recent.set('b', 2, 2);
  expect([recent.get('a'), recent.get('b')]).toEqual([undefined, 2]);
  recent.delete('b');
  recent.set('c', 3, 1);
  recent.set('d', 4, 1);
  expect([recent.get('c'), recent.get('d')]).toEqual([3, 4]);
});
