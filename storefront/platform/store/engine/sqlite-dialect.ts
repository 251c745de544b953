import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { isSqliteBusy } from './errors.ts';
import { Mutex } from './mutex.ts';

/** Enough for every query of the store; a statement costs about 10 µs to prepare and 3 kB to keep. */
const statementsKept = 500;

/** How long a statement waits for a process that locks the file, such as a backup, and how often it checks, in milliseconds. */
const busyTimeout = 5000;
const busyPause = 10;

/**
 * PostgreSQL rejects a boolean for an integer column; node:sqlite 24.21 takes it for a number, and an object in the
 * first place (a Date) for named parameters, which shifts all others. Here both are rejected alike.
 */
function bindable(value: unknown, index: number): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Parameter ${index + 1} is ${typeof value}; tables hold numbers, text and bytes.`);
}

interface Prepared {
  statement: StatementSync;
  /** Whether it returns rows (SELECT, PRAGMA, RETURNING). Cached: describing columns costs as much as reading them. */
  isReader: boolean;
}

/** node:sqlite as Kysely's connection: statements are cached, rows and counts are returned as Kysely expects them. */
class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Waits here for a locked file, never in the library: that would block all readers. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + busyTimeout;
    for (;;) {
      try {
        return this.#execute(query);
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > until) throw error;
        await sleep(busyPause);
      }
    }
  }

  #execute<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, isReader } = this.#prepare(sql);
    const values = parameters.map(bindable);
    if (isReader) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    // A separate statement: a cached one could be reset by the same query while it is being read.
    for (const row of this.#database.prepare(sql).iterate(...parameters.map(bindable))) {
      yield { rows: [row as R] };
    }
  }

  #prepare(sql: string): Prepared {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= statementsKept) this.#statements.clear();
    const prepared = { statement, isReader: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/**
 * One connection behind a mutex. Using the outer handle inside a transaction deadlocks:
 * functions of the store that write take the transaction as an argument.
 */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: Connection;
  readonly #mutex = new Mutex();
  #release: (() => void) | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#release = await this.#mutex.acquire();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  /** IMMEDIATE takes the write lock at once, so that no transaction fails halfway when it first writes. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk or an I/O error has rolled back already; a second rollback would hide the first error.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    const release = await this.#mutex.acquire();
    if (this.#database.isOpen) this.#database.close();
    release();
  }
}

/**
 * SQLite runs DDL in transactions, which Kysely's own adapter denies. The migration lock stays a no-op: BEGIN IMMEDIATE
 * admits one writer, and the shop's lock file admits one process.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on an open node:sqlite database. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
