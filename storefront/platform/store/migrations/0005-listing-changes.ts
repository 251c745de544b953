import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { postgresTriggers } from './0005/postgres-triggers.ts';
import { sqliteTriggers } from './0005/sqlite-triggers.ts';
import { tables } from './0005/tables.ts';

/**
 * Notes which products have changed in lists, so that each process keeps them in its memory and knows when it is behind; and
 * on PostgreSQL lists products by the statement that wrote them instead of by the row.
 */
export const listingChanges = (engine: Engine) => async (db: Kysely<unknown>) => {
  await tables(db, engine);
  for (const statement of engine === 'sqlite' ? sqliteTriggers : postgresTriggers) await sql.raw(statement).execute(db);
};
