import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBy, Order, type SortColumns } from './sorts.ts';

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
        const order = new Order(
          placesThat(({ before }) => before !== null),
          compare,
        );
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

  const idsBy = (rows: ReadonlyArray<Row>, ...by: [Parameters<typeof compareBy>[0], 'asc' | 'desc']) => {
    const columns = columnsOf(rows);
    const { places } = new Order(Uint32Array.from(rows.keys()), compareBy(...by, columns));
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
