import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedProduct } from './listed-product.ts';
import { compareBy, replaceInOrder } from './sorts.ts';

const plain: ListedProduct = {
  id: 1,
  place: 0,
  categorySet: 0,
  producerId: 1,
  versionGroup: 0,
  popularity: 1,
  sortKey: 'a',
  createdAt: 1,
  lowestPrice: 1,
  hasPrice: true,
  priceGroup: 0,
  isNew: false,
  isReduced: false,
  isDistinguished: false,
  isRecommended: false,
  isAvailable: true,
  shipsToday: false,
  values: [],
  flags: 0,
};

const products = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(200),
      popularity: fc.nat(5),
      sortKey: fc.constantFrom('', 'a', 'b', 'ba'),
      createdAt: fc.nat(3),
      lowestPrice: fc.nat(4),
      priceGroup: fc.nat(2),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  )
  .map((some) => some.map((columns): ListedProduct => ({ ...plain, ...columns })));
const orders = fc
  .tuple(fc.constantFrom('popularity', 'name', 'price', 'newest'), fc.constantFrom('asc', 'desc'))
  .map(([sort, direction]) => compareBy(sort, direction));

describe('products in order', () => {
  it('stay sorted when some are removed, added or moved', () => {
    fc.assert(
      fc.property(products, products, fc.nat(60), orders, (all, others, cut, compare) => {
        const list = all.toSorted(compare);
        const gone = all.slice(0, cut);
        const left = new Set(all.slice(cut).map(({ id }) => id));
        const added = others.filter(({ id }) => !left.has(id));
        const replaced = replaceInOrder(list, gone, added, compare);
        expect(replaced).toEqual([...all.slice(cut), ...added].sort(compare));
      }),
    );
  });

  it('by price have those without one last in both directions', () => {
    const byPhone = { ...plain, id: 2, priceGroup: 2, lowestPrice: 0 };
    const forPoints = { ...plain, id: 3, priceGroup: 1, lowestPrice: 500 };
    const dear = { ...plain, id: 4, lowestPrice: 900 };
    const idsBy = (direction: 'asc' | 'desc') =>
      [byPhone, forPoints, dear, plain].sort(compareBy('price', direction)).map(({ id }) => id);
    expect(idsBy('asc')).toEqual([1, 4, 3, 2]);
    expect(idsBy('desc')).toEqual([4, 1, 3, 2]);
  });

  it('of equal value come by name, then by id', () => {
    const some = ['b', 'a', 'a'].map((sortKey, index) => ({ ...plain, id: 9 - index, sortKey }));
    for (const direction of ['asc', 'desc'] as const)
      expect(some.toSorted(compareBy('popularity', direction)).map(({ id }) => id)).toEqual([7, 8, 9]);
  });
});
