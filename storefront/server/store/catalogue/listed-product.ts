import type { ListingChange } from './listing-changes.ts';

/** A value of a filter, one object for all products that have it. */
export interface HeldValue {
  readonly id: number;
  /** The parameter, or 0 for sizes. */
  readonly filterId: number;
  /** Values are counted from 0 in the order in which they were met, so that numbers of products fit an array. */
  readonly place: number;
}

/** A product that lists show, with all that they compare. */
export interface ListedProduct {
  readonly id: number;
  readonly categoryId: number | null;
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
  /** Of its sizes those that can be bought now. */
  readonly values: ReadonlyArray<HeldValue>;
}

export const toListedProduct = (row: ListingChange, values: ReadonlyArray<HeldValue>): ListedProduct => ({
  id: row.product_id,
  categoryId: row.category_id,
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
});
