import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '../../../../platform/store/engine/sqlite.ts';
import { listsFile, type Parts } from '../../../../platform/store/part-file.ts';
import { openShopBeforeEach } from '../../../../store/testing/describe-store.ts';
import { engines } from '../../../../store/testing/stores.ts';
import { Columns } from './columns.ts';
import { toListedProduct } from './listed-product.ts';
import type { ListingChange } from './listing-changes.ts';
import { ListingIndex } from './listing-index.ts';
import { listedIds } from './listing.ts';
import { ListsFile, listsFormat } from './lists-file.ts';
import { hitOf } from '../search/word-hits.ts';

/** Tells whether it was used. */
class Watched extends ListsFile {
  wasUsed = false;

  override async read(like: Parts) {
    const kept = await super.read(like);
    this.wasUsed = kept !== null;
    return kept;
  }
}

describe.each(engines)('the lists of a stopped process on %s', (engine) => {
  const shop = openShopBeforeEach(engine);
  const now = Date.parse('2026-11-27T12:00:00Z');

  /** An index of a process that starts. */
  function startIndex(clock = () => now) {
    const database = { engine, read: shop.tables, write: shop.tables, close: async () => {} };
    const file = new Watched(database, path.join(shop.place.dataDir, listsFile), clock);
    return { file, index: new ListingIndex(database, { largeFrom: 1, file }) };
  }

  async function stopAndKeep(clock?: () => number): Promise<void> {
    const { index } = startIndex(clock);
    await index.refresh();
    await index.keep();
  }

  const raise = (id: number) =>
    shop.tables.updateTable('products').set({ popularity: -1 }).where('id', '=', id).execute();
  const first = async (index: ListingIndex) => (await listedIds(shop.tables, index, { portion: 1 })).ids[0];

  it('are those of the next start, with what changed between', async () => {
    await stopAndKeep();
    await raise(1013);
    const { index, file } = startIndex();
    expect(await first(index)).toBe(1013);
    expect(file.wasUsed).toBe(true);
    expect(index.fault).toBeNull();
    // It goes on from there, and its own stop keeps what it has.
    await raise(1020);
    await shop.tables.updateTable('products').set({ popularity: 5 }).where('id', '=', 1013).execute();
    expect(await first(index)).toBe(1020);
    await index.keep();
    const next = startIndex();
    expect(await first(next.index)).toBe(1020);
    expect(next.file.wasUsed).toBe(true);
  });

  it('are not used in a database that has not had that moment', async () => {
    await stopAndKeep();
    // As in a backup from before the stop.
    await shop.tables.deleteFrom('list_files').execute();
    const { index, file } = startIndex();
    await index.refresh();
    expect(file.wasUsed).toBe(false);
    expect(index.fault).toBeNull();
  });

  it('are not used after many changes: reading all is faster', async () => {
    await stopAndKeep();
    await shop.tables
      .updateTable('products')
      .set({ popularity: sql`popularity + 1` })
      .execute();
    const { index, file } = startIndex();
    await index.refresh();
    expect(file.wasUsed).toBe(false);
    await stopAndKeep();
    await shop.tables.updateTable('search_tokens').set({ weight: 1 }).execute();
    const later = startIndex();
    await later.index.refresh();
    expect(later.file.wasUsed).toBe(false);
  });

  it('are not used from a file that is damaged; the start says so, and reads all', async () => {
    await stopAndKeep();
    const file = path.join(shop.place.dataDir, listsFile);
    const bytes = await readFile(file);
    bytes[100]! ^= 1;
    await writeFile(file, bytes);
    await raise(1013);
    await shop.store.close();
    const store = await shop.place.open();
    expect(store.catalogue.listsFault).toBe('it is damaged');
    expect((await store.catalogue.list({ portion: 1 })).products[0]!.id).toBe(1013);
  });

  it('are forgotten by the database after a month', async () => {
    await stopAndKeep(() => now - 31 * 24 * 3_600_000);
    await stopAndKeep();
    expect(await shop.tables.selectFrom('list_files').select('written_at').execute()).toEqual([{ written_at: now }]);
  });

  it('are not kept of a small shop', async () => {
    await shop.store.catalogue.keepLists();
    expect(await shop.tables.selectFrom('list_files').selectAll().execute()).toEqual([]);
  });
});

describe('the lists of a stopped process, copied', () => {
  const shop = openShopBeforeEach('postgres');

  it('are not used where the rows of PostgreSQL came from another database', async () => {
    const database = { engine: 'postgres', read: shop.tables, write: shop.tables, close: async () => {} } as const;
    const startFile = () => new ListsFile(database, path.join(shop.place.dataDir, listsFile), Date.now);
    const index = new ListingIndex(database, { largeFrom: 1, file: startFile() });
    await index.refresh();
    await index.keep();
    const empty: Parts = {};
    // Versions of another server's transactions, which may be far above those of this one, are no changes.
    await sql`update listing_changes set version = version + 4000000000`.execute(shop.tables);
    expect(await startFile().read(empty)).not.toBeNull();
    // A restored row has the transaction that restored it.
    const rows = await shop.tables.selectFrom('list_files').selectAll().execute();
    await shop.tables.deleteFrom('list_files').execute();
    await shop.tables.insertInto('list_files').values(rows).execute();
    expect(await startFile().read(empty)).toBeNull();
  });
});

describe('the lists of a stopped process, in an earlier copy of its file', () => {
  const shop = openShopBeforeEach('sqlite');

  it('are not used, also where as many changes came since', async () => {
    const { place } = shop;
    const raise = (id: number) =>
      shop.tables.updateTable('products').set({ popularity: -1 }).where('id', '=', id).execute();
    const stop = async () => {
      const database = { engine: 'sqlite', read: shop.tables, write: shop.tables, close: async () => {} } as const;
      const file = new ListsFile(database, path.join(place.dataDir, listsFile), Date.now);
      const index = new ListingIndex(database, { largeFrom: 1, file });
      await index.refresh();
      await index.keep();
    };
    await stop();
    const live = path.join(place.dataDir, databaseFile);
    const copy = path.join(place.dataDir, 'copy.sqlite');
    await sql`vacuum into ${sql.lit(copy)}`.execute(shop.tables);
    await raise(1013);
    await stop();
    await shop.store.close();
    await shop.tables.destroy();
    for (const ending of ['', '-wal', '-shm']) await writeFile(`${live}${ending}`, '');
    await copyFile(copy, live);
    shop.tables = await place.openTables();
    // Its version is that of the lost change.
    await raise(1020);
    const store = await place.open();
    const { products } = await store.catalogue.list({ portion: 2 });
    expect(products.map(({ id }) => id)).not.toContain(1013);
    expect(products[0]!.id).toBe(1020);
  });
});

it('the parts of a file change with its format only', () => {
  const change: ListingChange = {
    product_id: 70,
    version: 9,
    is_listed: 1,
    category_id: 3,
    producer_id: 2,
    popularity: 4,
    sort_key: 'kubek',
    created_at: 1_700_000_000_000,
    lowest_price: 12_99,
    is_phone_price: 1,
    is_for_points_only: 0,
    is_new: 1,
    is_reduced: 1,
    is_available: 1,
    ships_today: 1,
    version_group: 'a',
    held: null,
    zones: 'special distinguished',
    further_categories: '5',
  };
  const columns = new Columns();
  const numbers = { place: 0, categorySet: 4, producer: 6, versionGroup: 2, values: [8, 6] };
  columns.write(toListedProduct(change, numbers));
  // If one of these changes, raise `listsFormat`: files of stopped processes have the former ones.
  expect({ listsFormat, hit: hitOf(5, 8), ...columns.parts }).toMatchInlineSnapshot(`
    {
      "categorySet": Uint32Array [
        4,
      ],
      "createdAt": Float64Array [
        1700000000000,
      ],
      "firstValue": Uint32Array [
        0,
      ],
      "flags": Uint8Array [
        127,
      ],
      "hit": 88,
      "id": Float64Array [
        70,
      ],
      "isListed": Uint8Array [
        1,
      ],
      "listsFormat": 1,
      "lowestPrice": Float64Array [
        1299,
      ],
      "popularity": Float64Array [
        4,
      ],
      "priceGroup": Uint8Array [
        2,
      ],
      "producer": Uint32Array [
        7,
      ],
      "sortKey": [
        "kubek",
      ],
      "valueCount": Uint32Array [
        2,
      ],
      "values": Uint32Array [
        8,
        6,
      ],
      "versionGroup": Uint32Array [
        2,
      ],
    }
  `);
});
