import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { clientOfPrimary, readServers, type DatabaseAddress } from './database-servers.ts';
import { loggerOf, rowNoter, type Database, type StatementListener } from './database.ts';
import { withNamedStatements } from './named-statements.ts';
import { reasonOf, StoreOpenError } from './errors.ts';
import type { Schema } from '../schema.ts';

const oldestVersion = 15;
/** Milliseconds: to run one statement, to leave a transaction idle. */
const usualStatementTimeout = 30_000;
const idleTransactionTimeout = 15_000;

/**
 * int8, numeric and the results of COUNT and SUM arrive as text, lest digits be lost. The shop's integers (grosze,
 * thousandths, epoch milliseconds) are far below 2^53, so they become numbers here, once; beyond it an error is right.
 */
function parseInteger(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}

const { INT8, NUMERIC } = pg.types.builtins;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? parseInteger
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

export interface PostgresOptions {
  /** The most connections of a process. */
  poolSize?: number;
  /** Milliseconds to wait for one of them; after that the shop is unavailable. */
  connectionTimeout?: number | undefined;
  /** Milliseconds that one statement may run; 0 without a limit. */
  statementTimeout?: number;
  /** Called when a connection is lost; without a listener node-postgres would end the process. */
  onConnectionLost?: (error: Error) => void;
}

/** Connects to PostgreSQL. @throws StoreOpenError with a sentence for the operator, without the password. */
export async function openPostgres(
  databaseUrl: string,
  options: PostgresOptions = {},
  onStatement?: StatementListener,
): Promise<Database> {
  const { first, servers } = readAddress(databaseUrl);
  const address = `${servers.map(({ host, port }) => (host === '' ? 'the local socket' : `${host}:${port}`)).join(', ')}${new URL(first).pathname}`;
  const log = loggerOf(onStatement);
  const connect = (max: number, extra: pg.PoolConfig = {}) => {
    const config: pg.PoolConfig = {
      connectionString: first,
      connectionTimeoutMillis: options.connectionTimeout ?? 5000,
      application_name: 'witryna',
      keepAlive: true,
      types,
      max,
      ...extra,
    };
    const Client = withNamedStatements(servers.length > 1 ? clientOfPrimary(config, servers) : pg.Client);
    const pool = new pg.Pool({ ...config, Client });
    // The pool hears idle connections only; one that breaks between two statements of a transaction would end the
    // process. So each connection has its own listener, and the pool's copy of it is not needed.
    pool.on('connect', (client) => client.on('error', options.onConnectionLost ?? (() => {})));
    pool.on('error', () => {});
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log, plugins: [rowNoter] });
  };
  const db = connect(options.poolSize ?? 10, {
    statement_timeout: options.statementTimeout ?? usualStatementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeout,
  });
  try {
    await checkVersion(db, address);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    engine: 'postgres',
    source: { databaseUrl, connectionTimeout: options.connectionTimeout },
    read: db,
    write: db,
    // Migrations wait for those of another process without a limit: a connection without timeouts.
    withoutTimeLimits: async (use) => {
      const patient = connect(2);
      try {
        return await use(patient);
      } finally {
        await patient.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

/** The servers of the address. */
function readAddress(databaseUrl: string): DatabaseAddress {
  try {
    return readServers(databaseUrl);
  } catch (error) {
    throw new StoreOpenError(
      'address',
      'DATABASE_URL is not an address of a PostgreSQL database. It should look like postgres://user:password@host:5432/database; leave it out to use SQLite.',
      error,
    );
  }
}

async function checkVersion(db: Kysely<Schema>, address: string): Promise<void> {
  let version: number;
  try {
    const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (error) {
    throw new StoreOpenError(
      'unreachable',
      `PostgreSQL at ${address} (DATABASE_URL) does not let the shop in: ${reasonOf(error)}.`,
      error,
    );
  }
  if (version < oldestVersion) {
    throw new StoreOpenError(
      'version',
      `PostgreSQL at ${address} is version ${version}; the shop needs ${oldestVersion} or newer.`,
    );
  }
}
