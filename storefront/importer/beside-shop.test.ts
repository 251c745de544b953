import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { orderOf } from '../store/testing/order-of.ts';
import { importFeed } from './import-feed.ts';
import { offer, written } from './testing/sources.ts';
import { besideShop } from './writing/beside-shop.ts';
import { openForImport } from './writing/open-database.ts';

const count = 240;
/** In thousandths, of each product. */
const stock = 500_000;

interface Offered {
  every?: string;
  /** The price of each tenth product. */
  tenth?: string;
  producer?: string;
}

const feed = ({ every = '50.00', tenth = every, producer = 'Pracownia' }: Offered = {}): string =>
  offer(
    Array.from(
      { length: count },
      (_, index) =>
        `<product id="${index + 1}" vat="23"><category id="71" name="Kubki"/>` +
        // The first name of a number counts.
        `<producer id="5" name="${index < 60 ? producer : 'Inna nazwa'}"/>` +
        `<description><name>Kubek ${index + 1}</name></description><price gross="${index % 10 === 0 ? tenth : every}"/>` +
        `<sizes><size id="uniw" name="uniwersalny" weight="340"><stock id="1" quantity="400"/><stock id="2" quantity="100"/></size></sizes></product>`,
    ).join(''),
  );

describe('an import into a SQLite file while its shop sells', () => {
  let dataDir: string;
  let store: Store;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'witryna-beside-'));
    store = await openStore({ dataDir, clock: Date.now, loadCatalogue: null });
  });
  afterAll(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function run(text: string, begun = () => {}) {
    const { database, isBesideShop } = await openForImport({ dataDir });
    try {
      expect(isBesideShop).toBe(true);
      const catalogue = await besideShop(database, Date.now);
      begun();
      return await importFeed(written(text), 'full', catalogue);
    } finally {
      await database.close();
    }
  }

  /** As a page of the shop reads it: from memory where nothing has changed. */
  const shown = (id: number) => store.kept.answering(async () => (await store.catalogue.cards([id]))[0]?.sizes[0]);
  const amountOf = async (id: number) => (await shown(id))!.amount;
  const cheapest = async () => {
    const { products } = await store.catalogue.list({ sort: 'price', portion: 1 });
    return products[0]?.sizes[0]?.price;
  };

  async function sell(): Promise<void> {
    const { hash } = (await store.sessions.start()).session;
    await store.baskets.add(hash, { productId: 1, size: 'uniw', quantity: 1000 });
    const outcome = await store.orders.place(await orderOf(store, hash, { payment: { method: 'blik', total: 0 } }));
    expect(outcome.kind).toBe('placed');
    // The import in this process needs a turn, too.
    await setImmediate();
  }

  it('is refused beside another import; one that is killed leaves whole products, and the next one adds the rest', async () => {
    const file = path.join(dataDir, 'full.xml');
    await writeFile(file, feed());
    const script = fileURLToPath(new URL('./testing/stalled-import.ts', import.meta.url));
    const child = spawn(process.execPath, [script, dataDir, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await expect(openForImport({ dataDir })).rejects.toThrow(
      `Another import writes to the data folder ${dataDir} (process ${child.pid}). Start this one when that one has ended.`,
    );
    child.kill('SIGKILL');
    await ended;

    const rest = await run(feed());
    expect(rest.added.length).toBeGreaterThan(count / 2 - 1);
    expect(rest.added.length).toBeLessThan(count);
    // What the killed import wrote was whole.
    expect([rest.changed.length, rest.added.length + rest.unchangedCount]).toEqual([0, count]);
  });

  it('keeps orders placed meanwhile and their stock; pages and lists follow', async () => {
    expect(await shown(1)).toMatchObject({ price: 50_00, amount: stock });
    expect(await cheapest()).toBe(50_00);
    let isImporting = true;
    let orders = 0;
    const sellOn = async () => {
      for (; isImporting; orders += 1) await sell();
    };
    let selling: Promise<void> | undefined;
    const begin = () => {
      selling = sellOn();
    };
    const changed = await run(feed({ tenth: '40.00' }), begin).finally(() => (isImporting = false));
    await selling;
    expect(changed.changed).toHaveLength(count / 10);
    expect(orders).toBeGreaterThan(0);
    expect(await shown(1)).toMatchObject({ price: 40_00, amount: stock - orders * 1000 });
    expect(await shown(2)).toMatchObject({ price: 50_00, amount: stock });
    expect(await cheapest()).toBe(40_00);
  });

  it('renames a producer once, and changes nothing the second time', async () => {
    const sold = stock - (await amountOf(1));
    const renamed = await run(feed({ tenth: '40.00', producer: 'Pracownia Wschód' }));
    // Their search words follow; the first product gets the stock of the feed, which counts from the start of its import.
    expect(renamed.changed).toHaveLength(60);
    expect(sold).toBeGreaterThan(0);
    expect(await amountOf(1)).toBe(stock);
    const again = await run(feed({ tenth: '40.00', producer: 'Pracownia Wschód' }));
    expect([again.added.length, again.changed.length, again.unchangedCount]).toEqual([0, 0, count]);
  });
});
