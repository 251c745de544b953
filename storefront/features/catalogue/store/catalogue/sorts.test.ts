import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKey } from '../../../../../patterns/rules/fold.ts';
import { sortedByKeys } from './radix-sort.ts';
import { compareBy, Order, sortedBy, type SortColumns } from './sorts.ts';

interface Row {
  id: number;
  popularity: number;
  sortKey: string;
  createdAt: number;
  lowestPrice: number;
  priceGroup: number;
}

const plain: Row = { id: 1, popularity: 1, sortKey: 'a', createdAt: 1, lowestPrice: 1, priceGroup: 0 };

/** The columns of rows, in their order. */
const columnsOf = (rows: ReadonlyArray<Row>): SortColumns => ({
  id: Float64Array.from(rows, ({ id }) => id),
  popularity: Float64Array.from(rows, ({ popularity }) => popularity),
  createdAt: Float64Array.from(rows, ({ createdAt }) => createdAt),
  lowestPrice: Float64Array.from(rows, ({ lowestPrice }) => lowestPrice),
  priceGroup: Uint8Array.from(rows, ({ priceGroup }) => priceGroup),
  sortKey: rows.map(({ sortKey }) => sortKey),
});

const row = fc.record({
  popularity: fc.nat(5),
  sortKey: fc.constantFrom('', 'a', 'b', 'ba'),
  createdAt: fc.nat(3),
  lowestPrice: fc.nat(4),
  priceGroup: fc.nat(2),
});
/** Each place has a row before and one after a change, or none. */
const changes = fc.array(fc.record({ before: fc.option(row), after: fc.option(row), isChanged: fc.boolean() }), {
  maxLength: 60,
});
const orders = fc.tuple(fc.constantFrom('popularity', 'name', 'price', 'newest'), fc.constantFrom('asc', 'desc'));

describe('products in order', () => {
  it('stay sorted when some are removed, added or moved', () => {
    fc.assert(
      fc.property(changes, orders, (places, [sort, direction]) => {
        // Ids fall while places rise.
        const rowAt = (some: Omit<Row, 'id'> | null, place: number): Row => ({ ...plain, ...some, id: 100 - place });
        const columns = columnsOf(places.map(({ before }, place) => rowAt(before, place)));
        const compare = compareBy(sort, direction, columns);
        const placesThat = (is: (change: (typeof places)[number]) => boolean) =>
          Uint32Array.from(places.flatMap((change, place) => (is(change) ? [place] : [])));
        const order = new Order(placesThat(({ before }) => before !== null).sort(compare), compare);
        order.remove(placesThat(({ before, isChanged }) => before !== null && isChanged));
        const rows = places.map(({ before, after, isChanged }) => (isChanged ? after : before));
        const { sortKey, ...numbers } = columnsOf(rows.map(rowAt));
        Object.assign(columns, numbers);
        columns.sortKey.splice(0, sortKey.length, ...sortKey);
        order.insert(placesThat(({ after, isChanged }) => after !== null && isChanged));
        const listed = rows.flatMap((each, place) => (each ? [place] : []));
        expect([...order.places]).toEqual(listed.sort(compare));
      }),
    );
  });

  it('are sorted without comparing as by comparing, whatever letters their keys have', () => {
    // Many of a letter, so that keys share beginnings; enough to be counted.
    const key = fc.string({ unit: fc.constantFrom('a', 'a', 'b', '0', '~', '\0', 'é', 'Ж', '😀'), maxLength: 20 });
    const many = fc.array(fc.record({ row, key }), { minLength: 400, maxLength: 900 });
    fc.assert(
      fc.property(many, orders, (places, [sort, direction]) => {
        const rows = places.map(({ row: one, key: sortKey }, place) => ({
          ...plain,
          ...one,
          sortKey,
          id: 1000 - place,
        }));
        const columns = columnsOf(rows);
        columns.createdAt.forEach((at, place) => (columns.createdAt[place] = 1_700_000_000_000 + at * 86_399_999));
        const compare = compareBy(sort, direction, columns);
        const all = Uint32Array.from(rows.keys());
        const byName = sortedByKeys(all, columns.sortKey, compareBy('name', 'asc', columns));
        expect(sortedBy(sort, direction, columns, byName)).toEqual(all.toSorted(compare));
      }),
      { numRuns: 25 },
    );
  });

  it('stand in the order of the Polish alphabet', () => {
    const name = fc.string({
      unit: fc.constantFrom(...'a ą b c ć e ę l ł n ń o ó s ś z ź ż'.split(' ')),
      minLength: 1,
      maxLength: 14,
    });
    const { compare } = new Intl.Collator('pl');
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 400, maxLength: 500 }), (names) => {
        const columns = columnsOf(names.map((each, place) => ({ ...plain, id: place, sortKey: sortKey(each) })));
        const byName = compareBy('name', 'asc', columns);
        const sorted = sortedByKeys(Uint32Array.from(names.keys()), columns.sortKey, byName);
        expect(Array.from(sorted, (place) => names[place]!)).toEqual(names.toSorted(compare));
      }),
      { numRuns: 10 },
    );
  });

  const idsBy = (rows: ReadonlyArray<Row>, ...by: [Parameters<typeof compareBy>[0], 'asc' | 'desc']) => {
    const columns = columnsOf(rows);
    const byName = Uint32Array.from(rows.keys()).sort(compareBy('name', 'asc', columns));
    const places = sortedBy(...by, columns, byName);
    return Array.from(places, (place) => rows[place]!.id);
  };

  it('by price have those without one last in both directions', () => {
    const byPhone = { ...plain, id: 2, priceGroup: 2, lowestPrice: 0 };
    const forPoints = { ...plain, id: 3, priceGroup: 1, lowestPrice: 500 };
    const dear = { ...plain, id: 4, lowestPrice: 900 };
    const rows = [byPhone, forPoints, dear, plain];
    expect(idsBy(rows, 'price', 'asc')).toEqual([1, 4, 3, 2]);
    expect(idsBy(rows, 'price', 'desc')).toEqual([4, 1, 3, 2]);
  });

  it('of equal value come by name, then by id', () => {
    const rows = ['b', 'a', 'a'].map((sortKey, index) => ({ ...plain, id: 9 - index, sortKey }));
    for (const direction of ['asc', 'desc'] as const) expect(idsBy(rows, 'popularity', direction)).toEqual([7, 8, 9]);
    expect(idsBy(rows, 'name', 'desc')).toEqual([9, 7, 8]);
  });
});
