import type { Database } from '../../platform/store/engine/database.ts';
import { openPostgres } from '../../platform/store/engine/postgres.ts';
import { openSqlite } from '../../platform/store/engine/sqlite.ts';
import { migrate } from '../../platform/store/migrations/index.ts';

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
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
