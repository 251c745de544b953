import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makePlace } from '../../../store/testing/stores.ts';
import { openPostgres } from './postgres.ts';
import { readServers } from './database-servers.ts';

describe('the address of a database', () => {
  it.each([
    ['postgres://shop:secret@db1:6000,db2/shop?sslmode=require', ['db1:6000', 'db2:5432']],
    ['postgresql://shop:p%40ss@[::1]:5433/shop', ['::1:5433']],
    ['postgres://localhost/shop', ['localhost:5432']],
  ])('%s names its servers', (url, servers) => {
    const address = readServers(url);
    expect(address.servers.map(({ host, port }) => `${host}:${port}`)).toEqual(servers);
    expect(new URL(address.first).pathname).toBe('/shop');
  });

  it.each(['mysql://localhost/shop', 'postgres://db1:many,db2/shop', 'shop'])('%s is refused', (url) =>
    expect(() => readServers(url)).toThrow(TypeError),
  );
});

describe('a database with several servers', () => {
  it('is reached at the one that is up, and after its connections were lost', async () => {
    const place = await makePlace('postgres');
    // No server listens on port 1.
    const url = place.databaseUrl!.replace(/@([^/]+)/, '@127.0.0.1:1,$1');
    const database = await openPostgres(url, { connectionTimeout: 60_000 });
    const ends = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.read);
    await expect(ends).rejects.toThrow(/terminat/);
    // The pool may still hold the lost connection for a moment.
    const ask = () =>
      sql`select 1 as n`.execute(database.read).then(
        ({ rows }) => rows,
        () => null,
      );
    await expect.poll(ask).toEqual([{ n: 1 }]);
    await database.close();
    await place.remove();
  });

  it('is unreachable in a sentence with all servers where none is up', async () => {
    const opening = openPostgres('postgres://shop:secret@127.0.0.1:1,127.0.0.1:2/shop');
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:1, 127\.0\.0\.1:2\/shop .*ECONNREFUSED/);
  });
});
