import { sql, type RawBuilder } from 'kysely';
import type { Grosze } from '../../../../patterns/rules/money.ts';

/** Lists that the platform names: `promo`, `newproducts`, `bestseller` of search.php. */
export type Special = 'promotion' | 'new' | 'bestseller';

/** `available`: some size can be bought now. `today`: and it leaves on the day of the order, where that is early enough. */
export type AvailabilityChoice = 'available' | 'today';

/**
 * What a shopper chose. Values of one filter widen the list (this producer or that one), filters narrow it (this producer
 * and this size). A value that does not exist finds nothing.
 */
export interface ListFilters {
  producers?: ReadonlyArray<number>;
  /** Of what the cheapest size costs, both ends included. Products without a price in money are left out. */
  price?: { from?: Grosze; to?: Grosze };
  /** Types of sizes; only those count that can be bought now. */
  sizes?: ReadonlyArray<string>;
  availability?: ReadonlyArray<AvailabilityChoice>;
  /** By parameters: `filter_<id>` of the address. */
  parameters?: ReadonlyArray<{ id: number; values: ReadonlyArray<number> }>;
}

/** Filters that are no parameters; those of the table product_filters have an id from 0. */
export const filterIds = { size: 0, producer: -1, price: -2, availability: -3, special: -4 } as const;

/** How far down the list of what is bought most a bestseller stands. */
const bestsellers = 20;

/** Conditions on a row `l` of listed_products, by what a value means. */
export const specialConditions: Record<Special, RawBuilder<boolean>> = {
  promotion: sql`l.is_reduced = 1`,
  new: sql`l.is_new = 1`,
  bestseller: sql`l.popularity <= ${sql.lit(bestsellers)}`,
};
export const availabilityConditions: Record<AvailabilityChoice, RawBuilder<boolean>> = {
  available: sql`l.is_available = 1`,
  today: sql`(l.is_available = 1 and l.ships_today = 1)`,
};
/**
 * A price by phone or in points is no price in money. Written as a sum, which no index holds: SQLite would rather read the
 * whole shop along the index of prices than a department.
 */
export const hasPrice = sql<boolean>`(l.is_phone_price + l.is_for_points_only = 0)`;

/** More values than anybody chooses; each costs room in the statement. */
const mostValues = 100;
const mostParameters = 20;

const listOf = (values: ReadonlyArray<number | string>) =>
  sql.join(values.slice(0, mostValues).map((value) => sql`${value}`));

/**
 * Of a part of the shop each product is looked up by its key; of the whole shop those with the values are read in one go,
 * which is cheaper than to look up all.
 */
const hasValue = (filterId: number, values: RawBuilder<unknown>, isNarrow: boolean) => {
  const held = sql`from product_filters as h where h.filter_id = ${filterId} and h.value_id in (${values})`;
  return isNarrow
    ? sql<boolean>`exists (select 1 ${held} and h.product_id = l.product_id)`
    : sql<boolean>`l.product_id in (select h.product_id ${held})`;
};

/** A filter that was chosen, as a condition on a row `l` of listed_products. */
export interface ChosenFilter {
  readonly id: number;
  readonly condition: RawBuilder<boolean>;
}

/** The filters in which something was chosen, each once. */
export function chosenFilters(
  { special, filters = {} }: { special?: Special; filters?: ListFilters },
  isNarrow: boolean,
): ReadonlyArray<ChosenFilter> {
  const { producers = [], price, sizes = [], availability = [], parameters = [] } = filters;
  const chosen: ChosenFilter[] = [];
  const add = (id: number, condition: RawBuilder<boolean>) => chosen.push({ id, condition });
  if (special) add(filterIds.special, specialConditions[special]);
  if (producers.length > 0) add(filterIds.producer, sql`l.producer_id in (${listOf(producers)})`);
  if (price?.from !== undefined || price?.to !== undefined) {
    const { from = 0, to = Number.MAX_SAFE_INTEGER } = price;
    add(filterIds.price, sql`(${hasPrice} and l.lowest_price between ${from} and ${to})`);
  }
  if (availability.length > 0) {
    const conditions = availability.map((choice) => availabilityConditions[choice]);
    add(filterIds.availability, sql`(${sql.join(conditions, sql` or `)})`);
  }
  if (sizes.length > 0) {
    const ids = sql`select id from filter_values where filter_id = ${filterIds.size} and value in (${listOf(sizes)})`;
    add(filterIds.size, hasValue(filterIds.size, ids, isNarrow));
  }
  for (const { id, values } of parameters.slice(0, mostParameters))
    if (values.length > 0) add(id, hasValue(id, listOf(values), isNarrow));
  return chosen;
}
