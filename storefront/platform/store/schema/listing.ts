import type { Generated } from 'kysely';
import type { Flag } from './columns.ts';

/*
 * Triggers of the first migration keep these tables in step with the goods and their words: nothing else writes here. `list_files` alone is written by processes that stop.
 */

/** A listed product with all that lists compare: narrow, so that many are read at once. */
interface ListedProductsTable {
  product_id: number;
  category_id: number | null;
  producer_id: number | null;
  popularity: number;
  sort_key: string;
  created_at: number;
  /** Of the cheapest size: what a list shows after "od". */
  lowest_price: number;
  is_phone_price: Flag;
  is_for_points_only: Flag;
  is_new: Flag;
  is_reduced: Flag;
  /** Whether some size of it can be bought now. */
  is_available: Flag;
  /** Whether it is dispatched on the day of an early enough order. */
  ships_today: Flag;
}

interface ParametersTable {
  id: Generated<number>;
  name: string;
}

/** The filter values of products; `filter_id` is a parameter, or 0 for sizes. */
interface FilterValuesTable {
  id: Generated<number>;
  filter_id: number;
  /** The text of a parameter, the type of a size. */
  value: string;
  name: string;
  /** The order of sizes, as far as one number can express it; 0 for parameters. */
  position: number;
}

/** The values of a listed product: of its sizes those that can be bought now. */
interface ProductFiltersTable {
  product_id: number;
  filter_id: number;
  value_id: number;
}

/** When each product ever listed last changed: `version` is compared by catalogue/listing-changes.ts. */
interface ListingChangesTable {
  product_id: number;
  version: number;
}

/** When each product's words were last written: `version` is compared by catalogue/listing-changes.ts. */
interface WordChangesTable {
  product_id: number;
  version: number;
}

/** A file with the lists of a stopped process, which describes a moment that this database has had (catalogue/lists-file.ts). */
interface ListFilesTable {
  /** Random; the file has the same. */
  stamp: string;
  /** On PostgreSQL the transaction that wrote the row, which a copy of it in another database has not; 0 on SQLite. */
  version: number;
  written_at: number;
}

/** Data of lists, filters and the search, derived from the goods. */
export interface ListingSchema {
  listed_products: ListedProductsTable;
  parameters: ParametersTable;
  filter_values: FilterValuesTable;
  product_filters: ProductFiltersTable;
  listing_changes: ListingChangesTable;
  word_changes: WordChangesTable;
  list_files: ListFilesTable;
}
