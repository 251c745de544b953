import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openShopBeforeEach } from '../../../../store/testing/describe-store.ts';
import { engines } from '../../../../store/testing/stores.ts';
import type { ListQuery } from './listing.ts';

describe.each(engines)('lists in the memory of a process on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  const ids = async (query: ListQuery = {}, of = shop.store) =>
    (await of.catalogue.list({ ...query, portion: 100 })).products.map(({ id }) => id);
  const set = (id: number, columns: { popularity?: number; sort_key?: string; price?: number }, db = shop.tables) =>
    db.updateTable('products').set(columns).where('id', '=', id).execute();

  it('stay sorted while products move, in every sort and direction', async () => {
    const sorts = ['popularity', 'name', 'price', 'newest'] as const;
    const queries = sorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order })));
    for (const query of queries) await ids(query);
    await set(1001, { popularity: 57, sort_key: 'zzz' });
    await set(1030, { popularity: 1, sort_key: '' });
    await shop.tables.updateTable('sizes').set({ price: 9_999_00 }).where('product_id', '=', 1013).execute();
    await shop.tables.deleteFrom('products').where('id', '=', 1020).execute();
    const moved = [];
    for (const query of queries) moved.push(await ids(query));
    await shop.store.close();
    const restarted = await shop.place.open();
    for (const [index, query] of queries.entries()) expect(await ids(query, restarted)).toEqual(moved[index]);
    expect((await ids({ sort: 'name' }, restarted)).at(-1)).toBe(1001);
    expect((await ids({ sort: 'name' }, restarted))[0]).toBe(1030);
    expect((await ids({ sort: 'price', order: 'desc' }, restarted))[0]).toBe(1013);
  });

  it('show what was committed before the query, also for concurrent queries', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const [sort_key, end] = turn % 2 === 0 ? ['', 0] : ['zzz', -1];
      const before = ids({ sort: 'name' });
      await set(1001, { sort_key });
      const after = await Promise.all([1, 2, 3].map(() => ids({ sort: 'name' })));
      expect(after.map((found) => found.at(end))).toEqual([1001, 1001, 1001]);
      await before;
    }
  });

  it('are read again after a store outage', async () => {
    await ids();
    await shop.tables.schema.alterTable('listing_changes').renameTo('listing_changes_away').execute();
    await expect(ids()).rejects.toThrow('listing_changes');
    await shop.tables.schema.alterTable('listing_changes_away').renameTo('listing_changes').execute();
    await set(1001, { popularity: -1 });
    expect((await ids())[0]).toBe(1001);
  });
});

describe('lists in the memory of a process beside other writers on postgres', () => {
  const shop = openShopBeforeEach('postgres');

  const first = async () => (await shop.store.catalogue.list({ portion: 1 })).products[0]!.id;
  const raise = (id: number, popularity: number, db = shop.tables) =>
    db.updateTable('products').set({ popularity }).where('id', '=', id).execute();

  it('miss nothing of a transaction that began before others and ends after them', async () => {
    await first();
    await shop.tables.transaction().execute(async (long) => {
      await raise(1001, -10, long);
      await raise(1002, -1);
      expect(await first()).toBe(1002);
      await raise(1003, -2);
      expect(await first()).toBe(1003);
      await raise(1003, -3);
      expect(await first()).toBe(1003);
    });
    expect(await first()).toBe(1001);
    await raise(1004, -11);
    expect(await first()).toBe(1004);
  });

  it('do not repeatedly read higher versions of another server, of which this database is a copy', async () => {
    await sql`update listing_changes set version = version + 4000000000`.execute(shop.tables);
    expect(await first()).toBe(1001);
    await raise(1002, -1);
    expect(await first()).toBe(1002);
    await raise(1003, -2);
    expect(await first()).toBe(1003);
  });
});
