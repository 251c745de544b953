import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { openShopBeforeEach } from '../../../store/testing/describe-store.ts';
import { orderOf } from '../../../store/testing/order-of.ts';
import { engines, testNow } from '../../../store/testing/stores.ts';
import type { PlaceOrder, PlaceOutcome, UnpaidLimit, UnpaidTerms } from './order-types.ts';

const day = 24 * 60 * 60 * 1000;
const mug = { productId: 1001, size: 'uniw' };
const bag = { productId: 1017, size: 'uniw' };
/** Two sizes, one of which is sold by the metre. */
const linen = { productId: 1007, size: 'naturalny' };

const boundless: UnpaidLimit = { orders: 1e6, pieces: 1e6, worth: 1e9 };
const terms = (changes: Partial<UnpaidTerms> = {}): UnpaidTerms => ({
  payUntil: testNow + 7 * day,
  networkAddress: '192.0.2.7',
  perCustomer: boundless,
  perNetworkAddress: boundless,
  ...changes,
});

describe.each(engines)('unpaid orders on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  interface Line {
    productId: number;
    size: string;
    quantity: number;
  }

  /** The summary form of a new visitor, with these lines in the basket. */
  async function commandFor(lines: ReadonlyArray<Line>, changes: Partial<PlaceOrder> = {}, code?: string) {
    const { store } = shop;
    const session = (await store.sessions.start()).session.hash;
    for (const line of lines) await store.baskets.add(session, line);
    if (code !== undefined) await store.basketOffers.setCode(session, code);
    return orderOf(store, session, { unpaid: terms(), ...changes });
  }

  const numberOf = (outcome: PlaceOutcome): string =>
    outcome.kind === 'placed' ? outcome.order.number : expect.fail(outcome.kind);
  const place = async (...parameters: Parameters<typeof commandFor>) =>
    numberOf(await shop.store.orders.place(await commandFor(...parameters)));

  const order = async (number: string) => (await shop.store.orders.byNumber(number))!;
  const cancelOverdue = () => shop.store.orders.cancelOverdue('order-cancelled');
  const mails = async (kind: string) => {
    const rows = await shop.tables
      .selectFrom('outbox')
      .select(['recipient', 'payload'])
      .where('kind', '=', kind)
      .execute();
    return rows.map(({ recipient, payload }) => [recipient, (JSON.parse(payload) as { number: string }).number]);
  };

  /** All stock, and the uses of codes. */
  async function shelf() {
    const [sizes, stocks, codes] = await Promise.all([
      shop.tables.selectFrom('sizes').select(['product_id', 'type', 'amount']).execute(),
      shop.tables.selectFrom('size_stocks').selectAll().execute(),
      shop.tables.selectFrom('rebate_codes').select(['code', 'used']).execute(),
    ]);
    const entries = [
      ...sizes.map(({ product_id, type, amount }) => [`${product_id} ${type}`, amount] as const),
      ...stocks.map((row) => [`${row.product_id} ${row.size_type} ${row.stock_id}`, row.amount] as const),
      ...codes.map(({ code, used }) => [code, used] as const),
    ];
    return new Map(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  it('are cancelled after their last day: goods, presents and the code’s use are restored once, and the buyer gets a mail', async () => {
    const before = await shelf();
    const command = await commandFor(
      [
        { ...mug, quantity: 7000 },
        { ...linen, quantity: 1500 },
      ],
      {},
      'SIEN10',
    );
    const { session } = command;
    const { productsTotal } = await shop.store.baskets.ofSession(session);
    const { choices } = await shop.store.gifts.for({ worth: productsTotal, hasParcel: true });
    const gift = choices[0]!;
    await shop.store.basketOffers.chooseGift(session, { productId: gift.productId, size: gift.sizes[0]! });
    const { gifts } = await shop.store.basketOffers.ofSession(session, productsTotal);
    const expected = [...command.expected, ...gifts.map((one) => ({ ...one, unitGross: 0 }))];
    const judged = await shop.store.baskets.ofSession(session);
    const delivery = { courierId: 'salon', total: 0, stockId: 'S1' };
    const number = numberOf(await shop.store.orders.place({ ...command, judged, expected, delivery }));
    const taken = await shelf();
    expect([...taken].filter(([key, amount]) => before.get(key) !== amount).map(([key]) => key)).toEqual(
      expect.arrayContaining(['1001 uniw', '1001 uniw M1', '1001 uniw S1', '1007 naturalny', 'SIEN10']),
    );
    expect((await order(number)).lines).toHaveLength(3);

    shop.place.clock.now = testNow + 7 * day;
    expect(await cancelOverdue()).toBe(0);
    expect(await shelf()).toEqual(taken);

    shop.place.clock.now += 1;
    // Two concurrent processes if the engine allows it, and again later.
    const other = engine === 'postgres' ? await shop.place.open() : shop.store;
    const counts = await Promise.all([cancelOverdue(), other.orders.cancelOverdue('order-cancelled'), cancelOverdue()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await cancelOverdue()).toBe(0);
    expect(await shelf()).toEqual(before);
    expect(await mails('order-cancelled')).toEqual([['anna@example.com', number]]);
    const { state, states, payments, payUntil } = await order(number);
    expect([state, payUntil, payments.map((payment) => payment.state)]).toEqual(['s', null, ['cancelled']]);
    expect(states.at(-1)).toEqual({ state: 's', at: testNow + 7 * day + 1, actor: 'schedule', note: 'unpaid' });
  });

  it('are never cancelled once paid, nor with pay on delivery or without a deadline', async () => {
    const paid = await place([{ ...mug, quantity: 1000 }]);
    const onDelivery = await place([{ ...mug, quantity: 1000 }], { state: 'n' });
    const ofOldRelease = await place([{ ...mug, quantity: 1000 }], { unpaid: undefined as never });
    expect(await shop.store.orders.acceptPayment(paid)).toEqual({ kind: 'accepted' });
    expect(await shop.store.orders.acceptPayment(paid)).toEqual({ kind: 'kept' });
    const before = await shelf();
    shop.place.clock.now = testNow + 30 * day;
    expect(await cancelOverdue()).toBe(0);
    expect(await shelf()).toEqual(before);
    expect(
      await Promise.all([paid, onDelivery, ofOldRelease].map(async (number) => (await order(number)).state)),
    ).toEqual(['o', 'n', 'w']);
    expect((await order(paid)).payments).toMatchObject([{ state: 'accepted' }]);
    expect((await shop.store.orders.unpaid()).map(({ number }) => number)).toEqual([onDelivery, ofOldRelease]);
  });

  it('are either paid or cancelled if both happen at once', async () => {
    const numbers: string[] = [];
    for (let index = 0; index < 8; index += 1) numbers.push(await place([{ ...mug, quantity: 1000 }]));
    const before = (await shelf()).get('1001 uniw')!;
    shop.place.clock.now = testNow + 8 * day;
    await Promise.all([
      cancelOverdue(),
      ...numbers.map((number) => shop.store.orders.acceptPayment(number)),
      cancelOverdue(),
    ]);
    const states = await Promise.all(numbers.map(async (number) => (await order(number)).state));
    const cancelled = states.filter((state) => state === 's').length;
    expect(states.filter((state) => state === 'o')).toHaveLength(8 - cancelled);
    expect((await shelf()).get('1001 uniw')).toBe(before + cancelled * 1000);
    expect(await mails('order-cancelled')).toHaveLength(cancelled);
    for (const number of numbers) {
      const { state, payments } = await order(number);
      expect(payments.map((payment) => payment.state)).toEqual([state === 's' ? 'cancelled' : 'accepted']);
    }
  });

  it('restore what they took of made-to-order goods, nothing of unlimited ones', async () => {
    await shop.tables
      .updateTable('sizes')
      .set({ availability: 'order', amount: 2000 })
      .where('product_id', '=', 1001)
      .execute();
    await shop.tables.updateTable('size_stocks').set({ amount: 0 }).where('product_id', '=', 1001).execute();
    await shop.tables
      .updateTable('size_stocks')
      .set({ amount: 2000 })
      .where('product_id', '=', 1001)
      .where('stock_id', '=', 'M1')
      .execute();
    const endless = { productId: 1046, size: (await shop.store.catalogue.product(1046))!.defaultSize };
    const before = await shelf();
    await place([
      { ...mug, quantity: 5000 },
      { ...endless, quantity: 5000 },
    ]);
    expect((await shelf()).get('1001 uniw')).toBe(0);
    shop.place.clock.now = testNow + 8 * day;
    expect(await cancelOverdue()).toBe(1);
    expect(await shelf()).toEqual(before);
  });

  it('of an earlier release restore what their stocks lost', async () => {
    const before = await shelf();
    const number = await place([{ ...mug, quantity: 7000 }]);
    const { id, lines } = await order(number);
    await shop.tables
      .updateTable('order_lines')
      .set({ taken_from: JSON.stringify(lines[0]!.takenFrom) })
      .where('order_id', '=', id)
      .execute();
    expect(
      await shop.store.orders.cancel(number, { actor: 'operator', reason: '', mailKind: 'order-cancelled' }),
    ).toEqual({
      kind: 'cancelled',
      email: 'anna@example.com',
    });
    expect(await shelf()).toEqual(before);
  });

  it('are cancelled by the operator once, and never when paid or sent', async () => {
    const cancel = (number: string) =>
      shop.store.orders.cancel(number, { actor: 'operator', reason: '', mailKind: 'order-cancelled' });
    const before = await shelf();
    const number = await place([{ ...mug, quantity: 1000 }], { state: 'n' });
    const outcomes = await Promise.all([cancel(number), cancel(number)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'closed']);
    expect(await shelf()).toEqual(before);
    expect(await shop.store.orders.acceptPayment(number)).toEqual({ kind: 'closed', state: 's' });
    const paid = await place([{ ...mug, quantity: 1000 }]);
    await shop.store.orders.acceptPayment(paid);
    expect(await cancel(paid)).toEqual({ kind: 'paid' });
    expect(await cancel('20200101/001')).toEqual({ kind: 'unknown' });
  });

  it('get one reminder, before their last days', async () => {
    const number = await place([{ ...mug, quantity: 1000 }]);
    await place([{ ...mug, quantity: 1000 }], { state: 'n' });
    const paid = await place([{ ...mug, quantity: 1000 }]);
    await shop.store.orders.acceptPayment(paid);
    const remind = () => shop.store.orders.remind(2 * day, 'payment-reminder');
    shop.place.clock.now = testNow + 5 * day;
    expect(await remind()).toBe(0);
    shop.place.clock.now += 1;
    const counts = await Promise.all([remind(), remind()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await remind()).toBe(0);
    expect(await mails('payment-reminder')).toEqual([['anna@example.com', number]]);
  });

  const few: UnpaidLimit = { orders: 3, pieces: 10, worth: 1000_00 };

  it.each<[string, Line, Partial<PlaceOrder>, PlaceOutcome]>([
    [
      'orders of an e-mail',
      { ...mug, quantity: 1000 },
      { email: ' ANNA@example.com' },
      { kind: 'too_much_unpaid', limit: 'orders', most: 3 },
    ],
    [
      'pieces in one order',
      { ...mug, quantity: 11_000 },
      { email: 'ola@example.com' },
      { kind: 'too_much_unpaid', limit: 'pieces', most: 10 },
    ],
    [
      'worth in one order',
      { ...bag, quantity: 9_000 },
      { email: 'ola@example.com', delivery: { courierId: 'kurier', total: 900_00 } },
      { kind: 'too_much_unpaid', limit: 'worth', most: 1000_00 },
    ],
  ])('are refused beyond the %s, and nothing changes', async (_, line, changes, refusal) => {
    for (let index = 0; index < 3; index += 1) await place([{ ...mug, quantity: 1000 }]);
    const command = await commandFor([line], { unpaid: terms({ perCustomer: few }), ...changes });
    const before = [
      await shelf(),
      await shop.store.outbox.waiting(),
      await shop.store.baskets.ofSession(command.session),
    ];
    expect(await shop.store.orders.place(command)).toEqual(refusal);
    expect([
      await shelf(),
      await shop.store.outbox.waiting(),
      await shop.store.baskets.ofSession(command.session),
    ]).toEqual(before);
  });

  it('count by network address, until they are paid, cancelled or overdue', async () => {
    const limited = terms({ perNetworkAddress: { ...boundless, orders: 3 } });
    const from = (index: number, unpaid = limited) =>
      commandFor([{ ...mug, quantity: 1000 }], { email: `buyer${index}@example.com`, unpaid });
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) made.push(numberOf(await shop.store.orders.place(await from(index))));
    const kindOf = async (command: PlaceOrder) => (await shop.store.orders.place(command)).kind;
    const next = await from(4);
    expect(await kindOf(next)).toBe('too_much_unpaid');
    expect(await kindOf(await from(5, { ...limited, networkAddress: '192.0.2.8' }))).toBe('placed');
    await shop.store.orders.acceptPayment(made[0]!);
    // The same form is accepted now.
    expect(await kindOf(next)).toBe('placed');
    await shop.store.orders.cancel(made[1]!, { actor: 'operator', reason: '', mailKind: 'order-cancelled' });
    expect(await kindOf(await from(6))).toBe('placed');
    expect(await kindOf(await from(7))).toBe('too_much_unpaid');
    shop.place.clock.now = testNow + 8 * day;
    await cancelOverdue();
    expect(await kindOf(await from(8))).toBe('placed');
  });

  it('respect the limit with twenty concurrent orders', async () => {
    const commands: PlaceOrder[] = [];
    for (let index = 0; index < 20; index += 1)
      commands.push(await commandFor([{ ...mug, quantity: 1000 }], { unpaid: terms({ perCustomer: few }) }));
    const outcomes = await Promise.all(commands.map((command) => shop.store.orders.place(command)));
    expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(3);
    expect(outcomes.filter(({ kind }) => kind === 'too_much_unpaid')).toHaveLength(17);
  });

  it('keep stock and codes consistent, for any sequence of orders, payments and cancellations', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('order' as const),
        lines: fc.uniqueArray(
          fc.record({ goods: fc.constantFrom(mug, bag, linen), quantity: fc.integer({ min: 1, max: 9 }) }),
          { minLength: 1, maxLength: 3, selector: ({ goods }) => goods.productId },
        ),
        isCoded: fc.boolean(),
        isOnDelivery: fc.boolean(),
        isCollected: fc.boolean(),
      }),
      fc.record({ kind: fc.constantFrom('pay' as const, 'cancel' as const), which: fc.nat() }),
      fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }),
    );
    const made: string[] = [];
    const full = await shelf();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        for (const one of steps) {
          if (one.kind === 'order') {
            const lines = one.lines.map(({ goods, quantity }) => ({ ...goods, quantity: quantity * 1000 }));
            const command = await commandFor(
              lines,
              {
                state: one.isOnDelivery ? 'n' : 'w',
                unpaid: terms({ payUntil: shop.place.clock.now + 7 * day }),
                ...(one.isCollected && { delivery: { courierId: 'salon', total: 0, stockId: 'S1' } }),
              },
              one.isCoded ? 'SIEN10' : undefined,
            );
            const outcome = await shop.store.orders.place(command);
            if (outcome.kind === 'placed') made.push(outcome.order.number);
          } else if (one.kind === 'days') {
            shop.place.clock.now += one.days * day;
            await Promise.all([cancelOverdue(), cancelOverdue()]);
          } else if (made.length > 0) {
            const number = made[one.which % made.length]!;
            if (one.kind === 'pay') await shop.store.orders.acceptPayment(number);
            else await shop.store.orders.cancel(number, { actor: 'operator', reason: '', mailKind: 'order-cancelled' });
          }
        }
        // The missing stock is exactly in uncancelled orders.
        const held = new Map(full);
        const move = (key: string, amount: number) => held.set(key, held.get(key)! + amount);
        for (const number of made) {
          const { state, lines, rebate } = await order(number);
          if (state === 's') continue;
          if (rebate) move(rebate.code, 1);
          for (const { productId, size, quantity, takenFrom } of lines) {
            move(`${productId} ${size}`, -quantity);
            for (const { stockId, amount } of takenFrom) move(`${productId} ${size} ${stockId}`, -amount);
          }
        }
        expect(await shelf()).toEqual(held);
      }),
      { numRuns: inject('isFullRun') ? 15 : 6 },
    );
  });
});
