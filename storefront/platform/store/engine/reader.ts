import type { Database, DatabaseSource } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqliteReader } from './sqlite.ts';

/** What only reads. */
export type Reader = Pick<Database, 'engine' | 'read'>;

/** One more connection to an open database, for a thread that reads much: its statements have no time limit. */
export async function openReader(source: DatabaseSource): Promise<Reader & Pick<Database, 'close'>> {
  if ('file' in source) {
    const read = openSqliteReader(source.file);
    return { engine: 'sqlite', read, close: () => read.destroy() };
  }
  const { databaseUrl, connectionTimeout } = source;
  return openPostgres(databaseUrl, { poolSize: 1, connectionTimeout, statementTimeout: 0 });
}
