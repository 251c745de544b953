import type { Catalogue } from '../types/catalogue.ts';
import { settingsWith } from '../../platform/settings/index.ts';
import { transact, type Database, type Tx } from '../../platform/store/engine/database.ts';
import { toJson } from '../../platform/store/json.ts';
import { contentRowsOf } from './content-rows.ts';
import { insertTables, resetSequences } from './insert.ts';
import { rowsOf } from './rows.ts';

/** Set once per database: by the demo, or by the first feed with goods (`importer/writing`). */
const seeded = 'catalogue-seeded';
/** Tables with keys from the catalogue although the engine could count them. */
const countedTables = ['categories', 'producers', 'products', 'series', 'menu_nodes'] as const;

/**
 * Fills an empty shop with the catalogue, once per database: prices, promotions and opinions have the age in the
 * catalogue on the day of the first start. Processes that start together wait for the one that fills it.
 * @returns whether it was filled now.
 */
export async function seed(database: Database, load: () => Promise<Catalogue>, now: number): Promise<boolean> {
  const reached = await database.read.selectFrom('milestones').where('name', '=', seeded).select('name').execute();
  if (reached.length > 0) return false;
  const catalogue = await load();
  return transact(database, async (tx) => {
    const first = await tx
      .insertInto('milestones')
      .values({ name: seeded, reached_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return false;
    // The first migration has inserted the default delivery country.
    await tx.deleteFrom('countries').execute();
    await insertTables(tx, { ...rowsOf(catalogue, now), ...contentRowsOf(catalogue, now) });
    await insertSettings(tx, catalogue, now);
    if (database.engine === 'postgres') await resetSequences(tx, countedTables);
    return true;
  });
}

/** The seller's data, as the shop's settings; existing values stay. */
async function insertSettings(tx: Tx, { shop }: Catalogue, now: number): Promise<void> {
  settingsWith(shop);
  const rows = Object.entries(shop).map(([key, value]) => ({ key, value: toJson(value), updated_at: now }));
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
