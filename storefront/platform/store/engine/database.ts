import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Logger, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { isRetryable } from './errors.ts';

export type Engine = 'sqlite' | 'postgres';

/** What both engines give the store. `read` sees committed data and never waits for a writer. */
export interface Database {
  engine: Engine;
  read: Kysely<Schema>;
  write: Kysely<Schema>;
  /** A handle whose statements may take as long as they need; absent where statements have no limit anyway. */
  withoutTimeLimits?: <T>(use: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Is told each statement that the store sends, with those that begin and end transactions. */
export type StatementListener = (sql: string, parameters: ReadonlyArray<unknown>) => void;

/** The listener as Kysely calls it. */
export const loggerOf = (onStatement: StatementListener | undefined): Logger | undefined =>
  onStatement && (({ query }) => onStatement(query.sql, query.parameters));

/** The transaction that functions of the store write through. */
export type Tx = Transaction<Schema>;

const attempts = 6;
const firstPause = 10;

/**
 * Runs `work` in one transaction, again from its start when the engine says that it may pass the next time (40001,
 * 40P01, SQLITE_BUSY). Only database calls may be awaited inside: on SQLite everybody else waits meanwhile.
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
