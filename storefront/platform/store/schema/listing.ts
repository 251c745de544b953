import type { Generated } from 'kysely';
import type { Flag } from './columns.ts';

/*
 * Triggers of migrations 0004, 0005, 0011, 0013, 0016 and 0017 keep these tables in step with the goods and their words,
 * whoever writes those: nothing else writes here.
 */

/** A product that lists show, with all that they compare: narrow, so that many are read at once. */
interface ListedProductsTable {
  product_id: number;
  category_id: number | null;
  producer_id: number | null;
  popularity: number;
  sort_key: string;
  created_at: number;
  /** Of the cheapest size: what a list says after "od". */
  lowest_price: number;
  is_phone_price: Flag;
  is_for_points_only: Flag;
  is_new: Flag;
  is_reduced: Flag;
  /** Whether some size of it can be bought now. */
  is_available: Flag;
  /** Whether it leaves on the day of the order while that is early enough. */
  ships_today: Flag;
}

interface ParametersTable {
  id: Generated<number>;
  name: string;
}

/** The values that products are filtered by; `filter_id` is a parameter, or 0 for sizes. */
interface FilterValuesTable {
  id: Generated<number>;
  filter_id: number;
  /** The text of a parameter, the type of a size. */
  value: string;
  name: string;
  /** The order of sizes, as far as one number can tell it; 0 for parameters. */
  position: number;
}

/** Which values a listed product has: of its sizes those that can be bought now. */
interface ProductFiltersTable {
  product_id: number;
  filter_id: number;
  value_id: number;
}

/** When each product that lists ever showed has changed last: `version` is compared by catalogue/listing-changes.ts. */
interface ListingChangesTable {
  product_id: number;
  version: number;
}

/** When words of each product were written last: `version` is compared by catalogue/listing-changes.ts. */
interface WordChangesTable {
  product_id: number;
  version: number;
}

/** What lists, filters and the search read, made of the goods. */
export interface ListingSchema {
  listed_products: ListedProductsTable;
  parameters: ParametersTable;
  filter_values: FilterValuesTable;
  product_filters: ProductFiltersTable;
  listing_changes: ListingChangesTable;
  word_changes: WordChangesTable;
}
