import type { Database } from '../../platform/store/engine/database.ts';
import { StoreOpenError } from '../../platform/store/engine/errors.ts';
import { openPostgres } from '../../platform/store/engine/postgres.ts';
import {
  importLockFile,
  makeFolder,
  openBesideShop,
  openSqlite,
  takeLock,
} from '../../platform/store/engine/sqlite.ts';
import { migrate, refuseOtherVersion } from '../../platform/store/migrations/index.ts';

/** The location of the shop's data, as in the server's environment. */
export interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the shop's database without filling it: an import replaces the demo catalogue.
 * @throws StoreOpenError with a sentence for the operator, also if a running shop holds the SQLite file
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(dataDir);
  return closedOnFailure(database, () => migrate(database));
}

/** The shop's database for an import. */
export interface ImportDatabase {
  readonly database: Database;
  /** Whether a running shop has its SQLite file open: then the import writes in short transactions. */
  readonly isBesideShop: boolean;
}

/**
 * The same for an import, which may run beside the shop (ADR 47).
 * @throws StoreOpenError also if another import writes to the SQLite file
 */
export async function openForImport(place: DatabasePlace): Promise<ImportDatabase> {
  if (place.databaseUrl) return { database: await openDatabase(place), isBesideShop: false };
  makeFolder(place.dataDir);
  const lock = takeLock(place.dataDir, importLockFile);
  try {
    const { database, isBesideShop } = await openFile(place);
    const close = async () => {
      await database.close();
      if (lock.isOpen) lock.close();
    };
    return { database: { ...database, close }, isBesideShop };
  } catch (error) {
    lock.close();
    throw error;
  }
}

async function openFile(place: DatabasePlace): Promise<ImportDatabase> {
  try {
    return { database: await openDatabase(place), isBesideShop: false };
  } catch (error) {
    if (!(error instanceof StoreOpenError) || error.reason !== 'in-use') throw error;
  }
  const database = openBesideShop(place.dataDir);
  // The running shop has migrated its file.
  await closedOnFailure(database, () => refuseOtherVersion(database.read, database.engine));
  return { database, isBesideShop: true };
}

async function closedOnFailure(database: Database, check: () => Promise<unknown>): Promise<Database> {
  try {
    await check();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
