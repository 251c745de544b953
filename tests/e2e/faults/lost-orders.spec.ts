import { setTimeout as pause } from 'node:timers/promises';
import { HttpShopper, type AcknowledgedOrder } from '../support/http-shopper.ts';
import { brokenOrders, lostOrders } from '../support/kept-orders.ts';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { createDatabase } from '../../../storefront/store/testing/test-database.ts';
import { isFullRun } from '../../full-run.ts';
import { startShop, type Engine, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** An e-book is never sold out, so every order that reaches the shop succeeds. */
const product = '/product-pol-1046-e-book-dom-ktory-oddycha.html';
const buyers = 20;

/** Acknowledged orders around each fault, which strikes while orders are in flight, however many came before. */
const orders = isFullRun ? { shop: 500, stop: 100, database: 200 } : { shop: 30, stop: 20, database: 30 };
const engines = ['sqlite', 'postgres'] as const satisfies ReadonlyArray<Engine>;

/** Places orders until `wanted` are acknowledged, while `disturb` breaks something midway. */
async function orderThrough(
  shop: Shop,
  wanted: number,
  disturb: () => Promise<void>,
): Promise<ReadonlyArray<AcknowledgedOrder>> {
  const acknowledged: AcknowledgedOrder[] = [];
  let disturbance: Promise<void> | undefined;
  const buy = async () => {
    while (acknowledged.length < wanted) {
      try {
        const shopper = new HttpShopper(shop.url);
        await shopper.add(product, { size: 'uniw', number: '1' });
        const summary = await shopper.prepare({ shipping: '6-1', payform_id: 'transfer' });
        acknowledged.push(await shopper.order(summary));
      } catch {
        // Unacknowledged orders may be lost; the shop is down or fails.
        await pause(100);
      }
      if (acknowledged.length >= wanted / 2) disturbance ??= disturb();
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  await disturbance;
  return acknowledged;
}

/** The client looks at every 20th order again: all are in one table. */
const step = 20;

async function expectNothingLost(shop: Shop, acknowledged: ReadonlyArray<AcknowledgedOrder>) {
  const addresses = acknowledged.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const shopper = new HttpShopper(shop.url);
  for (const address of addresses.filter((_, index) => index % step === 0)) {
    const { status, html } = await shopper.get(address);
    expect(status, address).toBe(200);
    expect(html).toMatch(/20261121\/\d{3,}/);
  }
  await shop.kill();
  expect(await lostOrders(shop, acknowledged), 'acknowledged orders that are not there').toEqual([]);
  expect(await brokenOrders(shop), 'orders without lines, a state, a payment or a mail').toBe(0);
}

for (const engine of engines) {
  test(`kill -9 of the server amid ${orders.shop} acknowledged orders loses none on ${engine}`, async () => {
    test.setTimeout(240_000);
    const shop = await startShop({ engine });
    try {
      const acknowledged = await orderThrough(shop, orders.shop, async () => {
        await shop.kill();
        await shop.restart();
      });
      await expectNothingLost(shop, acknowledged);
    } finally {
      await shop.stop();
    }
  });
}

// Shutdown does not depend on the engine.
for (const engine of isFullRun ? engines : engines.slice(0, 1)) {
  test(`SIGTERM to the server amid ${orders.stop} acknowledged orders loses none on ${engine}`, async () => {
    test.setTimeout(240_000);
    const shop = await startShop({ engine });
    try {
      const acknowledged = await orderThrough(shop, orders.stop, () => shop.restart());
      expect(shop.output()).toContain('"event":"stopped"');
      await expectNothingLost(shop, acknowledged);
    } finally {
      await shop.stop();
    }
  });
}

test(`kill -9 of the database amid ${orders.database} acknowledged orders loses none, and the shop recovers by itself`, async () => {
  test.setTimeout(240_000);
  const server = await startPostgres();
  const database = await createDatabase(server.url);
  const shop = await startShop({ engine: 'postgres', databaseUrl: database.url });
  try {
    const acknowledged = await orderThrough(shop, orders.database, async () => {
      server.kill();
      await server.restart();
    });
    await expectNothingLost(shop, acknowledged);
  } finally {
    await shop.stop();
    await server.stop();
  }
});
