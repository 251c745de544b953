import { sql } from 'kysely';
import type { Tx } from '../../platform/store/engine/database.ts';
import type { Schema } from '../../platform/store/schema.ts';

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const mostValues = 20_000;

/** Fills tables in the given order: parents before children. */
export async function insertTables(
  tx: Tx,
  rows: { readonly [Table in keyof Schema]?: ReadonlyArray<object> },
): Promise<void> {
  for (const [table, tableRows] of Object.entries(rows)) await insertAll(tx, table as keyof Schema, tableRows);
}

async function insertAll(tx: Tx, table: keyof Schema, rows: ReadonlyArray<object>): Promise<void> {
  const portion = Math.floor(mostValues / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += portion) {
    // The rows were typed for their tables where they were made; here any table is possible.
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + portion))
      .execute();
  }
}

/** A sequence ignores explicit keys: the next row would get one that exists. */
export async function resetSequences(tx: Tx, tables: ReadonlyArray<keyof Schema>): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
      tx,
    );
  }
}
