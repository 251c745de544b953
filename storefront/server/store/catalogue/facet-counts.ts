import type { Grosze } from '../../../../patterns/rules/money.ts';
import { filterIds, type AvailabilityChoice, type Special } from './filters.ts';

/** What the one pass of facets.ts answers. */
export interface CountRow {
  /** Null for a row that counts products by producer and marks; else the filter that `value_id` belongs to. */
  filter_id: number | null;
  /** The producer, or the value of the filter. */
  value_id: number | null;
  /** A bit for each chosen filter, in their order, that these products do not pass: none or one. */
  fails: number;
  /** Bits of `marks`. */
  marks: number;
  products: number;
  lowest: Grosze;
  highest: Grosze;
}

/** The bits that facets.ts writes. */
export const marks = { isNew: 1, isReduced: 2, isAvailable: 4, shipsToday: 8, isBestseller: 16, hasPrice: 32 } as const;

/** How many products each value of each filter holds, without what is chosen in that filter itself. */
export interface Counts {
  total: number;
  price: { min: Grosze; max: Grosze } | null;
  producers: ReadonlyMap<number, number>;
  special: Record<Special, number>;
  availability: Record<AvailabilityChoice, number>;
  /** Of sizes and parameters: by filter, then by value. */
  values: ReadonlyMap<number, ReadonlyMap<number, number>>;
}

/** @param chosen the ids of the chosen filters, in the order of their bits */
export function countsOf(rows: ReadonlyArray<CountRow>, chosen: ReadonlyArray<number>): Counts {
  const bitOf = new Map(chosen.map((id, index) => [id, 2 ** index]));
  const producers = new Map<number, number>();
  const values = new Map<number, Map<number, number>>();
  const special = { promotion: 0, new: 0, bestseller: 0 };
  const availability = { available: 0, today: 0 };
  let total = 0;
  let price = null as Counts['price'];

  for (const { filter_id, value_id, fails, marks: bits, products, lowest, highest } of rows) {
    if (filter_id !== null) {
      const held = values.get(filter_id) ?? new Map<number, number>();
      values.set(filter_id, held.set(value_id!, products));
      continue;
    }
    const isFor = (id: number) => fails === 0 || fails === bitOf.get(id);
    const has = (mark: number) => (bits & mark) !== 0;
    if (fails === 0) total += products;
    if (isFor(filterIds.producer) && value_id !== null)
      producers.set(value_id, (producers.get(value_id) ?? 0) + products);
    if (isFor(filterIds.special)) {
      if (has(marks.isReduced)) special.promotion += products;
      if (has(marks.isNew)) special.new += products;
      if (has(marks.isBestseller)) special.bestseller += products;
    }
    if (isFor(filterIds.availability) && has(marks.isAvailable)) {
      availability.available += products;
      if (has(marks.shipsToday)) availability.today += products;
    }
    if (isFor(filterIds.price) && has(marks.hasPrice)) {
      price = { min: Math.min(price?.min ?? lowest, lowest), max: Math.max(price?.max ?? highest, highest) };
    }
  }
  return { total, price, producers, special, availability, values };
}
