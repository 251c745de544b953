import type { Columns } from './columns.ts';

export type Sort = 'relevance' | 'popularity' | 'name' | 'price' | 'newest';
export type Direction = 'asc' | 'desc';
/** Sorts that do not depend on the search text. */
export type FixedSort = Exclude<Sort, 'relevance'>;

/** Compares the products at two places. Never 0 for two different ones. */
export type Compare = (a: number, b: number) => number;

/** The columns that sorts compare. */
export type SortColumns = Pick<Columns, 'id' | 'popularity' | 'createdAt' | 'lowestPrice' | 'priceGroup' | 'sortKey'>;

/** The default direction of each sort. */
export const naturalDirection: Record<Sort, Direction> = {
  relevance: 'desc',
  popularity: 'asc',
  name: 'asc',
  price: 'asc',
  newest: 'desc',
};

/**
 * By these keys; of equal ones the lower id comes first in both directions. Keys are compared by code unit, as in the
 * databases.
 */
export function compareByKeys(keys: ReadonlyArray<string>, columns: Pick<Columns, 'id'>, direction: Direction): Compare {
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [keys[a]!, keys[b]!];
    if (one === other) return columns.id[a]! - columns.id[b]!;
    return one < other ? -sign : sign;
  };
}

/**
 * Equal values are sorted by name. Products without a price in money come last in both directions. Columns are read at
 * each comparison: they are replaced when they grow.
 */
export function compareBy(sort: FixedSort, direction: Direction, columns: SortColumns): Compare {
  if (sort === 'name') return compareByKeys(columns.sortKey, columns, direction);
  const byName = compareByKeys(columns.sortKey, columns, 'asc');
  const sign = direction === 'asc' ? 1 : -1;
  switch (sort) {
    case 'popularity':
      return (a, b) => sign * (columns.popularity[a]! - columns.popularity[b]!) || byName(a, b);
    case 'newest':
      return (a, b) => sign * (columns.createdAt[a]! - columns.createdAt[b]!) || byName(a, b);
    case 'price':
      return (a, b) =>
        columns.priceGroup[a]! - columns.priceGroup[b]! ||
        sign * (columns.lowestPrice[a]! - columns.lowestPrice[b]!) ||
        byName(a, b);
  }
}

/** Places in order. Finds changed ones by binary search: most lists are long and most changes small. */
export class Order {
  readonly compare: Compare;
  places: Uint32Array;

  /** @param places in any order */
  constructor(places: Uint32Array, compare: Compare) {
    this.compare = compare;
    this.places = places.slice().sort(compare);
  }

  /** Removes some places, before what they are compared by changes. */
  remove(gone: Uint32Array): void {
    const removed = gone.slice().sort(this.compare);
    const left = new Uint32Array(this.places.length - removed.length);
    let [from, end] = [0, 0];
    for (const place of removed) {
      const to = this.#indexOf(place, from);
      left.set(this.places.subarray(from, to), end);
      end += to - from;
      from = to + 1;
    }
    left.set(this.places.subarray(from), end);
    this.places = left;
  }

  /** Adds places that are not in it. */
  insert(added: Uint32Array): void {
    const inserted = added.slice().sort(this.compare);
    const all = new Uint32Array(this.places.length + inserted.length);
    let [from, end] = [0, 0];
    for (const place of inserted) {
      const to = this.#indexOf(place, from);
      all.set(this.places.subarray(from, to), end);
      end += to - from;
      all[end++] = place;
      from = to;
    }
    all.set(this.places.subarray(from), end);
    this.places = all;
  }

  /** A place's index, or where it would be, from `from` on. */
  #indexOf(place: number, from: number): number {
    let [low, high] = [from, this.places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.places[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
