import type { Kysely } from 'kysely';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import type { ListedProduct } from './listed-product.ts';
import type { ListingIndex } from './listing-index.ts';
import type { ProductZone } from './types.ts';

/** The platform's special lists: `promo`, `newproducts`, `bestseller`, `distinguished` and `special` of search.php. */
export type Special = 'promotion' | 'new' | 'bestseller' | ProductZone;

/** `available`: a size is buyable now. `today`: and it leaves on the day of the order, if early enough. */
export type AvailabilityChoice = 'available' | 'today';

/**
 * A shopper's selection. Values of one filter are alternatives (this producer or that one), filters combine (this
 * producer and this size). An unknown value finds nothing.
 */
export interface ListFilters {
  producers?: ReadonlyArray<number>;
  /** By cheapest size, both ends included. Products without a price in money are left out. */
  price?: { from?: Grosze; to?: Grosze };
  /** Types of sizes; only buyable ones count. */
  sizes?: ReadonlyArray<string>;
  availability?: ReadonlyArray<AvailabilityChoice>;
  /** By parameters: `filter_<id>` of the address. */
  parameters?: ReadonlyArray<{ id: number; values: ReadonlyArray<number> }>;
}

/** Filters that are no parameters. */
export const filterIds = { size: 0, producer: -1, price: -2, availability: -3, special: -4 } as const;

/** Bestsellers are this many of the most bought. */
const bestsellers = 20;

type Test = (product: ListedProduct) => boolean;
type FlagTest = (product: Omit<ListedProduct, 'flags'>) => boolean;

export const specialTests: Record<Special, FlagTest> = {
  promotion: ({ isReduced }) => isReduced,
  new: ({ isNew }) => isNew,
  bestseller: ({ popularity }) => popularity <= bestsellers,
  distinguished: ({ isDistinguished }) => isDistinguished,
  special: ({ isRecommended }) => isRecommended,
};
export const availabilityTests: Record<AvailabilityChoice, FlagTest> = {
  available: ({ isAvailable }) => isAvailable,
  today: ({ isAvailable, shipsToday }) => isAvailable && shipsToday,
};

/** The selectable flags, each a bit of `flags` by its place here. */
export const flags = [
  ...Object.entries(specialTests).map(([name, test]) => ({ filterId: filterIds.special, name, test })),
  ...Object.entries(availabilityTests).map(([name, test]) => ({ filterId: filterIds.availability, name, test })),
];

/** The flag bits of a product. */
export const flagsOf: (product: Omit<ListedProduct, 'flags'>) => number = (product) =>
  flags.reduce((bits, { test }, place) => (test(product) ? bits | (1 << place) : bits), 0);

/** More values than anyone chooses. */
const mostValues = 100;
const mostParameters = 20;

/** An active filter, and its test of a product. */
export interface ChosenFilter {
  readonly id: number;
  readonly passes: Test;
}

/** The selected sizes as filter values: an address names them by type. */
export async function sizesCalled(db: Kysely<Schema>, types: ReadonlyArray<string> = []) {
  if (types.length === 0) return [];
  const sizes = db.selectFrom('filter_values').selectAll().where('filter_id', '=', filterIds.size);
  return sizes.where('value', 'in', types.slice(0, mostValues)).execute();
}

/**
 * The filters with a selection, each once.
 * @param sizes ids of the selected sizes (`sizesCalled`)
 */
export function chosenFilters(
  { special, filters = {} }: { special?: Special; filters?: ListFilters },
  sizes: ReadonlyArray<number>,
  index: ListingIndex,
): ReadonlyArray<ChosenFilter> {
  const { producers = [], price, availability = [], parameters = [] } = filters;
  const chosen: ChosenFilter[] = [];
  const add = (id: number, passes: Test) => chosen.push({ id, passes });
  const addValues = (id: number, values: ReadonlyArray<number>) => {
    const marks = index.marks(id, values);
    add(id, (product) => product.values.some((place) => marks[place] === 1));
  };
  if (special) add(filterIds.special, specialTests[special]);
  if (producers.length > 0) {
    const wanted = new Set(producers.slice(0, mostValues));
    add(filterIds.producer, ({ producerId }) => producerId !== null && wanted.has(producerId));
  }
  if (price?.from !== undefined || price?.to !== undefined) {
    const { from = 0, to = Infinity } = price;
    add(filterIds.price, ({ hasPrice, lowestPrice }) => hasPrice && lowestPrice >= from && lowestPrice <= to);
  }
  if (availability.length > 0) {
    const tests = availability.map((choice) => availabilityTests[choice]);
    add(filterIds.availability, (product) => tests.some((test) => test(product)));
  }
  if (filters.sizes && filters.sizes.length > 0) addValues(filterIds.size, sizes);
  for (const { id, values } of parameters.slice(0, mostParameters))
    if (values.length > 0) addValues(id, values.slice(0, mostValues));
  return chosen;
}
