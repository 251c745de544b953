import type { ListedProduct } from './listed-product.ts';

export type Sort = 'relevance' | 'popularity' | 'name' | 'price' | 'newest';
export type Direction = 'asc' | 'desc';
/** Sorts that do not depend on the search text. */
export type FixedSort = Exclude<Sort, 'relevance'>;

export type Compare = (a: ListedProduct, b: ListedProduct) => number;

/** The default direction of each sort. */
export const naturalDirection: Record<Sort, Direction> = {
  relevance: 'desc',
  popularity: 'asc',
  name: 'asc',
  price: 'asc',
  newest: 'desc',
};

/** Sort keys are compared by code unit, as in the databases. */
export const compareNames: Compare = (a, b) => {
  if (a.sortKey === b.sortKey) return a.id - b.id;
  return a.sortKey < b.sortKey ? -1 : 1;
};

/** Of equal names the lower id still comes first. */
const byFallingName: Compare = (a, b) => (a.sortKey === b.sortKey ? a.id - b.id : compareNames(b, a));

const columns: Record<Exclude<FixedSort, 'name'>, Compare> = {
  popularity: (a, b) => a.popularity - b.popularity,
  price: (a, b) => a.lowestPrice - b.lowestPrice,
  newest: (a, b) => a.createdAt - b.createdAt,
};

/** Equal values are sorted by name. Products without a price in money come last in both directions. */
export function compareBy(sort: FixedSort, direction: Direction): Compare {
  if (sort === 'name') return direction === 'asc' ? compareNames : byFallingName;
  const column = columns[sort];
  const sign = direction === 'asc' ? 1 : -1;
  if (sort === 'price') return (a, b) => a.priceGroup - b.priceGroup || sign * column(a, b) || compareNames(a, b);
  return (a, b) => sign * column(a, b) || compareNames(a, b);
}

/**
 * A sorted list, without `gone` and with `added`. Binary search instead of a scan: most lists are long and most changes
 * small.
 */
export function replaceInOrder(
  list: ReadonlyArray<ListedProduct>,
  gone: ReadonlyArray<ListedProduct>,
  added: ReadonlyArray<ListedProduct>,
  compare: Compare,
): ReadonlyArray<ListedProduct> {
  const changes = [
    ...gone.map((product) => ({ product, isGone: true })),
    ...added.map((product) => ({ product, isGone: false })),
  ].sort((a, b) => compare(a.product, b.product));
  if (changes.length === 0) return list;
  const replaced: ListedProduct[] = [];
  let from = 0;
  for (const { product, isGone } of changes) {
    const to = placeOf(product, list, from, compare);
    while (from < to) replaced.push(list[from++]!);
    if (isGone) from += 1;
    else replaced.push(product);
  }
  while (from < list.length) replaced.push(list[from++]!);
  return replaced;
}

/** A product's index, or insertion point, in a sorted list, from `from` on. */
function placeOf(product: ListedProduct, list: ReadonlyArray<ListedProduct>, from: number, compare: Compare): number {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle]!, product) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
