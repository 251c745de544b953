import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Creates an empty database under a random name, never touching one that is there.
 *
 * @param serverUrl address of any database on the server, whose user may create databases
 * @returns the new database's address, and how to drop it
 */
export async function createDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
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
  await execute(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database if exists ${name} with (force)`) };
}
