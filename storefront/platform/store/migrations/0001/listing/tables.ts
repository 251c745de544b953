import type { ColumnTypes } from '../../ddl.ts';

/**
 * Lists, filters and the search of a large shop: narrow tables that triggers keep in step with goods, so that no writer can forget
 * them. Each process caches lists and words; the tables of changes show it what is stale.
 */
export const listingTables = ({ int, text, serial, end, endByKey, include }: ColumnTypes): ReadonlyArray<string> => [
  `create table listed_products (
    product_id ${int} primary key references products (id) on delete cascade,
    category_id ${int},
    producer_id ${int},
    popularity ${int} not null,
    sort_key ${text} not null,
    created_at ${int} not null,
    lowest_price ${int} not null,
    is_phone_price ${int} not null,
    is_for_points_only ${int} not null,
    is_new ${int} not null,
    is_reduced ${int} not null,
    is_available ${int} not null,
    ships_today ${int} not null
  ) ${end}`,

  `create table parameters (
    id ${serial},
    name ${text} not null unique
  ) ${end}`,

  `create table filter_values (
    id ${serial},
    filter_id ${int} not null,
    value ${text} not null,
    name ${text} not null,
    position ${int} not null,
    unique (filter_id, value)
  ) ${end}`,

  `create table product_filters (
    product_id ${int} not null references listed_products (product_id) on delete cascade,
    filter_id ${int} not null,
    value_id ${int} not null references filter_values (id),
    primary key (product_id, filter_id, value_id)
  ) ${endByKey}`,

  // No reference to products: a deleted product leaves its last change here.
  `create table listing_changes (
    product_id ${int} primary key,
    version ${int} not null
  ) ${end}`,
  'create index listing_changes_by_version on listing_changes (version)',

  // A range of words is read in one go, with its weights.
  `create table search_tokens (
    token ${text} not null,
    product_id ${int} not null references products (id) on delete cascade,
    weight ${int} not null,
    primary key (token, product_id)${include('weight')}
  ) ${endByKey}`,
  'create index search_tokens_by_product on search_tokens (product_id)',

  `create table word_changes (
    product_id ${int} primary key,
    version ${int} not null
  ) ${end}`,
  'create index word_changes_by_version on word_changes (version)',
];
