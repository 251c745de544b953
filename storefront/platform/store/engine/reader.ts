import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { DatabaseSource } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqliteReader } from './sqlite.ts';

/** One more connection to an open database, for a thread that reads much: its statements have no time limit. */
export async function openReader(source: DatabaseSource): Promise<Kysely<Schema>> {
  if ('file' in source) return openSqliteReader(source.file);
  const { databaseUrl, connectionTimeout } = source;
  return (await openPostgres(databaseUrl, { poolSize: 1, connectionTimeout, statementTimeout: 0 })).read;
}
