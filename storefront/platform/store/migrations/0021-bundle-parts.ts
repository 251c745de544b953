import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { addParts, triggers } from './0021/triggers.ts';
import { views } from './0021/views.ts';
import { runDdl } from './ddl.ts';

/**
 * What bundles are made of, as rows: an order of a bundle takes its parts, and there are no more bundles than parts. The table
 * follows `products.details` by triggers, so that whatever writes products keeps both.
 */
export const bundleParts = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(db, engine, ({ int, text, end }) => [
    `create table bundle_parts (
      product_id ${int} not null references products (id) on delete cascade,
      part_id ${int} not null,
      part_size ${text} not null,
      quantity ${int} not null check (quantity > 0),
      primary key (product_id, part_id, part_size)
    ) ${end}`,
    'create index bundle_parts_by_part on bundle_parts (part_id, part_size)',
  ]);
  for (const statement of [...views[engine], ...triggers[engine], addParts(engine)])
    await sql.raw(statement).execute(db);
};
