import type { Kysely } from 'kysely';
import type { Engine } from '../../engine/database.ts';
import { runDdl } from '../ddl.ts';

/** Lists are walked in the memory of each process (catalogue/listing-index.ts): what only served to walk them here goes. */
const walkedNoMore = [
  'listed_by_category',
  'listed_by_producer',
  'listed_by_popularity',
  'listed_by_name',
  'listed_by_age',
  'listed_by_price',
  'listed_by_falling_price',
  'product_filters_by_value',
];

export async function tables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await runDdl(db, engine, ({ int, end }) => [
    // No reference to products: a product that was removed leaves its last change here.
    `create table listing_changes (
      product_id ${int} primary key,
      version ${int} not null
    ) ${end}`,
    'insert into listing_changes (product_id, version) select product_id, 0 from listed_products',
    'create index listing_changes_by_version on listing_changes (version)',
    ...walkedNoMore.map((index) => `drop index ${index}`),
  ]);
}
