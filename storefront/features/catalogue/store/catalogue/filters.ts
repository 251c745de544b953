import type { Kysely } from 'kysely';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import type { Columns } from './columns.ts';
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

type FlagTest = (product: ListedProduct) => boolean;

const specialTests: Record<Special, FlagTest> = {
  promotion: ({ isReduced }) => isReduced,
  new: ({ isNew }) => isNew,
  bestseller: ({ popularity }) => popularity <= bestsellers,
  distinguished: ({ isDistinguished }) => isDistinguished,
  special: ({ isRecommended }) => isRecommended,
};
const availabilityTests: Record<AvailabilityChoice, FlagTest> = {
  available: ({ isAvailable }) => isAvailable,
  today: ({ isAvailable, shipsToday }) => isAvailable && shipsToday,
};

/** The selectable flags, each a bit of `flags` by its place here. */
export const flags = [
  ...Object.entries(specialTests).map(([name, test]) => ({ filterId: filterIds.special, name, test })),
  ...Object.entries(availabilityTests).map(([name, test]) => ({ filterId: filterIds.availability, name, test })),
];

/** The flag bits of a product. */
export const flagsOf = (product: ListedProduct): number =>
  flags.reduce((bits, { test }, place) => (test(product) ? bits | (1 << place) : bits), 0);

/** The bits of these flags. */
const bitsOf = (names: ReadonlyArray<string>): number =>
  flags.reduce((bits, { name }, place) => (names.includes(name) ? bits | (1 << place) : bits), 0);

/** The bit of a product of which some size is buyable now. */
export const availableBit = bitsOf(['available']);

/** More values than anyone chooses. */
const mostValues = 100;
const mostParameters = 20;

/** Products by place: which filters each fails. */
export type FailedFilters = Uint8Array;

/** What `FailedFilters` says of a place: all filters pass, more than one fails, or the list does not have the product. */
export const [passesAll, failsSeveral, isElsewhere] = [0, 254, 255];

/** An active filter. */
export interface ChosenFilter {
  readonly id: number;
  /**
   * Records which of the list's products fail this filter.
   * @param number the filter's, 1 to 253
   */
  readonly check: (failed: FailedFilters, number: number) => void;
}

/** A place's new state when it fails one more filter. */
const whenFailed = (state: number, number: number): number => (state === passesAll ? number : failsSeveral);

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
  const { columns } = index;
  const chosen: ChosenFilter[] = [];
  // Each filter walks its own column in a loop of its own: one loop that calls a test for each filter takes four times
  // as long.
  const addFlags = (id: number, names: ReadonlyArray<string>) => {
    const wanted = bitsOf(names);
    chosen.push({
      id,
      check(failed, number) {
        const { flags: held } = columns;
        for (let place = 0; place < failed.length; place += 1) {
          const state = failed[place]!;
          if (state < failsSeveral && (held[place]! & wanted) === 0) failed[place] = whenFailed(state, number);
        }
      },
    });
  };
  const addValues = (id: number, ids: ReadonlyArray<number>) => {
    const marks = index.marks(id, ids);
    chosen.push({ id, check: (failed, number) => checkValues(columns, marks, failed, number) });
  };
  if (special) addFlags(filterIds.special, [special]);
  if (producers.length > 0) addValues(filterIds.producer, producers.slice(0, mostValues));
  if (price?.from !== undefined || price?.to !== undefined) {
    const { from = 0, to = Infinity } = price;
    chosen.push({
      id: filterIds.price,
      check(failed, number) {
        const { lowestPrice, priceGroup } = columns;
        for (let place = 0; place < failed.length; place += 1) {
          const state = failed[place]!;
          if (state >= failsSeveral) continue;
          const amount = lowestPrice[place]!;
          if (priceGroup[place] !== 0 || amount < from || amount > to) failed[place] = whenFailed(state, number);
        }
      },
    });
  }
  if (availability.length > 0) addFlags(filterIds.availability, availability);
  if (filters.sizes && filters.sizes.length > 0) addValues(filterIds.size, sizes);
  for (const { id, values } of parameters.slice(0, mostParameters))
    if (values.length > 0) addValues(id, values.slice(0, mostValues));
  return chosen;
}

/** Products need one of the marked values. */
function checkValues(
  { firstValue, valueCount, values }: Columns,
  marks: Uint8Array,
  failed: FailedFilters,
  number: number,
): void {
  for (let place = 0; place < failed.length; place += 1) {
    const state = failed[place]!;
    if (state >= failsSeveral) continue;
    const first = firstValue[place]!;
    const end = first + valueCount[place]!;
    let at = first;
    while (at < end && marks[values[at]!] === 0) at += 1;
    if (at === end) failed[place] = whenFailed(state, number);
  }
}
