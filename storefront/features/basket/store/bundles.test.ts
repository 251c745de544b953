import { describe, expect, it } from 'vitest';
import { openShopBeforeEach } from '../../../store/testing/describe-store.ts';
import { orderOf, placeOrderOf } from '../../../store/testing/order-of.ts';
import { engines } from '../../../store/testing/stores.ts';

/** A mug, half a kilo of coffee and a dishcloth. */
const bundle = { productId: 1037, size: 'uniw' };
const mug = { productId: 1001, size: 'uniw' };
const coffee = { productId: 1032, size: 'uniw' };
const cloth = { productId: 1010, size: 'uniw' };
/** Two towels, a soap and others: one part is taken twice. */
const towels = { productId: 1041, size: 'uniw' };
const towel = { productId: 1040, size: '50-100-cm' };

type Size = typeof mug;

describe.each(engines)('a bundle on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  const amountOf = async ({ productId, size }: Size) =>
    (
      await shop.tables
        .selectFrom('sizes')
        .select('amount')
        .where('product_id', '=', productId)
        .where('type', '=', size)
        .executeTakeFirstOrThrow()
    ).amount;
  const setSize = ({ productId, size }: Size, columns: { amount?: number; availability?: string }) =>
    shop.tables
      .updateTable('sizes')
      .set(columns)
      .where('product_id', '=', productId)
      .where('type', '=', size)
      .execute();
  const shopper = async (...lines: ReadonlyArray<Size & { quantity: number }>) => {
    const session = (await shop.store.sessions.start()).session.hash;
    for (const line of lines) await shop.store.baskets.add(session, line);
    return session;
  };
  const shown = async (of: Size = bundle) => {
    const page = (await shop.store.catalogue.productPage(of.productId))!.sizes[0]!;
    const [card] = await shop.store.catalogue.cards([of.productId]);
    expect(card!.sizes[0]!.quantity).toEqual(page.quantity);
    return page;
  };
  const isListedAsAvailable = async (of: Size = bundle) => {
    const row = await shop.tables
      .selectFrom('listed_products')
      .select('is_available')
      .where('product_id', '=', of.productId)
      .executeTakeFirstOrThrow();
    return row.is_available === 1;
  };
  const shelf = async () => ({
    sizes: await shop.tables
      .selectFrom('sizes')
      .select(['product_id', 'type', 'amount'])
      .orderBy('product_id')
      .orderBy('type')
      .execute(),
    stocks: await shop.tables
      .selectFrom('size_stocks')
      .selectAll()
      .orderBy('product_id')
      .orderBy('size_type')
      .orderBy('stock_id')
      .execute(),
  });

  it('takes its parts from stock and restores exactly those on cancellation', async () => {
    const full = await shelf();
    const before = await Promise.all([bundle, mug, coffee, cloth].map(amountOf));
    const { number } = await placeOrderOf(shop.store, await shopper({ ...bundle, quantity: 3000 }));
    const after = await Promise.all([bundle, mug, coffee, cloth].map(amountOf));
    expect(before.map((amount, index) => amount - after[index]!)).toEqual([3000, 3000, 1500, 3000]);
    await shop.store.orders.cancel(number, { actor: 'operator', reason: '', mailKind: 'order-cancelled' });
    expect(await shelf()).toEqual(full);
  });

  it('is shown and added only as often as its parts suffice', async () => {
    await setSize(mug, { amount: 2000 });
    expect(await shown()).toMatchObject({ amount: 2000, quantity: { amount: 2000 }, isAvailable: true });
    const session = await shopper({ ...bundle, quantity: 5000 });
    const { lines } = await shop.store.baskets.ofSession(session);
    expect(lines[0]).toMatchObject({ quantity: 2000, problem: null, quantityData: { amount: 2000 } });
    expect((await shown()).stocks.filter(({ amount }) => amount > 0)).toEqual([{ stockId: 'M1', amount: 2000 }]);
    await setSize(coffee, { amount: 700 });
    expect(await shown()).toMatchObject({ quantity: { amount: 1400 }, isAvailable: true });
    await setSize(towel, { amount: 5000 });
    expect(await shown(towels)).toMatchObject({ quantity: { amount: 2500 }, isAvailable: true });
  });

  it('is sold out in lists, on cards and on its page while a part is', async () => {
    for (const [columns, isAvailable] of [
      [{ amount: 0 }, false],
      [{ amount: 3000 }, true],
      [{ availability: 'disable' }, false],
      [{ availability: 'order', amount: 0 }, true],
      [{ availability: 'enable', amount: -1 }, true],
    ] as const) {
      await setSize(mug, columns);
      expect([columns, (await shown()).isAvailable]).toEqual([columns, isAvailable]);
      expect([columns, await isListedAsAvailable()]).toEqual([columns, isAvailable]);
    }
    await shop.tables.deleteFrom('sizes').where('product_id', '=', mug.productId).execute();
    expect((await shown()).isAvailable).toBe(false);
    expect(await isListedAsAvailable()).toBe(false);
  });

  it('follows a change of its parts in the catalogue', async () => {
    const { details } = (await shop.store.catalogue.product(bundle.productId))!;
    await setSize(mug, { amount: 0 });
    expect(await isListedAsAvailable()).toBe(false);
    const parts = details.bundle!.filter(({ productId }) => productId !== mug.productId);
    await shop.tables
      .updateTable('products')
      .set({ details: JSON.stringify({ ...details, bundle: parts }) })
      .where('id', '=', bundle.productId)
      .execute();
    expect(await isListedAsAvailable()).toBe(true);
    expect((await shown()).isAvailable).toBe(true);
  });

  it('shares its parts with other lines of the basket: the later line is short', async () => {
    await setSize(mug, { amount: 4000 });
    const session = await shopper({ ...mug, quantity: 3000 }, { ...bundle, quantity: 4000 });
    const quantities = async () =>
      (await shop.store.baskets.ofSession(session)).lines.map(({ quantity, problem }) => ({ quantity, problem }));
    expect(await quantities()).toEqual([
      { quantity: 3000, problem: null },
      { quantity: 1000, problem: null },
    ]);
    await setSize(mug, { amount: 3000 });
    expect(await quantities()).toEqual([
      { quantity: 3000, problem: null },
      { quantity: 1000, problem: { kind: 'unavailable' } },
    ]);
    const before = await shelf();
    expect(await shop.store.orders.place(await orderOf(shop.store, session))).toMatchObject({
      kind: 'not_enough',
      lines: [{ ...bundle, wanted: 1000, available: 0 }],
    });
    expect(await shelf()).toEqual(before);
  });

  it('and its parts, ordered by many at once, never exceed the stock, without a deadlock', async () => {
    await setSize(mug, { amount: 12_000 });
    await setSize(cloth, { amount: 9000 });
    await setSize(bundle, { amount: 100_000 });
    const baskets = [
      [{ ...bundle, quantity: 1000 }],
      [{ ...mug, quantity: 1000 }],
      [
        { ...cloth, quantity: 1000 },
        { ...bundle, quantity: 1000 },
      ],
      [
        { ...mug, quantity: 1000 },
        { ...cloth, quantity: 1000 },
      ],
    ];
    const commands = [];
    for (let count = 0; count < 32; count += 1) {
      commands.push(await orderOf(shop.store, await shopper(...baskets[count % baskets.length]!)));
    }
    const outcomes = await Promise.all(commands.map((command) => shop.store.orders.place(command)));
    const sold = { mugs: 0, cloths: 0 };
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind !== 'placed') {
        expect(outcome.kind).toBe('not_enough');
        continue;
      }
      for (const { productId, quantity } of baskets[index % baskets.length]!) {
        if (productId !== cloth.productId) sold.mugs += quantity;
        if (productId !== mug.productId) sold.cloths += quantity;
      }
    }
    expect(await amountOf(mug)).toBe(12_000 - sold.mugs);
    expect(await amountOf(cloth)).toBe(9000 - sold.cloths);
    expect(await amountOf(mug)).toBeGreaterThanOrEqual(0);
    expect(await amountOf(cloth)).toBeGreaterThanOrEqual(0);
    // One of them ran out: the refused orders could not be filled.
    expect(Math.min(await amountOf(mug), await amountOf(cloth))).toBe(0);
  });
});
