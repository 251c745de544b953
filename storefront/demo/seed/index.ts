import type { Catalogue } from '../types/catalogue.ts';
import { settingsWith } from '../../platform/settings/index.ts';
import { transact, type Database, type Tx } from '../../platform/store/engine/database.ts';
import { toJson } from '../../platform/store/json.ts';
import { contentRowsOf } from './content-rows.ts';
import { insertTables, resetSequences } from './insert.ts';
import { rowsOf } from './rows.ts';

/** Reached once in the life of a database: by the demo, or by the first feed that brought goods (`importer/writing`). */
const seeded = 'catalogue-seeded';
/** Tables whose keys the catalogue gives although the engine could count them. */
const countedTables = ['categories', 'producers', 'products', 'series', 'menu_nodes'] as const;

/**
 * Fills an empty shop with the catalogue, once in the life of the database: prices, promotions and opinions are as old
 * as the catalogue says on the day of the first start. Processes that start together wait for the one that fills it.
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
    // The first migration has put the country there that a shop sends to until it says otherwise.
    await tx.deleteFrom('countries').execute();
    await insertTables(tx, { ...rowsOf(catalogue, now), ...contentRowsOf(catalogue, now) });
    await insertSettings(tx, catalogue, now);
    if (database.engine === 'postgres') await resetSequences(tx, countedTables);
    return true;
  });
}

/** Who sells, by the settings that a shop has for it; what was set before stays. */
async function insertSettings(tx: Tx, { shop }: Catalogue, now: number): Promise<void> {
  settingsWith(shop);
  const rows = Object.entries(shop).map(([key, value]) => ({ key, value: toJson(value), updated_at: now }));
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
