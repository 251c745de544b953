import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { loggerOf, rowNoter, type Database, type StatementListener } from './database.ts';
import { reasonOf, StoreOpenError } from './errors.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Schema } from '../schema.ts';

/** The database file in the data folder. */
export const databaseFile = 'shop.sqlite';
export const lockFile = 'shop.lock';
/** Held by an import: one at a time, also beside a running shop (ADR 47). */
export const importLockFile = 'import.lock';
/** Milliseconds that opening waits for another process, such as a backup that checkpoints. */
const busyTimeout = 5000;
/** The reader's page cache in kilobytes; with the library's 2 MB a large shop is read from the file again and again. */
const readerCache = 65_536;

/** Opens (and creates) the shop's file in `dataDir`, which no other process may have open. @throws StoreOpenError with a sentence for the operator. */
export function openSqlite(dataDir: string, onStatement?: StatementListener): Database {
  makeFolder(dataDir);
  return openFile(dataDir, takeLock(dataDir), onStatement);
}

/**
 * Opens the file of a running shop as a second writer. Its transactions must be short: the shop's own wait for them.
 * @throws StoreOpenError
 */
export const openBesideShop = (dataDir: string): Database => openFile(dataDir, null);

const openReadOnly = (file: string) => new DatabaseSync(file, { timeout: busyTimeout, readOnly: true });

/** One more reader of the shop's file, for a thread. */
export const openSqliteReader = (file: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: sqliteDialect(openReadOnly(file)) });

function openFile(dataDir: string, lock: DatabaseSync | null, onStatement?: StatementListener): Database {
  const file = path.join(dataDir, databaseFile);
  try {
    const writer = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off');
    // A file without write permission opens read-only without an error; only writing fails.
    writer.exec('begin immediate; create table write_probe (a); rollback');
    // From here on the connection waits without blocking others.
    writer.exec('pragma busy_timeout = 0');
    // WAL gives the reader the last committed state while the writer is busy, without waiting.
    const reader = openReadOnly(file);
    reader.exec(`pragma cache_size = -${readerCache}`);
    const log = loggerOf(onStatement);
    const plugins = [rowNoter];
    const write = new Kysely<Schema>({ dialect: sqliteDialect(writer), log, plugins });
    const read = new Kysely<Schema>({ dialect: sqliteDialect(reader), log, plugins });
    return {
      engine: 'sqlite',
      source: { file },
      read,
      write,
      close: async () => {
        await read.destroy();
        await write.destroy();
        if (lock?.isOpen) lock.close();
      },
    };
  } catch (error) {
    lock?.close();
    throw new StoreOpenError(
      'data-folder',
      `The database file ${file} cannot be opened for writing: ${reasonOf(error)}.`,
      error,
    );
  }
}

/** Creates the data folder if needed. @throws StoreOpenError */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

const notWritable = (dataDir: string, error: unknown) =>
  new StoreOpenError(
    'data-folder',
    `The data folder ${dataDir} cannot be written (${reasonOf(error)}). Give the shop a writable folder with DATA_DIR, or correct the folder's permissions and free room.`,
    error,
  );

/**
 * One shop process a file, and one import. The lock is an open write transaction on a separate file: the system frees it when the
 * process dies in any way, and it does not disturb backups and other readers of the database.
 */
export function takeLock(dataDir: string, lockName = lockFile): DatabaseSync {
  const file = path.join(dataDir, lockName);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('pragma journal_mode = delete; create table if not exists holder (pid integer) strict');
    lock.exec(`delete from holder; insert into holder values (${process.pid})`);
    lock.exec('begin immediate');
    return lock;
  } catch (error) {
    const holder = lock && readHolder(lock);
    lock?.close();
    if (holder === undefined) throw notWritable(dataDir, error);
    throw new StoreOpenError(
      'in-use',
      lockName === importLockFile
        ? `Another import writes to the data folder ${dataDir} (process ${holder}). Start this one when that one has ended.`
        : `The data folder ${dataDir} is in use by another process of the shop (process ${holder}). Stop that process, or give this one another DATA_DIR; several processes need PostgreSQL (DATABASE_URL).`,
      error,
    );
  }
}

/** The process that holds the lock, undefined if the file is not locked but broken or read-only. */
function readHolder(lock: DatabaseSync): number | undefined {
  try {
    lock.exec('begin immediate; rollback');
    return undefined;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== 5) return undefined;
  }
  const row = lock.prepare('select pid from holder').get() as { pid: number } | undefined;
  return row?.pid ?? 0;
}
