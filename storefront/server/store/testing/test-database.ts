import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a database under a random name, never touching one that is there.
 *
 * @param serverUrl address of any database on the server, whose user may create databases
 * @param template name of a database that it begins as a copy of; empty unless given
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
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
  await execute(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => execute(`drop database if exists ${name} with (force)`) };
}
