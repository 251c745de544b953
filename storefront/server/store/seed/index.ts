import { sql } from 'kysely';
import type { Catalogue } from '../../../catalogue/types.ts';
import { transact, type Database, type Tx } from '../engine/database.ts';
import type { Schema } from '../schema.ts';
import { rowsOf } from './rows.ts';

const milestone = 'catalogue-seeded';
/** Tables whose keys the catalogue gives although the engine could count them. */
const countedTables = ['categories', 'producers', 'products'] as const;
/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const mostValues = 20_000;

/**
 * Fills an empty shop with the catalogue, once in the life of the database: prices, promotions and opinions are as old
 * as the catalogue says on the day of the first start. Processes that start together wait for the one that fills it.
 * @returns whether it was filled now.
 */
export async function seed(database: Database, load: () => Promise<Catalogue>, now: number): Promise<boolean> {
  const reached = await database.read
    .selectFrom('milestones')
    .select('name')
    .where('name', '=', milestone)
    .executeTakeFirst();
  if (reached) return false;
  const rows = rowsOf(await load(), now);
  return transact(database, async (tx) => {
    const isFirst = await tx
      .insertInto('milestones')
      .values({ name: milestone, reached_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!isFirst) return false;
    for (const [table, tableRows] of Object.entries(rows)) await insertAll(tx, table as keyof Schema, tableRows);
    if (database.engine === 'postgres') await resetSequences(tx);
    return true;
  });
}

async function insertAll(tx: Tx, table: keyof Schema, rows: ReadonlyArray<object>): Promise<void> {
  const portion = Math.floor(mostValues / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += portion) {
    // The rows were typed for their tables where they were made; here the table is any of them.
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + portion))
      .execute();
  }
}

/** A sequence does not notice keys that it did not give: the next product would take one that exists. */
async function resetSequences(tx: Tx): Promise<void> {
  for (const table of countedTables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
      tx,
    );
  }
}
