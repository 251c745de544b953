import { describe, expect, it } from 'vitest';
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
