import type { ListingChange } from './listing-changes.ts';

/** A filter value of some product: of a parameter, a size, a producer. */
export interface HeldValue {
  readonly id: number;
  /** The parameter, or one of `filterIds`. */
  readonly filterId: number;
  /** Values are numbered from 0 in order of appearance, so that numbers of products fit an array. */
  readonly place: number;
}

/** A listed product, with all sort and filter data, as `Columns` keeps it. */
export interface ListedProduct {
  readonly id: number;
  /** Among all products the process has seen (`Places`). */
  readonly place: number;
  /** Its category set, by number (`CategorySets`). */
  readonly categorySet: number;
  /** The place of its producer among the values. */
  readonly producer: number | null;
  /** The number of its group of versions; 0 where it is the only one. */
  readonly versionGroup: number;
  /** 1 is bought most. */
  readonly popularity: number;
  /** The name by the Polish alphabet. */
  readonly sortKey: string;
  readonly createdAt: number;
  /** Of the cheapest size, in grosze. */
  readonly lowestPrice: number;
  /** Its group when sorting by price: 0 prices in money, then points, phone prices. */
  readonly priceGroup: number;
  readonly isNew: boolean;
  readonly isReduced: boolean;
  readonly isDistinguished: boolean;
  readonly isRecommended: boolean;
  /** Whether some size of it is buyable now. */
  readonly isAvailable: boolean;
  /** Whether it leaves on the day of the order, if early enough. */
  readonly shipsToday: boolean;
  /** The places of its values, its producer among them: of its sizes only buyable ones. */
  readonly values: ReadonlyArray<number>;
}

/** Converts a listing row for memory. */
export const toListedProduct = (
  row: ListingChange,
  numbers: Pick<ListedProduct, 'place' | 'categorySet' | 'producer' | 'versionGroup' | 'values'>,
): ListedProduct => ({
  ...numbers,
  id: row.product_id,
  popularity: row.popularity,
  sortKey: row.sort_key,
  createdAt: row.created_at,
  lowestPrice: row.lowest_price,
  priceGroup: row.is_phone_price * 2 + row.is_for_points_only,
  isNew: row.is_new === 1,
  isReduced: row.is_reduced === 1,
  isDistinguished: row.zones?.includes('distinguished') ?? false,
  isRecommended: row.zones?.includes('special') ?? false,
  isAvailable: row.is_available === 1,
  shipsToday: row.ships_today === 1,
});
