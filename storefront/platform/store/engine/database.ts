import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, KyselyPlugin, Logger, Transaction } from 'kysely';
import { noteChange } from '../../kept/kept-rows.ts';
import { noteRows, noteStatement } from '../../reads/recording.ts';
import type { Schema } from '../schema.ts';
import { isRetryable } from './errors.ts';

export type Engine = 'sqlite' | 'postgres';

/** Where a database is: a thread opens its own connection by it (`openReader`). */
export type DatabaseSource =
  | { readonly file: string }
  | { readonly databaseUrl: string; readonly connectionTimeout?: number | undefined };

/** What both engines provide. `read` sees committed data and never waits for a writer. */
export interface Database {
  engine: Engine;
  /** Without it all reading happens in this thread. */
  source?: DatabaseSource;
  read: Kysely<Schema>;
  write: Kysely<Schema>;
  /** A handle without a statement timeout; absent where statements have none anyway. */
  withoutTimeLimits?: <T>(use: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Called with each statement that the store sends, also those that begin and end transactions. */
export type StatementListener = (sql: string, parameters: ReadonlyArray<unknown>) => void;

/** Each statement is noted for the page that is being made, and reported to the listener. */
export const loggerOf =
  (onStatement: StatementListener | undefined): Logger =>
  ({ query }) => {
    noteStatement(query);
    noteChange(query.sql);
    onStatement?.(query.sql, query.parameters);
  };

/** Notes the rows that a page reads. */
export const rowNoter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    noteRows(result.rows);
    return Promise.resolve(result);
  },
};

/** The transaction that functions of the store write through. */
export type Tx = Transaction<Schema>;

const attempts = 6;
const firstPause = 10;

/**
 * Runs `work` in one transaction, and retries it from its start on the engine's retryable errors (40001,
 * 40P01, SQLITE_BUSY). Await only database calls inside: on SQLite all others wait meanwhile.
 */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.write.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await sleep(firstPause * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
