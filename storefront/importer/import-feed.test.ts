import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, storeIn } from '../store/index.ts';
import type { Database } from '../platform/store/engine/database.ts';
import type { Schema } from '../platform/store/schema.ts';
import { importFeed, type FeedSource } from './import-feed.ts';
import type { FeedKind } from './report/report.ts';
import { openDatabases, type Databases } from './testing/databases.ts';
import { engines } from '../store/testing/stores.ts';
import { chunksOf, offer, sample, written } from './testing/sources.ts';
import type { DatabasePlace } from './writing/open-database.ts';
import type { CatalogueWriter } from './writing/port.ts';
import { storeCatalogue } from './writing/store-catalogue.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-21T12:00:00+01:00');

const tables = [
  'categories',
  'producers',
  'series',
  'menu_nodes',
  'products',
  'product_categories',
  'sizes',
  'stocks',
  'size_stocks',
  'price_history',
  'quantity_tiers',
  'pictures',
  'picture_addresses',
  'opinions',
  'search_tokens',
  'translations',
  'milestones',
] as const satisfies ReadonlyArray<keyof Schema>;

/** A mug with its price and its stock, for feeds in tests. */
const mug = ({ id = 7, name = 'Kubek', price = '69.00', stock = '<stock id="1" quantity="3"/>', more = '' } = {}) =>
  `<product id="${id}" vat="23"><category id="71" name="Kubki"/><producer id="31" name="Huta"/>` +
  `<description><name>${name}</name></description><price gross="${price}"/>${more}` +
  `<sizes><size id="uniw" name="uniwersalny" weight="340">${stock}</size></sizes></product>`;

it('compares and writes long products a few at a time', async () => {
  const ids = [1, 2, 3, 4, 5];
  const feed = offer(ids.map((id) => mug({ id, more: `<!--${'x'.repeat(600_000)}-->` })).join(''));
  const portions: number[] = [];
  const writer: CatalogueWriter = {
    transaction: (_, work) =>
      work({
        take: async (products) => {
          portions.push(products.length);
          return products.map(({ id, name }) => ({ id, name, kind: 'unchanged', changes: [], notices: [] }));
        },
        refresh: async () => [],
        finish: async () => ids.length,
      }),
  };
  const { read } = await importFeed(written(feed), 'full', writer);
  expect([read, portions]).toEqual([5, [2, 2, 1]]);
});

describe.each(engines)('importing a feed on %s', (engine) => {
  let databases: Databases;
  let place: DatabasePlace;
  let database: Database;
  let now: number;
  beforeAll(async () => {
    databases = openDatabases(engine);
  });
  afterAll(() => databases.remove());
  beforeEach(async () => {
    now = start;
    place = await databases.place();
    database = await databases.open(place);
  });

  const clock = () => now;
  const run = (feed: FeedSource, kind: FeedKind = 'full') => importFeed(feed, kind, storeCatalogue(database, clock));

  /** Every row of the catalogue, sorted. */
  async function everything(): Promise<Record<string, ReadonlyArray<string>>> {
    const rows: Record<string, ReadonlyArray<string>> = {};
    for (const table of tables) {
      const found = await database.read.selectFrom(table).selectAll().execute();
      rows[table] = found.map((row) => JSON.stringify(row)).toSorted();
    }
    return rows;
  }

  const size = (id: number, type: string) =>
    database.read
      .selectFrom('sizes')
      .selectAll()
      .where('product_id', '=', id)
      .where('type', '=', type)
      .executeTakeFirstOrThrow();
  const product = (id: number) =>
    database.read.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const stocksOf = async (id: number, type: string) => {
    const rows = await database.read
      .selectFrom('size_stocks')
      .select(['stock_id', 'amount'])
      .where('product_id', '=', id)
      .where('size_type', '=', type)
      .orderBy('stock_id')
      .execute();
    return Object.fromEntries(rows.map(({ stock_id, amount }) => [stock_id, amount]));
  };
  const pricesOf = async (id: number, type: string) => {
    const rows = await database.read
      .selectFrom('price_history')
      .select(['from_at', 'price'])
      .where('product_id', '=', id)
      .where('size_type', '=', type)
      .orderBy('from_at')
      .execute();
    return rows.map(({ from_at, price }) => [(from_at - start) / day, price]);
  };

  it('fills an empty shop, and reports what was taken, what was skipped and why', async () => {
    const report = await run(sample('full'));
    expect(report).toMatchObject({
      kind: 'full',
      read: 5,
      added: [
        { id: 501, name: 'Szalik Mgła & Mróz' },
        { id: 502, name: 'Taśma lniana' },
      ],
      changed: [],
      unchangedCount: 0,
      skipped: [
        { id: '503', name: 'Zestaw', reasons: [{ code: 'type', value: 'bundle' }] },
        {
          id: '504',
          name: 'Koc',
          reasons: [
            { code: 'currency', value: 'EUR' },
            { code: 'size-quantity', value: 'uniw: duzo' },
          ],
        },
        { id: '501', name: 'Drugi szalik', reasons: [{ code: 'duplicate', value: '' }] },
      ],
      noticed: [{ id: 502, notices: [{ code: 'no-category', value: '' }] }],
      others: 0,
      inMenu: 1,
      unplaced: { versionLabel: 1 },
    });
    expect(await product(501)).toMatchObject({
      name: 'Szalik Mgła & Mróz',
      category_id: 71,
      producer_id: 31,
      vat_percent: 23,
      price: 11900,
      default_size: '2',
      version_group: '16',
      version_name: 'szary',
      is_visible: 1,
    });
    expect(await product(502)).toMatchObject({ category_id: null, sell_by: 250, unit_precision: 2, price: 1080 });
  });

  it('sums several stocks, and recognises unlimited ones', async () => {
    await run(sample('full'));
    expect(await size(501, '2')).toMatchObject({ amount: 6500 });
    expect(await stocksOf(501, '2')).toEqual({ 1: 4000, 2: 2500 });
    expect(await size(501, '3')).toMatchObject({ amount: -1 });
    expect(await stocksOf(501, '3')).toEqual({ 1: 3000, 2: -1 });
    expect(await size(501, '4')).toMatchObject({ amount: 0, availability: 'enable' });
    expect(await size(502, 'uniw')).toMatchObject({ amount: -1 });
  });

  it('shows on the pages of the shop', async () => {
    await run(sample('full'));
    await database.close();
    const store = await openStore({ ...place, clock });
    try {
      expect(store.opening.isSeeded).toBe(false);
      const { products } = await store.catalogue.list({ text: 'szalik kaszmir' });
      expect(products.map(({ name, price }) => [name, price])).toEqual([['Szalik Mgła & Mróz', 11900]]);
      const page = await store.catalogue.productPage(501);
      expect(page?.category?.name).toBe('Szaliki');
      expect(page?.sizes.map(({ name, isAvailable }) => [name, isAvailable])).toEqual([
        ['krótki', true],
        ['długi', true],
        ['dziecięcy', false],
      ]);
      expect(page?.product.details).toMatchObject({
        parameters: [
          { name: 'Materiał', value: 'wełna, kaszmir' },
          { name: 'Gwarancja', value: 'Dwa lata' },
          { name: 'Sztuk w\u00A0opakowaniu zbiorczym', value: '12' },
        ],
        wholesalePrices: [{ size: null, priceGross: 8000 }],
      });
    } finally {
      await store.close();
    }
  });

  it('takes English texts, writes them once, and lists find and show them', async () => {
    const described = (lang: string, name: string, text: string) =>
      `<name xml:lang="${lang}">${name}</name><long_desc xml:lang="${lang}"><![CDATA[<p>${text}</p>]]></long_desc>`;
    const cup = (id: number, english: string) =>
      `<product id="${id}" vat="23"><unit name="szt."/><price gross="69.00"/>` +
      `<description>${described('eng', english, 'Keeps tea warm.')}${described('pol', 'Czarka', 'Trzyma ciepło.')}</description>` +
      `<parameters><parameter id="2" name="Materiał" xml:lang="pol"><value name="glina"/></parameter>` +
      `<parameter id="2" name="Material" xml:lang="eng"><value name="clay"/></parameter></parameters>` +
      `<sizes><size id="uniw" name="uniwersalny" weight="340"><stock id="1" quantity="3"/></size></sizes></product>`;
    const feed = written(offer(cup(7, 'Tea bowl') + cup(8, 'Small cup')));
    await run(feed);
    const before = await everything();
    expect((await run(feed)).unchangedCount).toBe(2);
    expect(await everything()).toEqual(before);
    await database.close();
    const store = await openStore({ ...place, clock });
    try {
      const english = storeIn(store, 'en').catalogue;
      // Of two translations of one text the first counts.
      expect((await english.list({ text: 'bowls' })).products.map(({ name }) => name)).toEqual([
        'Tea bowl',
        'Tea bowl',
      ]);
      expect((await english.list({ text: 'czarka' })).total).toBe(2);
      expect((await store.catalogue.list({ text: 'bowl' })).total).toBe(0);
      const { product } = (await english.productPage(7))!;
      expect(product).toMatchObject({ name: 'Tea bowl', description: 'Keeps tea warm.' });
      expect(product.details.parameters).toEqual([{ name: 'Material', value: 'clay' }]);
    } finally {
      await store.close();
    }
  });

  it('keeps series, files and size codes, and adds categories to the menu', async () => {
    await run(sample('full'));
    expect(await size(501, '2')).toMatchObject({ producer_code: '5900000000016', external_code: 'ERP-7' });
    expect(await size(501, '3')).toMatchObject({ producer_code: null, external_code: null });
    await database.close();
    const store = await openStore({ ...place, clock });
    try {
      expect(await store.catalogue.series()).toMatchObject([{ id: 9, slug: 'zima', name: 'Zima', productCount: 1 }]);
      expect((await store.catalogue.list({ text: 'zima' })).products.map(({ id }) => id)).toEqual([501]);
      const page = (await store.catalogue.productPage(501))!;
      expect(page.product.seriesId).toBe(9);
      expect(page.sizes[0]).toMatchObject({ producerCode: '5900000000016', externalCode: 'ERP-7' });
      expect(page.product.details.enclosures).toEqual([
        { name: 'Pranie', file: 'https://przyklad.example/pranie.pdf' },
      ]);
      expect(await store.menu.nodes()).toMatchObject([
        { name: 'Szaliki', target: { kind: 'category', id: 71, slug: 'szaliki' }, path: [] },
        { name: 'Zima', target: { kind: 'category', slug: 'zima' }, path: [] },
        { name: 'Szaliki', target: { kind: 'category' }, path: [{ name: 'Zima' }] },
      ]);
    } finally {
      await store.close();
    }
  });

  it('keeps the demo data out of a shop filled by a feed', async () => {
    await run(sample('full'));
    await database.close();
    const store = await openStore({ ...place, clock });
    try {
      expect(await store.hotspots.zone('main', 'zone1')).toBeNull();
      expect(await store.content.list('page')).toEqual([]);
      expect(await store.rebates.find('SIEN10')).toEqual({ kind: 'unknown' });
    } finally {
      await store.close();
    }
  });

  it('names a menu entry like its category, unless the shop renamed it', async () => {
    await run(written(offer(mug({ id: 7 }) + mug({ id: 8 }).replace('id="71" name="Kubki"', 'id="72" name="Miski"'))));
    await database.write.updateTable('menu_nodes').set({ name: 'Nasze miski' }).where('category_id', '=', 72).execute();
    const renamed =
      mug({ id: 7 }).replace('"Kubki"', '"Filiżanki"') +
      mug({ id: 8 }).replace('id="71" name="Kubki"', 'id="72" name="Misy"');
    await run(written(offer(renamed)));
    const nodes = await database.read.selectFrom('menu_nodes').select('name').orderBy('category_id').execute();
    expect(nodes.map(({ name }) => name)).toEqual(['Filiżanki', 'Nasze miski']);
  });

  it.each<FeedKind>(['full', 'light'])('changes nothing when a %s feed is imported twice', async (kind) => {
    await run(sample('full'));
    now += day;
    await run(sample(kind), kind);
    const before = await everything();
    now += day;
    const report = await run(sample(kind), kind);
    expect(report).toMatchObject({ added: [], changed: [], unchangedCount: 2 });
    expect(await everything()).toEqual(before);
  });

  it('writes changes of a feed and reports which part changed', async () => {
    await run(written(offer(mug())));
    const change = async (text: string) => (await run(written(offer(text)))).changed.map(({ changes }) => changes);
    expect(await change(mug({ name: 'Kubek Żar' }))).toEqual([['name']]);
    expect(await product(7)).toMatchObject({ name: 'Kubek Żar', slug: 'kubek' });
    const inSeries = mug({ name: 'Kubek Żar' }).replace('<price', '<series id="4" name="Rosa"/><price');
    expect(await change(inSeries)).toEqual([['series']]);
    expect(await change(mug({ name: 'Kubek Żar' }))).toEqual([['series']]);
    expect(await change(mug({ name: 'Kubek Żar', price: '59.00' }))).toEqual([['price']]);
    expect(await change(mug({ name: 'Kubek Żar', price: '59.00', stock: '' }))).toEqual([['stock']]);
    expect(await stocksOf(7, 'uniw')).toEqual({});
    const hidden = '<visibility><site visible="no"/></visibility>';
    expect(await change(mug({ name: 'Kubek Żar', price: '59.00', stock: '', more: hidden }))).toEqual([['visibility']]);
  });

  it('keeps each price history, for the lowest price before a reduction', async () => {
    await run(written(offer(mug({ price: '69.00' }))));
    now += 10 * day;
    await run(written(offer(mug({ price: '79.00' }))));
    now += 10 * day;
    const reduced = '<strikethrough_retail_price gross="79.00"/>';
    await run(written(offer(mug({ price: '59.00', more: reduced }))));
    now += day;
    await run(written(offer(mug({ price: '59.00', more: reduced }))));
    expect(await pricesOf(7, 'uniw')).toEqual([
      [0, 6900],
      [10, 7900],
      [20, 5900],
    ]);
    await database.close();
    const store = await openStore({ ...place, clock });
    const page = await store.catalogue.productPage(7);
    await store.close();
    expect(page?.sizes[0]?.reduction).toMatchObject({ crossedPrice: 7900, lowestPrice: 6900 });
  });

  it('shows no false reduction', async () => {
    const report = await run(
      written(offer(mug({ price: '69.00', more: '<strikethrough_retail_price gross="69.00"/>' }))),
    );
    expect(await size(7, 'uniw')).toMatchObject({ price: 6900, crossed_price: null });
    expect(report.noticed).toMatchObject([{ notices: [{ code: 'strikethrough-not-higher', value: 'uniw' }] }]);
  });

  it("shows the product's former price only at sizes with the product's price", async () => {
    await run(sample('full'));
    expect(await size(501, '2')).toMatchObject({ price: 11900, crossed_price: 12900 });
    expect(await size(501, '3')).toMatchObject({ price: 14900, crossed_price: null });
    expect(await size(501, '4')).toMatchObject({ price: 9900, crossed_price: null });
  });

  it('sells nothing for 0 zł', async () => {
    const report = await run(written(offer(mug({ price: '0.00' }))));
    expect(await product(7)).toMatchObject({ price: 0, is_phone_price: 1 });
    expect(await pricesOf(7, 'uniw')).toEqual([]);
    expect(report.noticed).toMatchObject([{ id: 7, notices: [{ code: 'price-by-phone' }] }]);
    await run(written(offer(mug({ price: '5.00' }))));
    expect(await product(7)).toMatchObject({ price: 500, is_phone_price: 0 });
  });

  it('keeps what no feed contains', async () => {
    await run(written(offer(mug())));
    const own = { popularity: 3, is_new: 1, min_per_order: 2000 } as const;
    await database.write.updateTable('products').set(own).where('id', '=', 7).execute();
    const { details } = await product(7);
    await database.write
      .updateTable('products')
      .set({ details: JSON.stringify({ ...JSON.parse(details), safetyInformation: 'Kruche.' }) })
      .where('id', '=', 7)
      .execute();
    await database.write.updateTable('sizes').set({ availability: 'order' }).where('product_id', '=', 7).execute();
    await run(written(offer(mug({ name: 'Kubek Żar' }))));
    const after = await product(7);
    expect(after).toMatchObject({ popularity: 3, is_new: 1, min_per_order: 2000, name: 'Kubek Żar' });
    expect(JSON.parse(after.details)).toMatchObject({ safetyInformation: 'Kruche.' });
    expect(await size(7, 'uniw')).toMatchObject({ availability: 'order' });
  });

  it('keeps the products missing from a feed, and counts them', async () => {
    await run(written(offer(mug({ id: 7 }) + mug({ id: 8 }))));
    const before = await product(8);
    const report = await run(written(offer(mug({ id: 7, price: '1.00' }))));
    expect(report).toMatchObject({ read: 1, others: 1 });
    expect(await product(8)).toEqual(before);
  });

  it('disables a size missing from a feed, and restores it', async () => {
    const sizes = (...ids: ReadonlyArray<string>) =>
      offer(
        mug().replace(
          /<sizes>.*<\/sizes>/,
          `<sizes>${ids.map((id) => `<size id="${id}"><stock id="1" quantity="3"/></size>`).join('')}</sizes>`,
        ),
      );
    await run(written(sizes('2', '3')));
    const report = await run(written(sizes('3')));
    expect(report.changed).toMatchObject([
      { changes: ['sizes', 'stock'], notices: [{ code: 'size-withdrawn', value: '2' }] },
    ]);
    expect(await size(7, '2')).toMatchObject({ availability: 'disable', amount: 0 });
    expect(await pricesOf(7, '2')).toEqual([[0, 6900]]);
    expect(await run(written(sizes('3')))).toMatchObject({ changed: [], noticed: [] });
    await run(written(sizes('2', '3')));
    expect(await size(7, '2')).toMatchObject({ availability: 'enable', amount: 3000 });
  });

  it('disables a size that the platform has but does not sell', async () => {
    await run(written(offer(mug().replace('<size ', '<size available="unavailable" '))));
    expect(await size(7, 'uniw')).toMatchObject({ availability: 'disable', amount: 3000 });
  });

  it("finds products by their category's new name", async () => {
    await run(written(offer(mug().replace('"Kubki"', '"Naczynia"'))));
    const report = await run(written(offer(mug().replace('"Kubki"', '"Filiżanki"'))));
    expect(report.changed).toMatchObject([{ changes: ['category'] }]);
    const categories = await database.read
      .selectFrom('categories')
      .select(['id', 'slug', 'name', 'menu_name'])
      .execute();
    expect(categories).toEqual([{ id: 71, slug: 'naczynia', name: 'Filiżanki', menu_name: 'Filiżanki' }]);
    await database.close();
    const store = await openStore({ ...place, clock });
    const [found, gone] = [
      await store.catalogue.list({ text: 'filiżanki' }),
      await store.catalogue.list({ text: 'naczynia' }),
    ];
    await store.close();
    expect([found.total, gone.total]).toEqual([1, 0]);
  });

  it('gives each category its own address', async () => {
    await run(written(offer(mug({ id: 7 }) + mug({ id: 8 }).replace('id="71"', 'id="72"'))));
    const categories = await database.read.selectFrom('categories').select(['id', 'slug']).orderBy('id').execute();
    expect(categories).toEqual([
      { id: 71, slug: 'kubki' },
      { id: 72, slug: 'kubki-72' },
    ]);
  });

  it('lets the engine continue the keys of the feed', async () => {
    await run(written(offer(mug({ id: 900 }))));
    const { slug, name, ...rest } = await product(900);
    const { id: _id, ...columns } = rest;
    const made = await database.write
      .insertInto('products')
      .values({ slug, name, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(made.id).toBe(901);
  });

  describe('light', () => {
    it('updates prices and stocks, and reports unknown products and sizes', async () => {
      await run(sample('full'));
      now += day;
      const report = await run(sample('light'), 'light');
      expect(report).toMatchObject({
        kind: 'light',
        read: 3,
        added: [],
        changed: [{ id: 501, changes: ['price', 'stock'], notices: [{ code: 'unknown-size', value: '9' }] }],
        unchangedCount: 1,
        skipped: [{ id: '777', reasons: [{ code: 'unknown-product', value: '' }] }],
      });
      expect(await size(501, '2')).toMatchObject({ price: 10900, crossed_price: 12900, amount: 1000, name: 'krótki' });
      expect(await stocksOf(501, '2')).toEqual({ 1: 1000 });
      expect(await pricesOf(501, '2')).toEqual([
        [0, 11900],
        [1, 10900],
      ]);
      expect(await product(501)).toMatchObject({ price: 10900 });
      // 96.75 net of the product and 121.14 of the size are their former prices: rounding moves none of them.
      expect(await size(501, '3')).toMatchObject({ price: 14900 });
    });

    it('sells restocked sizes again', async () => {
      await run(written(offer(mug({ stock: '' }).replace('<size ', '<size available="unavailable" '))));
      const light =
        '<product id="7" vat="23"><sizes><size id="uniw"><stock id="5" quantity="2"/></size></sizes></product>';
      await run(written(offer(light)), 'light');
      expect(await size(7, 'uniw')).toMatchObject({ amount: 2000, availability: 'enable', price: 6900 });
      const stock = await database.read.selectFrom('stocks').select(['id', 'name']).execute();
      expect(stock).toEqual([{ id: '5', name: 'Magazyn 5' }]);
    });

    it('leaves an empty shop to the demo catalogue', async () => {
      await run(sample('light'), 'light');
      expect(await database.read.selectFrom('milestones').selectAll().execute()).toEqual([]);
    });
  });

  describe('that is broken', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => mug({ id: index + 1 })).join('');

    it('changes nothing', async () => {
      await run(sample('full'));
      const before = await everything();
      const broken = offer(mug({ id: 501 }) + many(250)).replace('</products></offer>', '<product id=');
      await expect(run(written(broken))).rejects.toMatchObject({ fault: 'malformed' });
      await expect(run(written(broken), 'light')).rejects.toMatchObject({ fault: 'malformed' });
      expect(await everything()).toEqual(before);
    });

    it('changes nothing if only the second reading fails', async () => {
      const before = await everything();
      const feed = offer(many(250));
      let readings = 0;
      const changing: FeedSource = () => chunksOf(readings++ === 0 ? feed : feed.slice(0, -20));
      await expect(run(changing)).rejects.toMatchObject({ fault: 'malformed' });
      expect(readings).toBe(2);
      expect(await everything()).toEqual(before);
    });

    it('changes nothing if writing fails at the end', async () => {
      const before = await everything();
      const whole = storeCatalogue(database, clock);
      const failing: CatalogueWriter = {
        transaction: (categories, work) =>
          whole.transaction(categories, (writing) =>
            work({
              take: (products) => writing.take(products),
              refresh: (products) => writing.refresh(products),
              finish: async () => {
                await writing.finish();
                throw new Error('The disk is full.');
              },
            }),
          ),
      };
      await expect(importFeed(written(offer(many(120))), 'full', failing)).rejects.toThrow('The disk is full.');
      expect(await everything()).toEqual(before);
    });
  });
});
