import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Columns } from './columns.ts';
import type { ListedProduct } from './listed-product.ts';

const base: Omit<ListedProduct, 'id' | 'place' | 'values' | 'versionGroup'> = {
  categorySet: 0,
  producer: null,
  popularity: 1,
  sortKey: '',
  createdAt: 0,
  lowestPrice: 0,
  priceGroup: 0,
  isNew: false,
  isReduced: false,
  isDistinguished: false,
  isRecommended: false,
  isAvailable: true,
  shipsToday: false,
};

const places = 40;
/** Enough values and changes that unused values are thrown away and the others move. */
const change = fc.record({
  place: fc.nat(places - 1),
  values: fc.option(fc.array(fc.nat(500), { maxLength: 200 })),
  versionGroup: fc.nat(3),
});

it('columns hold what was written last, however often products change and values move', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 100, maxLength: 300 }), (changes) => {
      const columns = new Columns();
      const expected = new Map<number, { values: ReadonlyArray<number>; versionGroup: number }>();
      for (const { place, values, versionGroup } of changes) {
        if (values === null) {
          columns.clear(place);
          expected.delete(place);
        } else {
          columns.write({ ...base, id: place + 1000, place, values, versionGroup });
          expected.set(place, { values, versionGroup });
        }
      }
      expect([...columns.listedPlaces()]).toEqual([...expected.keys()].toSorted((a, b) => a - b));
      for (const [place, { values }] of expected) expect([...columns.valuesAt(place)]).toEqual(values);
      const grouped = [...expected].filter(([, { versionGroup }]) => versionGroup > 0);
      const inGroups = grouped.toSorted(([a, one], [b, other]) => one.versionGroup - other.versionGroup || a - b);
      expect([...columns.placesBy(columns.versionGroup)]).toEqual(inGroups.map(([place]) => place));
    }),
    { numRuns: 50 },
  );
});
