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
export function compareByKeys(
  keys: ReadonlyArray<string>,
  columns: Pick<Columns, 'id'>,
  direction: Direction,
): Compare {
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [keys[a]!, keys[b]!];
    if (one === other) return columns.id[a]! - columns.id[b]!;
    return one < other ? -sign : sign;
  };
}

/**
 * Equal values are sorted by name (`byName`). Products without a price in money come last in both directions. Columns are read at
 * each comparison: they are replaced when they grow.
 */
export function compareBy(
  sort: FixedSort,
  direction: Direction,
  columns: SortColumns,
  byName: Compare = compareByKeys(columns.sortKey, columns, 'asc'),
): Compare {
  if (sort === 'name') return compareByKeys(columns.sortKey, columns, direction);
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

/** Compares by an order: numbers instead of names, which makes sorting a large shop several times as fast. */
export function compareByRank(places: Uint32Array, size: number): Compare {
  const rank = new Uint32Array(size);
  for (let index = 0; index < places.length; index += 1) rank[places[index]!] = index;
  return (a, b) => rank[a]! - rank[b]!;
}

/** Places in order. Finds changed ones by binary search: most lists are long and most changes small. */
export class Order {
  readonly #compare: Compare;
  /** With room for more. Moved in place: copies of the shop for each change would keep the garbage collector busy. */
  #numbers: Uint32Array;
  #length: number;

  /**
   * @param places in any order
   * @param compareNow compares the same way as `compare`, but only until something changes; null where places are in order
   */
  constructor(places: Uint32Array, compare: Compare, compareNow: Compare | null = compare) {
    this.#compare = compare;
    this.#numbers = compareNow ? places.slice().sort(compareNow) : places;
    this.#length = places.length;
  }

  /** Valid until the next change. */
  get places(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  /** Removes some places, before what they are compared by changes. */
  remove(gone: Uint32Array): void {
    const removed = gone.slice().sort(this.#compare);
    // Found first: the search needs all places where they are.
    const indexes = this.#indexesOf(removed);
    for (const [count, index] of indexes.entries())
      this.#numbers.copyWithin(index - count, index + 1, indexes[count + 1] ?? this.#length);
    this.#length -= indexes.length;
  }

  /** Adds places that are not in it. */
  insert(added: Uint32Array): void {
    const inserted = added.slice().sort(this.#compare);
    const indexes = this.#indexesOf(inserted);
    const length = this.#length + inserted.length;
    if (length > this.#numbers.length) {
      const grown = new Uint32Array(Math.ceil(length * 1.2));
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    let end = this.#length;
    for (let count = inserted.length - 1; count >= 0; count -= 1) {
      const index = indexes[count]!;
      this.#numbers.copyWithin(index + count + 1, index, end);
      this.#numbers[index + count] = inserted[count]!;
      end = index;
    }
    this.#length = length;
  }

  /** The indexes of sorted places, or where they would be. */
  #indexesOf(sorted: Uint32Array): Uint32Array {
    let from = 0;
    return sorted.map((place) => (from = this.#indexOf(place, from)));
  }

  /** A place's index, or where it would be, from `from` on. */
  #indexOf(place: number, from: number): number {
    let [low, high] = [from, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#numbers[middle]!, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
