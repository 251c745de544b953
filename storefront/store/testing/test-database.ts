import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a database under a random name, never touching an existing one.
 *
 * @param serverUrl address of any database on the server, whose user may create databases
 * @param original address of the database to copy, without open connections; empty without it
 */
export async function createDatabase(serverUrl: string, original?: string): Promise<TestDatabase> {
  const name = `witryna_test_${randomBytes(8).toString('hex')}`;
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  // Files are copied three times faster than PostgreSQL 18 writes them into its log, which is unused here.
  const template = original === undefined ? '' : ` template ${new URL(original).pathname.slice(1)} strategy file_copy`;
  await execute(`create database ${name}${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database if exists ${name} with (force)`) };
}
