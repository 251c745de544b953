import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/store/schema.ts';

/** Rows read and written at once. */
const portion = 1000;
const ending = '.jsonl';

async function tablesOf(db: Kysely<Schema>): Promise<ReadonlyArray<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a database holds no tables. */
export const isEmptyPostgres = async (db: Kysely<Schema>): Promise<boolean> => (await tablesOf(db)).length === 0;

/**
 * Writes each table into `<folder>/<table>.jsonl`, one row per line in PostgreSQL's JSON. All of them are read in one
 * transaction, which sees one moment of the database and blocks no writer.
 *
 * @param use reads more data in the same moment
 */
export function exportRows<T>(db: Kysely<Schema>, folder: string, use: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const used = await use(tx);
      for (const table of await tablesOf(tx)) {
        const file = await open(join(folder, `${table}${ending}`), 'wx', 0o600);
        try {
          await sql`declare exported no scroll cursor for
            select row_to_json(t)::text as line from ${sql.table(table)} as t`.execute(tx);
          for (;;) {
            const { rows } = await sql<{ line: string }>`fetch ${sql.lit(portion)} from exported`.execute(tx);
            if (rows.length === 0) break;
            await file.write(rows.map(({ line }) => `${line}\n`).join(''));
          }
          await sql`close exported`.execute(tx);
        } finally {
          await file.close();
        }
      }
      return used;
    });
}

/**
 * Fills the tables with the rows of a backup, in one transaction. The schema must be that of the backup. Rows inserted
 * by migrations are replaced; triggers do not run, because their rows are in the backup.
 */
export async function importRows(db: Kysely<Schema>, folder: string): Promise<void> {
  const tables = (await readdir(folder)).map((file) => file.slice(0, -ending.length)).toSorted();
  await db.transaction().execute(async (tx) => {
    const constraints = await dropForeignKeys(tx);
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await fill(tx, table, join(folder, `${table}${ending}`));
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
    }
    await continueSequences(tx);
    // Every row's references are checked.
    for (const constraint of constraints) await sql.raw(constraint).execute(tx);
  });
}

/** Lets rows come in any order. @returns the statements that restore the keys */
async function dropForeignKeys(tx: Transaction<Schema>): Promise<ReadonlyArray<string>> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  for (const { drop } of rows) await sql.raw(drop).execute(tx);
  return rows.map(({ add }) => add);
}

async function fill(tx: Transaction<Schema>, table: string, path: string): Promise<void> {
  const file = await open(path);
  let lines: string[] = [];
  const flush = async () => {
    if (lines.length > 0)
      await sql`insert into ${sql.table(table)}
        select * from json_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(tx);
    lines = [];
  };
  for await (const line of file.readLines()) if (lines.push(line) === portion) await flush();
  await flush();
}

/** A sequence ignores explicit keys. */
async function continueSequences(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(tx);
}
