import path from 'node:path';
import fc from 'fast-check';
import { sql, type KyselyPlugin } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../../../../platform/store/engine/postgres.ts';
import { openBesideShop } from '../../../../platform/store/engine/sqlite.ts';
import { listsFile } from '../../../../platform/store/part-file.ts';
import { openShopBeforeEach } from '../../../../store/testing/describe-store.ts';
import { engines } from '../../../../store/testing/stores.ts';
import { facets } from './facets.ts';
import { ListingIndex } from './listing-index.ts';
import { listedIds, type ListQuery } from './listing.ts';
import { ListsFile } from './lists-file.ts';

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

  it('have the products and counts of a new index after any change, also across a stop and a start', async () => {
    const { tables } = shop;
    const database = { engine, read: tables, write: tables, close: async () => {} };
    const values = await tables.selectFrom('product_filters').select(['filter_id', 'value_id']).distinct().execute();
    const parameters = values.filter(({ filter_id: id }) => id > 0).slice(0, 2);
    const sizes = (
      await tables.selectFrom('filter_values').select('value').where('filter_id', '=', 0).limit(2).execute()
    ).map(({ value }) => value);
    const ungrouped: ReadonlyArray<ListQuery> = [
      {},
      { sort: 'price', order: 'desc', portion: 5, page: 1 },
      { categoryId: 1 },
      { producerId: 1, sort: 'name' },
      { text: 'kubek' },
      { text: 'kubek', order: 'asc', filters: { price: { to: 90_00 } } },
      { special: 'promotion', filters: { availability: ['available'], producers: [1, 2] } },
      { filters: { sizes, availability: ['today'] } },
      { filters: { parameters: parameters.map(({ filter_id: id, value_id: value }) => ({ id, values: [value] })) } },
      { special: 'new', filters: { price: { from: 30_00, to: 200_00 } } },
    ];
    const queries = ungrouped.flatMap((query) => [query, { ...query, isGrouped: true }]);
    const answersOf = async (index: ListingIndex) => {
      const answers = [];
      for (const query of queries)
        answers.push({ query, ids: await listedIds(tables, index, query), facets: await facets(tables, index, query) });
      return { answers, byCategory: await index.countByCategory(true) };
    };
    const product = fc.oneof(fc.integer({ min: 1001, max: 1004 }), fc.integer({ min: 1001, max: 1030 }));
    const among = <Value>(...some: Value[]) => fc.constantFrom(...some);
    const setting = (of: Parameters<typeof set>[1]) => (id: number) => set(id, of);
    const change = fc.oneof(
      among(1, 55_00, 2000_00).map(
        (price) => (id: number) => tables.updateTable('sizes').set({ price }).where('product_id', '=', id).execute(),
      ),
      among(0, 5000).map(
        (amount) => (id: number) =>
          tables.updateTable('sizes').set({ amount, availability: 'enable' }).where('product_id', '=', id).execute(),
      ),
      fc.nat(40).map((popularity) => setting({ popularity })),
      among('', 'm', 'zzz').map((sort_key) => setting({ sort_key })),
      fc
        .record({
          version_group: among(null, 'a', 'b', 'new'),
          is_visible: among<0 | 1>(0, 1, 1),
          producer_id: among(1, 2, 3),
          category_id: among(1, 2, 3),
        })
        .map((columns) => (id: number) => tables.updateTable('products').set(columns).where('id', '=', id).execute()),
      among(1, 8).map(
        (weight) => (id: number) =>
          tables
            .insertInto('search_tokens')
            .values({ token: 'kubek', product_id: Math.min(id, 1015), weight })
            .onConflict((conflict) => conflict.columns(['token', 'product_id']).doUpdateSet({ weight }))
            .execute(),
      ),
      fc.integer({ min: 3000, max: 3010 }).map((copy) => async (id: number) => {
        const { id: _, ...product } = await tables
          .selectFrom('products')
          .selectAll()
          .where('id', '=', 1005)
          .executeTakeFirstOrThrow();
        await tables
          .insertInto('products')
          .values({ ...product, id: copy, popularity: id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
      fc.constant((id: number) => tables.deleteFrom('products').where('id', '=', Math.max(id, 1016)).execute()),
    );
    const file = new ListsFile(database, path.join(shop.place.dataDir, listsFile), Date.now);
    const following = new ListingIndex(database, { largeFrom: 1, file });
    await answersOf(following);
    const steps = fc.sample(fc.array(fc.tuple(change, product), { minLength: 1, maxLength: 3 }), {
      numRuns: inject('isFullRun') ? 40 : 16,
      seed: 21,
    });
    let keptStarts = 0;
    for (const [step, changes] of steps.entries()) {
      await following.keep();
      for (const [make, id] of changes) await make(id);
      const expected = await answersOf(new ListingIndex(database));
      expect(await answersOf(following), `step ${step}`).toEqual(expected);
      // As a process that stopped before the changes, and starts now.
      keptStarts += Number((await file.read({})) !== null);
      const started = new ListingIndex(database, { file });
      expect(await answersOf(started), `start after step ${step}`).toEqual(expected);
    }
    expect(keptStarts).toBeGreaterThan(steps.length / 2);
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

describe.each([
  { engine: 'sqlite', largeFrom: Infinity },
  { engine: 'sqlite', largeFrom: 1 },
  { engine: 'postgres', largeFrom: Infinity },
  { engine: 'postgres', largeFrom: 1 },
] as const)('a start on $engine, by a thread from $largeFrom products on', ({ engine, largeFrom }) => {
  const shop = openShopBeforeEach(engine);
  const queries: ReadonlyArray<ListQuery> = [
    {},
    { sort: 'name' },
    { sort: 'price' },
    ...['kubek', 'zolty', 'ręcznik', 'sukienka'].map((text) => ({ text })),
  ];

  it('sees what is committed during its statements', async () => {
    const { tables, place } = shop;
    const write = (token: string, product_id: number) =>
      tables.insertInto('search_tokens').values({ token, product_id, weight: 8 }).execute();
    const changes: Array<() => Promise<unknown>> = [
      async () => {
        const product = await tables
          .selectFrom('products')
          .selectAll()
          .where('id', '=', 1001)
          .executeTakeFirstOrThrow();
        const sizes = await tables.selectFrom('sizes').selectAll().where('product_id', '=', 1001).execute();
        await tables
          .insertInto('products')
          .values({ ...product, id: 900, slug: 'nowy', code: 'NOWY' })
          .execute();
        await tables
          .insertInto('sizes')
          .values(sizes.map((size) => ({ ...size, product_id: 900 })))
          .execute();
        await write('zolty', 900);
      },
      () => write('zolty', 1012),
      () => tables.updateTable('products').set({ sort_key: 'zzz' }).where('id', '=', 1013).execute(),
      () => tables.deleteFrom('products').where('id', '=', 1020).execute(),
      () => tables.updateTable('sizes').set({ price: 9_999_00 }).where('product_id', '=', 1030).execute(),
    ];
    const database = engine === 'postgres' ? await openPostgres(place.databaseUrl!) : openBesideShop(place.dataDir);
    const changing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await changes.shift()?.();
        return result;
      },
    };
    try {
      const index = new ListingIndex({ ...database, read: database.read.withPlugin(changing) }, { largeFrom });
      await index.refresh();
      while (changes.length > 0) await changes.shift()!();
      const later = new ListingIndex(database, { largeFrom: Infinity });
      for (const query of queries)
        expect(await listedIds(database.read, index, query), JSON.stringify(query)).toEqual(
          await listedIds(database.read, later, query),
        );
      expect((await listedIds(database.read, index, { text: 'zolty' })).ids).toEqual(
        expect.arrayContaining([900, 1012]),
      );
    } finally {
      await database.close();
    }
  });
});
