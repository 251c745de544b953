import {
  CompiledQuery,
  Kysely,
  Transaction,
  type ConnectionBuilder,
  type DatabaseIntrospector,
  type QueryExecutor,
  type QueryResult,
  type TransactionBuilder,
} from 'kysely';
import type pg from 'pg';
import { ExecutorAs } from '../../reads/executor-as.ts';
import { noteRows } from '../../reads/recording.ts';
import type { Schema } from '../schema.ts';
import type { Tx } from './database.ts';

/*
 * Kysely sends each statement through some twenty asynchronous functions (0.29): connection provider, driver, logger, plugins. Here a
 * statement goes from its builder to node-postgres at once. It is noted and logged as there.
 */

const isWrite = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type Send = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** Sends statements by a function. */
class DirectExecutor extends ExecutorAs {
  readonly #send: Send;

  constructor(base: QueryExecutor, send: Send) {
    super(base);
    this.#send = send;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#send(query) as Promise<QueryResult<R>>;
  }
}

class DirectKysely extends Kysely<Schema> {
  readonly #base: Kysely<Schema>;

  constructor(base: Kysely<Schema>, executor: QueryExecutor) {
    super({ config: {} as never, dialect: {} as never, driver: {} as never, executor });
    this.#base = base;
  }

  override get introspection(): DatabaseIntrospector {
    return this.#base.introspection;
  }

  override transaction(): TransactionBuilder<Schema> {
    return this.#base.transaction();
  }

  override connection(): ConnectionBuilder<Schema> {
    return this.#base.connection();
  }

  override destroy(): Promise<void> {
    return this.#base.destroy();
  }
}

/**
 * @param base Kysely on the same pool
 * @param onSent called with each statement after it was sent, also with one that failed
 */
export function directly(base: Kysely<Schema>, pool: pg.Pool, onSent: (query: CompiledQuery) => void) {
  const compiler = base.getExecutor();

  async function send(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<unknown>> {
    try {
      // A text of several statements has several results, and no rows here.
      const result: Partial<pg.QueryResult> = await client.query(query.sql, query.parameters as unknown[]);
      const { command = '', rowCount = 0, rows = [] } = result;
      if (rows.length > 0) noteRows(rows);
      return isWrite.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
    } finally {
      onSent(query);
    }
  }

  /** Begins or ends a transaction. */
  async function control(client: pg.PoolClient, sql: string): Promise<string> {
    try {
      return (await client.query(sql, [])).command;
    } finally {
      onSent(CompiledQuery.raw(sql));
    }
  }

  async function sendAlone(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const client = await pool.connect();
    try {
      return await send(client, query);
    } finally {
      client.release();
    }
  }

  /** Runs work in one transaction. */
  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isOver = false;
    let isBroken = false;
    let last: Promise<unknown> = Promise.resolve();
    const executor = new DirectExecutor(compiler, (query) => {
      if (isOver) return Promise.reject(new Error('The transaction is over'));
      // One at a time: node-postgres takes no second statement while the first one runs.
      const next = last.then(
        () => send(client, query),
        () => send(client, query),
      );
      last = next;
      return next;
    });
    try {
      await control(client, 'begin');
      try {
        const result = await work(
          new Transaction<Schema>({ config: {} as never, dialect: {} as never, driver: {} as never, executor }),
        );
        isOver = true;
        // PostgreSQL answers so if a statement failed whose error was caught.
        if ((await control(client, 'commit')) === 'ROLLBACK') throw new Error('The transaction was rolled back');
        return result;
      } catch (error) {
        isOver = true;
        await control(client, 'rollback').catch(() => (isBroken = true));
        throw error;
      }
    } finally {
      client.release(isBroken);
    }
  }

  return { database: new DirectKysely(base, new DirectExecutor(compiler, sendAlone)), transaction };
}
