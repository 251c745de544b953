import { flagsOf } from './filters.ts';
import type { ListingChange } from './listing-changes.ts';

/** A value of a filter that some product has: of a parameter, a size, a producer. */
export interface HeldValue {
  readonly id: number;
  /** The parameter, or one of `filterIds`. */
  readonly filterId: number;
  /** Values are counted from 0 in the order in which they were met, so that numbers of products fit an array. */
  readonly place: number;
}

/** A product that lists show, with all that they compare. */
export interface ListedProduct {
  readonly id: number;
  /** Among all products that the process has met (`Places`). */
  readonly place: number;
  /** Which categories it is in: the place of that set among all that products have (`CategorySets`). */
  readonly categorySet: number;
  readonly producerId: number | null;
  /** 1 is bought most. */
  readonly popularity: number;
  /** The name by the Polish alphabet. */
  readonly sortKey: string;
  readonly createdAt: number;
  /** Of the cheapest size, in grosze. */
  readonly lowestPrice: number;
  /** Whether it is sold for money, at a price that is told. */
  readonly hasPrice: boolean;
  /** Where it stands when lists are sorted by price: prices in money, points, prices by phone. */
  readonly priceGroup: number;
  readonly isNew: boolean;
  readonly isReduced: boolean;
  readonly isDistinguished: boolean;
  readonly isRecommended: boolean;
  /** Whether some size of it can be bought now. */
  readonly isAvailable: boolean;
  /** Whether it leaves on the day of the order while that is early enough. */
  readonly shipsToday: boolean;
  /** The places of its values: of its sizes those that can be bought now. */
  readonly values: ReadonlyArray<number>;
  /** The special lists and availabilities that it belongs to, as bits (`flagsOf`). */
  readonly flags: number;
}

/** A row of the listing as lists keep it in memory. */
export function toListedProduct(
  row: ListingChange,
  place: number,
  values: ReadonlyArray<number>,
  categorySet: number,
): ListedProduct {
  const product = {
    id: row.product_id,
    place,
    categorySet,
    producerId: row.producer_id,
    popularity: row.popularity,
    sortKey: row.sort_key,
    createdAt: row.created_at,
    lowestPrice: row.lowest_price,
    hasPrice: row.is_phone_price === 0 && row.is_for_points_only === 0,
    priceGroup: row.is_phone_price * 2 + row.is_for_points_only,
    isNew: row.is_new === 1,
    isReduced: row.is_reduced === 1,
    isDistinguished: row.zones?.includes('distinguished') ?? false,
    isRecommended: row.zones?.includes('special') ?? false,
    isAvailable: row.is_available === 1,
    shipsToday: row.ships_today === 1,
    values,
    // Has its room from the beginning: a property that is added later lies elsewhere, and lists read it of every product.
    flags: 0,
  };
  product.flags = flagsOf(product);
  return product;
}
