import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { byCourier, hiddenFields, openShop, type ShopUnderTest, type Visitor } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
  // Without purposes the shop asks nothing, and notes nothing.
  await shop.store.settings.set('consentPurposes', ['analytics', 'marketing']);
}, 60_000);
afterAll(() => shop.close());

/** Orders two bags, and sends the summary a second time. @returns the page after the order */
async function orderTwice(visitor: Visitor): Promise<string> {
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '2' });
  await visitor.post('/order1.php', { ...byCourier });
  const form = { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' };
  const placed = await visitor.post('/order2.php', form);
  expect(placed.status, placed.text).toBe(303);
  expect((await visitor.post('/order2.php', form)).location).toBe(placed.location);
  return placed.location!;
}

async function eventsOf(visitor: Visitor): Promise<ReadonlyArray<readonly [string, Record<string, unknown>]>> {
  const answer = await visitor.fetch('/graphql/v1/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ query: 'query{trackingEvents}' }),
  });
  const { data } = (await answer.json()) as { data: { trackingEvents: ReadonlyArray<string> | null } };
  return (data.trackingEvents ?? []).map((script) => {
    const [, name = '', parameters = '{}'] = /^gtag\('event',"(\w+)",(\{.*\})\)$/.exec(script) ?? expect.fail(script);
    return [name, JSON.parse(parameters) as Record<string, unknown>];
  });
}

it('an order is noted once for who agreed to statistics, without personal data [H-15 part]', async () => {
  const visitor = shop.visitor();
  await visitor.post('/cookies.php', { choice: 'chosen', category: 'analytics' });
  await orderTwice(visitor);
  const events = await eventsOf(visitor);
  expect(events.map(([name]) => name)).toEqual(['add_to_cart', 'purchase']);
  const [, { transaction_id, items, ...sums }] = events[1]!;
  const order = (await shop.store.orders.byNumber(String(transaction_id)))!;
  expect(sums).toEqual({
    currency: 'PLN',
    value: order.lines.reduce((sum, line) => sum + (line.unitGross * line.quantity) / 1000, 0) / 100,
    shipping: expect.any(Number),
  });
  expect(items).toEqual([
    { item_id: '1017', item_name: order.lines[0]!.name, price: order.lines[0]!.unitGross / 100, quantity: 2 },
  ]);
  expect(await eventsOf(visitor)).toEqual([]);
});

it('an order is not noted for who refused statistics, or never answered', async () => {
  const refusing = shop.visitor();
  await refusing.post('/cookies.php', { choice: 'necessary' });
  for (const visitor of [refusing, shop.visitor()]) {
    const page = await orderTwice(visitor);
    expect(await eventsOf(visitor)).toEqual([]);
    // An answer that comes later is about what comes later.
    await visitor.post('/cookies.php', { choice: 'all' });
    await visitor.get(page);
    expect(await eventsOf(visitor)).toEqual([]);
  }
});

it('an order and a basket stand where a feature that follows them fails, and the log has a line about each', async () => {
  const visitor = shop.visitor();
  await visitor.post('/cookies.php', { choice: 'all' });
  const keep = vi.spyOn(shop.store.trackingEvents, 'keep').mockRejectedValue(new Error('no room for events'));
  const before = shop.faults.length;
  try {
    expect((await visitor.get(await orderTwice(visitor))).text).toContain('przyjęte');
  } finally {
    keep.mockRestore();
  }
  const lines = shop.faults.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  const line = { event: 'follower failed', error: expect.stringContaining('no room for events') };
  expect(lines).toEqual([expect.objectContaining(line), expect.objectContaining(line)]);
});
