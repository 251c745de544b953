import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitByDispatch } from './parcels.ts';

const leaving = (...days: ReadonlyArray<number | null>) => days.map((dispatch) => ({ dispatch }));

it('goods part into those that leave first and the rest', () => {
  expect(splitByDispatch(leaving(5, 3, null, 3))).toEqual({ now: leaving(3, 3), later: leaving(5, null) });
});

it.each([[leaving()], [leaving(3)], [leaving(3, 3)], [leaving(null, null)]])('nothing is split in %j', (goods) => {
  expect(splitByDispatch(goods)).toBeNull();
});

it('no goods are lost, doubled or sent later than needed', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 8 }), (days) => {
      const goods = leaving(...days);
      const parts = splitByDispatch(goods);
      if (!parts) return new Set(days).size < 2;
      const [day] = parts.now.map(({ dispatch }) => dispatch!);
      return (
        parts.now.length + parts.later.length === goods.length &&
        parts.later.every(({ dispatch }) => dispatch === null || dispatch > day!)
      );
    }),
  );
});
