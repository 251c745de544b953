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

/** The products that filters still have to look at. */
export interface Remaining {
  readonly failed: FailedFilters;
  /** The first `count` of them fail one filter at most, in the order of places. */
  readonly places: Uint32Array;
  count: number;
}

/** An active filter. */
export interface ChosenFilter {
  readonly id: number;
  /**
   * Records which products fail this filter, and leaves those that fail one at most.
   * @param number the filter's, 1 to 253
   */
  readonly check: (remaining: Remaining, number: number) => void;
}

/** The next state of a place by the present one: of those that pass this filter as it is, then of those that fail it. */
function statesAfter(number: number): Uint8Array {
  const states = new Uint8Array(512).fill(failsSeveral, 256);
  for (let state = 0; state < 256; state += 1) states[state] = state;
  states[256 + passesAll] = number;
  return states;
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
  const { columns } = index.data;
  const chosen: ChosenFilter[] = [];
  // Each filter walks its own column in a loop of its own: one loop that calls a test for each filter takes four times
  // as long. Without branches: which products fail follows no pattern that a processor could guess.
  const addFlags = (id: number, names: ReadonlyArray<string>) => {
    const wanted = bitsOf(names);
    chosen.push({
      id,
      check(remaining, number) {
        const { failed, places, count } = remaining;
        const states = statesAfter(number);
        const { flags: held } = columns;
        let kept = 0;
        for (let at = 0; at < count; at += 1) {
          const place = places[at]!;
          const state = states[Number((held[place]! & wanted) === 0) * 256 + failed[place]!]!;
          failed[place] = state;
          places[kept] = place;
          kept += Number(state < failsSeveral);
        }
        remaining.count = kept;
      },
    });
  };
  const addProducers = (ids: ReadonlyArray<number>) => {
    const marks = index.data.marks(filterIds.producer, ids);
    /** By the column: one more than the place of the producer, 0 without one. */
    const fails = new Uint8Array(marks.length + 1).fill(1);
    for (let value = 0; value < marks.length; value += 1) fails[value + 1] = 1 - marks[value]!;
    chosen.push({
      id: filterIds.producer,
      check(remaining, number) {
        const { failed, places, count } = remaining;
        const states = statesAfter(number);
        const { producer } = columns;
        let kept = 0;
        for (let at = 0; at < count; at += 1) {
          const place = places[at]!;
          const state = states[fails[producer[place]!]! * 256 + failed[place]!]!;
          failed[place] = state;
          places[kept] = place;
          kept += Number(state < failsSeveral);
        }
        remaining.count = kept;
      },
    });
  };
  const addValues = (id: number, ids: ReadonlyArray<number>) => {
    const marks = index.data.marks(id, ids);
    chosen.push({ id, check: (remaining, number) => checkValues(columns, marks, remaining, number) });
  };
  if (special) addFlags(filterIds.special, [special]);
  if (producers.length > 0) addProducers(producers.slice(0, mostValues));
  if (price?.from !== undefined || price?.to !== undefined) {
    const { from = 0, to = Infinity } = price;
    chosen.push({
      id: filterIds.price,
      check(remaining, number) {
        const { failed, places, count } = remaining;
        const states = statesAfter(number);
        const { lowestPrice, priceGroup } = columns;
        let kept = 0;
        for (let at = 0; at < count; at += 1) {
          const place = places[at]!;
          const amount = lowestPrice[place]!;
          const isFailed = Number(priceGroup[place] !== 0) | Number(amount < from) | Number(amount > to);
          const state = states[isFailed * 256 + failed[place]!]!;
          failed[place] = state;
          places[kept] = place;
          kept += Number(state < failsSeveral);
        }
        remaining.count = kept;
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
  remaining: Remaining,
  number: number,
): void {
  const { failed, places, count } = remaining;
  const states = statesAfter(number);
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const place = places[index]!;
    const first = firstValue[place]!;
    const end = first + valueCount[place]!;
    let at = first;
    while (at < end && marks[values[at]!] === 0) at += 1;
    const state = states[Number(at === end) * 256 + failed[place]!]!;
    failed[place] = state;
    places[kept] = place;
    kept += Number(state < failsSeveral);
  }
  remaining.count = kept;
}
