import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../demo/load.ts';
import type { Database } from '../engine/database.ts';
import { openPostgres } from '../engine/postgres.ts';
import { openSqlite } from '../engine/sqlite.ts';
import type { Schema } from '../schema.ts';
import { rowsOf } from '../../../demo/seed/rows.ts';
import { insertTables } from '../../../demo/seed/insert.ts';
import { hashOf } from '../sessions.ts';
import { engines, makePlace, testNow, type Place } from '../../../store/testing/stores.ts';
import { migrate, migrations } from './index.ts';

type Table = keyof Schema;
type Row = Readonly<Record<string, unknown>>;

/** What each table of the last release held beside the catalogue, in a shop that was in use. */
const inUse = (session: string): { readonly [Name in Table]?: ReadonlyArray<Row> } => ({
  settings: [{ key: 'listingPortion', value: '12', updated_at: testNow }],
  shop_texts: [{ locale: 'pl', key: 'basket.title', value: '"Twój koszyk"', updated_at: testNow }],
  milestones: [{ name: 'catalogue-seeded', reached_at: testNow }],
  sessions: [{ id_hash: session, created_at: testNow, seen_at: testNow, expires_at: testNow + 1e9, data: '{"a":1}' }],
  flash_messages: [{ session_hash: session, kind: 'message', message: '{"code":"add_basket"}' }],
  baskets: [{ id: 5, session_hash: session, updated_at: testNow }],
  basket_lines: [
    {
      basket_id: 5,
      product_id: 1001,
      size_type: 'uniw',
      additional: '',
      options: '{}',
      quantity: 2000,
      comment: 'Ostrożnie',
      added_at: testNow,
    },
  ],
  order_drafts: [{ session_hash: session, data: '{"courier":"kurier"}', updated_at: testNow }],
  order_counters: [{ day: '20261121', last: 1 }],
  orders: [
    {
      id: 3,
      number: '20261121-000001',
      access_key: 'key',
      session_hash: session,
      email: 'ania@example.com',
      state: 'n',
      placed_at: testNow,
      currency: 'PLN',
      products_total: 6900,
      delivery_total: 1690,
      payment_total: 0,
      total: 8590,
      courier_id: 'kurier',
      payment_method: 'blik',
      details: '{}',
    },
  ],
  order_claims: [{ idempotency_key: 'claim', order_id: 3, claimed_at: testNow }],
  order_lines: [
    {
      order_id: 3,
      position: 0,
      product_id: 1001,
      size_type: 'uniw',
      additional: '',
      name: 'Kubek Poranek',
      version_name: 'wapno',
      size_name: 'uniwersalny',
      unit_name: 'szt.',
      unit_precision: 0,
      quantity: 1000,
      vat_percent: 23,
      unit_gross: 6900,
      unit_net: 5610,
      total_gross: 6900,
      comment: '',
      options: '{}',
      taken_from: '[]',
    },
  ],
  order_states: [{ order_id: 3, state: 'n', at: testNow, actor: 'client', note: '' }],
  payments: [
    {
      order_id: 3,
      method: 'blik',
      state: 'chosen',
      amount: 8590,
      currency: 'PLN',
      created_at: testNow,
      updated_at: testNow,
      external_id: null,
      data: '{}',
    },
  ],
  outbox: [
    {
      kind: 'order',
      recipient: 'ania@example.com',
      payload: '{}',
      created_at: testNow,
      attempts: 0,
      next_attempt_at: testNow,
      sent_at: null,
      last_error: null,
    },
  ],
});

/** The catalogue's rows with the columns that the last release had. */
function catalogueRows(slugOf = (slug: string) => slug): { readonly [Name in Table]?: ReadonlyArray<Row> } {
  const rows = rowsOf(loadCatalogue(), testNow);
  return {
    ...rows,
    products: (rows.products ?? []).map((row) => ({ ...row, slug: slugOf(row.slug) })),
    sizes: (rows.sizes ?? []).map(({ producer_code: _code, ...row }) => row),
  };
}

describe.each(engines)('a database of the release before on %s', (engine) => {
  let place: Place;
  const session = hashOf('cookie');
  beforeEach(async () => {
    place = await makePlace(engine);
  });
  afterEach(() => place.remove());

  const openDatabase = async (): Promise<Database> =>
    place.databaseUrl ? openPostgres(place.databaseUrl) : openSqlite(place.dataDir);

  async function everything(db: Kysely<Schema>, tables: ReadonlyArray<Table>) {
    const found = new Map<Table, ReadonlyArray<Row>>();
    for (const table of tables) found.set(table, await db.selectFrom(table).selectAll().execute());
    return found;
  }

  /** A shop that was in use, and every row that it had. */
  async function makeOld(rows = catalogueRows()): Promise<ReadonlyMap<Table, ReadonlyArray<Row>>> {
    const database = await openDatabase();
    try {
      const { '0001-catalogue': first, '0002-buying': second } = migrations(engine);
      const released = { '0001-catalogue': first!, '0002-buying': second! };
      const migrator = new Migrator({ db: database.write, provider: { getMigrations: async () => released } });
      expect((await migrator.migrateToLatest()).error).toBeUndefined();
      const filled = { ...rows, ...inUse(session) };
      await database.write.transaction().execute((tx) => insertTables(tx, filled));
      return await everything(database.read, Object.keys(filled) as Table[]);
    } finally {
      await database.close();
    }
  }

  it('keeps every row and every value', async () => {
    const before = await makeOld();
    for (const [table, rows] of before) expect(rows.length, table).toBeGreaterThan(0);
    const store = await place.open();
    const sinceThen = Object.keys(migrations(engine)).slice(2);
    expect(store.opening).toEqual({ migrated: sinceThen, isSeeded: false });
    const after = await everything(await place.openTables(), [...before.keys()]);
    for (const [table, rows] of before) {
      const columns = Object.keys(rows[0]!);
      const kept = after.get(table)!.map((row) => JSON.stringify(columns.map((column) => row[column])));
      const wanted = rows.map((row) => JSON.stringify(columns.map((column) => row[column])));
      // Only what is filled in later is marked beside what was there.
      const added = { milestones: 3, settings: Object.keys(loadCatalogue().shop).length }[table as string] ?? 0;
      expect(kept, table).toEqual(expect.arrayContaining(wanted));
      expect(kept.length, table).toBe(wanted.length + added);
    }
    expect((await store.baskets.ofSession(session)).lines).toMatchObject([{ productId: 1001, quantity: 2000 }]);
    expect(await store.lists.add(session, [{ productId: 1001, size: 'uniw' }])).toEqual([{ kind: 'added' }]);
  });

  it('gets the rest of the catalogue where it was filled with its beginning', async () => {
    await makeOld();
    const store = await place.open();
    expect(await store.catalogue.series({ text: 'poranek' })).toMatchObject([{ productCount: 3 }]);
    expect((await store.menu.search('miski', 5)).map(({ path }) => path.map(({ name }) => name))).toEqual([
      ['Ceramika'],
    ]);
    expect(await store.content.find('page', 'terms')).not.toBeNull();
    expect((await store.hotspots.zone('main', 'zone1'))!.productIds).not.toEqual([]);
    expect(await store.rebates.find('SIEN10')).toMatchObject({ kind: 'valid' });
    expect((await store.delivery.rules())[1]).toMatchObject({ courierId: 'kurier-pobranie', maxWorth: 5000_00 });
    await store.close();
    expect((await place.open()).opening).toEqual({ migrated: [], isSeeded: false });
  });

  describe('that has the goods of the first edition', () => {
    const isFirst = (row: Row) => (row['product_id'] ?? row['id']) !== 1051;
    const firstEdition = () =>
      Object.fromEntries(Object.entries(catalogueRows()).map(([table, rows]) => [table, rows.filter(isFirst)]));
    const zonesIn = async (tables: Kysely<Schema>) =>
      (await tables.selectFrom('product_zones').selectAll().orderBy('product_id').execute()).map(
        ({ product_id, zone }) => `${product_id} ${zone}`,
      );

    it('gets those of the second one, once', async () => {
      await makeOld(firstEdition());
      const store = await place.open();
      expect(store.opening.isSeeded).toBe(false);
      const { products } = await store.catalogue.list({ text: 'próbki dębu' });
      expect(products).toMatchObject([{ id: 1051, isAvailable: true, name: 'Próbki dębu' }]);
      expect((await store.catalogue.productPage(1051))?.pictures).toMatchObject([{ id: '1051-1' }]);
      expect((await store.catalogue.list({ special: 'distinguished' })).total).toBe(4);
      expect((await store.catalogue.list({ special: 'special' })).total).toBe(4);
      expect((await store.catalogue.list({ categoryId: 7 })).products.map(({ id }) => id)).toContain(1015);
      // It is a demo shop: what came with its pages comes too.
      expect(await store.content.find('page', 'terms')).not.toBeNull();
      const tables = await place.openTables();
      await tables.deleteFrom('products').where('id', '=', 1051).execute();
      await store.close();
      expect((await (await place.open()).catalogue.list({ text: 'próbki dębu' })).total).toBe(0);
    });

    it('keeps what it has in their place', async () => {
      const rows = firstEdition();
      const own = { ...rows['products']![0]!, id: 1051, slug: 'nasz', name: 'Nasz' };
      await makeOld({ ...rows, products: [...rows['products']!, own] });
      const database = await openDatabase();
      await migrate(database);
      await database.write.insertInto('product_zones').values({ product_id: 1001, zone: 'special' }).execute();
      await database.close();
      const store = await place.open();
      expect((await store.catalogue.product(1051))?.name).toBe('Nasz');
      expect(await zonesIn(await place.openTables())).toEqual(['1001 special']);
    });
  });

  it('keeps to what it had where its goods are its own: its departments are its menu, Poland is where it sends', async () => {
    await makeOld(catalogueRows((slug) => `nasz-${slug}`));
    const store = await place.open();
    const departments = await store.catalogue.categories();
    expect(await store.menu.tree()).toEqual(
      departments.map(({ id, slug, menuName }) => ({
        id: expect.any(Number),
        name: menuName,
        target: { kind: 'category', id, slug },
        children: [],
      })),
    );
    expect(await store.delivery.countries()).toEqual([{ id: 1143020003, iso: 'PL', name: 'Polska' }]);
    for (const { countryIds, minWorth, maxWorth } of await store.delivery.rules())
      expect({ countryIds, minWorth, maxWorth }).toEqual({ countryIds: [1143020003], minWorth: null, maxWorth: null });
    expect(await store.content.list('page')).toEqual([]);
    expect(await store.catalogue.series()).toEqual([]);
    expect(await store.hotspots.zone('main', 'zone1')).toBeNull();
    expect(await store.rebates.find('SIEN10')).toEqual({ kind: 'unknown' });
  });
});
