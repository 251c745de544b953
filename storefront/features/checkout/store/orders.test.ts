import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newClient } from '../../account/server/testing/account.ts';
import type { Store } from '../../../store/open-store.ts';
import { orderOf } from '../../../store/testing/order-of.ts';
import { engines, filledShop, makePlace, testNow, type Place } from '../../../store/testing/stores.ts';
import { newIdempotencyKey } from './orders.ts';
import type { PlaceOrder } from './order-types.ts';

const mug = { productId: 1001, size: 'uniw', additional: '' };

describe.each(engines)('placing an order on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
  });
  afterEach(() => place.remove());

  /** A visitor with something in the basket. */
  async function shopper(
    ...lines: ReadonlyArray<{ productId: number; size: string; quantity: number }>
  ): Promise<string> {
    const { session } = await store.sessions.start();
    for (const line of lines) await store.baskets.add(session.hash, line);
    return session.hash;
  }

  /** The summary's form for the current basket. */
  const commandFor = (session: string, changes: Partial<PlaceOrder> = {}) =>
    orderOf(store, session, { payment: { method: 'blik', total: 0 }, details: { firstname: 'Anna' }, ...changes });

  const stockOf = async (productId: number, size = 'uniw') => {
    const { sizes } = (await store.catalogue.productPage(productId))!;
    const { amount, stocks } = sizes.find(({ type }) => type === size)!;
    return { amount, stocks: Object.fromEntries(stocks.map((stock) => [stock.stockId, stock.amount])) };
  };

  const setStock = async (productId: number, amount: number) => {
    const tables = await place.openTables();
    await tables.updateTable('sizes').set({ amount }).where('product_id', '=', productId).execute();
    await tables.updateTable('size_stocks').set({ amount: 0 }).where('product_id', '=', productId).execute();
    await tables
      .updateTable('size_stocks')
      .set({ amount })
      .where('product_id', '=', productId)
      .where('stock_id', '=', 'M1')
      .execute();
  };

  it('creates order, payment and mail, takes the stock and empties the basket [H-09 part]', async () => {
    const session = await shopper(
      { productId: 1001, size: 'uniw', quantity: 2000 },
      { productId: 1007, size: 'naturalny', quantity: 1500 },
    );
    await store.orders.saveDraft(session, { courier: 'kurier' });
    const before = await stockOf(1001);
    const outcome = await store.orders.place(await commandFor(session));
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    expect(outcome.order).toMatchObject({ number: '20261121/001', total: 138_00 + 111_00 + 16_90, placedAt: testNow });

    const order = (await store.orders.withKey(outcome.order.number, outcome.order.accessKey))!;
    expect(order).toMatchObject({
      state: 'w',
      email: 'anna@example.com',
      productsTotal: 249_00,
      deliveryTotal: 16_90,
      total: 265_90,
      details: { firstname: 'Anna' },
      states: [{ state: 'w', at: testNow, actor: 'client' }],
      payments: [{ method: 'blik', state: 'chosen', amount: 265_90, currency: 'PLN' }],
    });
    expect(order.lines).toMatchObject([
      { name: 'Kubek Poranek', quantity: 2000, unitGross: 69_00, unitNet: 56_10, vatPercent: 23, totalGross: 138_00 },
      { name: 'Len Miedza na metry', quantity: 1500, unitGross: 74_00, totalGross: 111_00, unitName: 'm' },
    ]);
    expect(order.lines[0]!.takenFrom).toEqual([{ stockId: 'M1', amount: 2000 }]);

    const after = await stockOf(1001);
    expect(after.amount).toBe(before.amount - 2000);
    expect(after.stocks).toEqual({ ...before.stocks, M1: before.stocks['M1']! - 2000 });
    expect(await store.baskets.count(session)).toBe(0);
    expect(await store.orders.draft(session)).toBeNull();
    expect(await store.outbox.claim(10)).toEqual([
      {
        id: expect.any(Number),
        kind: 'order-placed',
        recipient: 'anna@example.com',
        payload: { number: order.number },
        language: 'pl',
        attempt: 1,
      },
    ]);
  });

  it('returns a client’s latest delivery', async () => {
    const newcomer = (name: string) => store.clients.create(newClient(name), 'registered');
    const [hanna, other] = await Promise.all([newcomer('hanna'), newcomer('olga')]);
    if (hanna.kind !== 'saved' || other.kind !== 'saved') throw new Error('There is no account.');
    const clientId = hanna.client.id;
    expect(await store.orders.lastDelivery(clientId)).toBeNull();
    for (const courierId of ['punkt', 'kurier-pobranie']) {
      const session = await shopper({ productId: 1001, size: 'uniw', quantity: 1000 });
      const delivery = { courierId, total: 11_90 };
      await store.orders.place(await commandFor(session, { clientId, delivery, details: { of: courierId } }));
    }
    expect(await store.orders.lastDelivery(clientId)).toEqual({
      courierId: 'kurier-pobranie',
      paymentMethod: 'blik',
      details: { of: 'kurier-pobranie' },
    });
    expect(await store.orders.lastDelivery(other.client.id)).toBeNull();
  });

  it('keeps the prices of that moment', async () => {
    const session = await shopper({ ...mug, quantity: 1000 });
    const outcome = await store.orders.place(await commandFor(session));
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    await store.catalogue.changePrice({ ...mug, price: 99_00 });
    expect((await store.orders.byNumber(outcome.order.number))!.lines[0]).toMatchObject({ unitGross: 69_00 });
  });

  it('opens the order only with its key', async () => {
    const session = await shopper({ ...mug, quantity: 1000 });
    const outcome = await store.orders.place(await commandFor(session));
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    const { number, accessKey } = outcome.order;
    expect(accessKey).toMatch(/^[\w-]{32}$/);
    expect(await store.orders.withKey(number, '')).toBeNull();
    expect(await store.orders.withKey(number, accessKey.slice(1))).toBeNull();
    expect(await store.orders.withKey('20261121/999', accessKey)).toBeNull();
  });

  it('numbers orders by the day in Warsaw', async () => {
    const numbers: string[] = [];
    for (const time of ['2026-11-21T23:59:59+01:00', '2026-11-22T00:00:00+01:00', '2026-11-22T12:00:00+01:00']) {
      place.clock.now = Date.parse(time);
      const session = await shopper({ ...mug, quantity: 1000 });
      const outcome = await store.orders.place(await commandFor(session));
      if (outcome.kind === 'placed') numbers.push(outcome.order.number);
    }
    expect(numbers).toEqual(['20261121/001', '20261122/001', '20261122/002']);
  });

  it('takes a collected order from its showroom first', async () => {
    const session = await shopper({ ...mug, quantity: 7000 });
    const delivery = { courierId: 'salon', total: 0, stockId: 'S1' };
    const outcome = await store.orders.place(await commandFor(session, { delivery }));
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    const { lines } = (await store.orders.byNumber(outcome.order.number))!;
    expect(lines[0]!.takenFrom).toEqual([
      { stockId: 'S1', amount: 5000 },
      { stockId: 'M1', amount: 2000 },
    ]);
    expect((await stockOf(1001)).stocks).toMatchObject({ S1: 0, M1: 27_000 });
  });

  it('never exhausts unlimited goods', async () => {
    const page = (await store.catalogue.productPage(1046))!;
    const size = page.product.defaultSize;
    expect(page.sizes[0]!.amount).toBe(-1);
    const session = await shopper({ productId: 1046, size, quantity: 5000 });
    expect((await store.orders.place(await commandFor(session))).kind).toBe('placed');
    expect((await stockOf(1046, size)).amount).toBe(-1);
  });

  it('refuses an empty basket', async () => {
    const session = await shopper();
    expect(await store.orders.place(await commandFor(session))).toEqual({ kind: 'empty' });
    const command = await commandFor(await shopper({ ...mug, quantity: 1000 }));
    expect(await store.orders.place({ ...command, session: 'nobody' })).toEqual({ kind: 'empty' });
  });

  it('refuses more than the stock, reports it, and changes nothing', async () => {
    const session = await shopper({ ...mug, quantity: 5000 }, { productId: 1002, size: 'uniw', quantity: 1000 });
    const command = await commandFor(session);
    await setStock(1001, 3000);
    expect(await store.orders.place(command)).toEqual({
      kind: 'not_enough',
      lines: [{ ...mug, name: 'Kubek Poranek', wanted: 5000, available: 3000 }],
    });
    expect((await stockOf(1001)).amount).toBe(3000);
    expect((await stockOf(1002)).amount).toBe(12_000);
    expect(await store.baskets.count(session)).toBe(2);
    expect(await store.outbox.waiting()).toBe(0);
    // The same form may be sent again once the basket is corrected: its key is unused.
    await setStock(1001, 5000);
    expect((await store.orders.place(command)).kind).toBe('placed');
  });

  it('refuses goods withdrawn from sale meanwhile', async () => {
    const session = await shopper({ ...mug, quantity: 1000 });
    const command = await commandFor(session);
    const tables = await place.openTables();
    await tables.updateTable('sizes').set({ availability: 'disable' }).where('product_id', '=', 1001).execute();
    expect(await store.orders.place(command)).toMatchObject({ kind: 'not_enough', lines: [{ available: 0 }] });
  });

  it('refuses a price that changed since the summary', async () => {
    const session = await shopper({ ...mug, quantity: 1000 });
    const command = await commandFor(session);
    await store.catalogue.changePrice({ ...mug, price: 79_00 });
    expect(await store.orders.place(command)).toEqual({
      kind: 'price_changed',
      lines: [{ ...mug, name: 'Kubek Poranek', expected: 69_00, actual: 79_00 }],
    });
    expect((await store.orders.place(await commandFor(session))).kind).toBe('placed');
  });

  it('refuses a basket that another tab changed since the summary', async () => {
    const session = await shopper({ ...mug, quantity: 1000 });
    const command = await commandFor(session);
    await store.baskets.setQuantities(session, [{ ...mug, quantity: 2000 }]);
    expect(await store.orders.place(command)).toEqual({ kind: 'basket_changed' });
    await store.baskets.setQuantities(session, [{ ...mug, quantity: 1000 }]);
    await store.baskets.add(session, { productId: 1002, size: 'uniw', quantity: 1000 });
    expect(await store.orders.place(command)).toEqual({ kind: 'basket_changed' });
    expect((await stockOf(1001)).amount).toBe(38_000);
  });

  it('makes one order of a form sent twelve times at once', async () => {
    const session = await shopper({ ...mug, quantity: 2000 });
    const command = await commandFor(session);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => store.orders.place(command)));
    expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'repeated')).toHaveLength(11);
    const numbers = outcomes.map((outcome) => ('order' in outcome ? outcome.order.number : outcome.kind));
    expect(new Set(numbers)).toEqual(new Set(['20261121/001']));
    expect((await stockOf(1001)).amount).toBe(36_000);
    expect(await store.outbox.waiting()).toBe(1);
    // Also a day later, with new goods in the basket.
    await store.baskets.add(session, { ...mug, quantity: 1000 });
    expect((await store.orders.place(command)).kind).toBe('repeated');
    expect(await store.baskets.count(session)).toBe(1);
  });

  it('makes one order of one basket that two tabs send with different keys', async () => {
    const session = await shopper({ ...mug, quantity: 2000 });
    const [first, second] = [await commandFor(session), await commandFor(session)];
    const outcomes = await Promise.all([store.orders.place(first), store.orders.place(second)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['empty', 'placed']);
    expect((await stockOf(1001)).amount).toBe(36_000);
  });

  it('hides an order from a stranger who knows its key', async () => {
    const key = newIdempotencyKey();
    const mine = await commandFor(await shopper({ ...mug, quantity: 1000 }), { idempotencyKey: key });
    await store.orders.place(mine);
    const theirs = await commandFor(await shopper({ ...mug, quantity: 1000 }), { idempotencyKey: key });
    expect((await store.orders.place(theirs)).kind).toBe('placed');
  });

  it('sells fifty pieces to two hundred concurrent shoppers: exactly fifty', async () => {
    await setStock(1001, 50_000);
    const commands: PlaceOrder[] = [];
    for (let index = 0; index < 200; index += 1)
      commands.push(await commandFor(await shopper({ ...mug, quantity: 1000 })));
    const started = performance.now();
    const outcomes = await Promise.all(commands.map((command) => store.orders.place(command)));
    const took = Math.round(performance.now() - started);
    const placed = outcomes.flatMap((outcome) => (outcome.kind === 'placed' ? [outcome.order] : []));
    expect(placed).toHaveLength(50);
    expect(outcomes.filter(({ kind }) => kind === 'not_enough')).toHaveLength(150);
    expect(await stockOf(1001)).toMatchObject({ amount: 0, stocks: { M1: 0 } });
    expect(new Set(placed.map(({ number }) => number)).size).toBe(50);
    expect(
      placed
        .map(({ number }) => number)
        .toSorted()
        .at(-1),
    ).toBe('20261121/050');
    expect(await store.outbox.waiting()).toBe(50);
    console.info(`${engine}: 200 orders at once, 50 placed, ${took} ms`);
  });

  it('never exceeds the stock when shoppers take one, two and three pieces at once', async () => {
    await setStock(1001, 50_000);
    const commands: PlaceOrder[] = [];
    for (let index = 0; index < 40; index += 1) {
      commands.push(await commandFor(await shopper({ ...mug, quantity: 1000 * (1 + (index % 3)) })));
    }
    const outcomes = await Promise.all(commands.map((command) => store.orders.place(command)));
    let sold = 0;
    for (const outcome of outcomes) {
      if (outcome.kind !== 'placed') continue;
      const { lines } = (await store.orders.byNumber(outcome.order.number))!;
      const taken = lines[0]!.takenFrom.reduce((sum, { amount }) => sum + amount, 0);
      expect(taken).toBe(lines[0]!.quantity);
      sold += taken;
    }
    const left = await stockOf(1001);
    expect(sold + left.amount).toBe(50_000);
    expect(left.stocks['M1']).toBe(left.amount);
    expect(left.amount).toBeLessThan(3000);
  });

  it('never deadlocks when baskets hold the same goods in another order', async () => {
    const goods = [1001, 1002, 1005, 1010, 1014, 1016];
    const sizes = new Map<number, string>();
    for (const id of goods) {
      sizes.set(id, (await store.catalogue.product(id))!.defaultSize);
      await setStock(id, 500_000);
    }
    const commands: PlaceOrder[] = [];
    for (let index = 0; index < 60; index += 1) {
      const own = index % 2 === 0 ? goods : goods.toReversed();
      const lines = own.map((productId) => ({ productId, size: sizes.get(productId)!, quantity: 1000 }));
      commands.push(await commandFor(await shopper(...lines)));
    }
    const outcomes = await Promise.all(commands.map((command) => store.orders.place(command)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['placed']));
    for (const id of goods) expect((await stockOf(id, sizes.get(id))).amount).toBe(440_000);
    if (engine === 'postgres') {
      // PostgreSQL would break a deadlock and a retry would hide it: its own counter shows it.
      const tables = await place.openTables();
      const { rows } = await sql<{ deadlocks: number }>`
        select deadlocks from pg_stat_database where datname = current_database()`.execute(tables);
      expect(rows).toEqual([{ deadlocks: 0 }]);
    }
  });
});
