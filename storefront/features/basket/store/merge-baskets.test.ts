import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openShopBeforeAll } from '../../../store/testing/describe-store.ts';
import { orderOf } from '../../../store/testing/order-of.ts';
import { engines, testNow } from '../../../store/testing/stores.ts';
import { mergeBaskets } from './merge-baskets.ts';

/** Linen by the metre in three colours, limited to 30 m per order; a mug without such a limit; a bundle with it. */
const linen = ['naturalny', 'atrament', 'szalwia'].map((size) => ({ productId: 1007, size }));
const mug = { productId: 1001, size: 'uniw' };
const bundle = { productId: 1037, size: 'uniw' };
const mostLinen = 30_000;

interface Line {
  productId: number;
  size: string;
  quantity: number;
}
const nameOf = ({ productId, size }: Pick<Line, 'productId' | 'size'>) => `${productId} ${size}`;
const linenIn = (lines: ReadonlyArray<Line>) =>
  lines.reduce((sum, { productId, quantity }) => sum + (productId === 1007 ? quantity : 0), 0);

describe.each(engines)('merging baskets on %s', (engine) => {
  const shop = openShopBeforeAll(engine);

  const basketOf = async (lines: ReadonlyArray<Line>) => {
    const session = (await shop.store.sessions.start()).session.hash;
    for (const line of lines) await shop.store.baskets.add(session, line);
    return session;
  };
  const linesOf = async (session: string) => (await shop.store.baskets.ofSession(session)).lines;
  const merge = (from: string, into: string) =>
    shop.tables.transaction().execute((tx) => mergeBaskets(tx, from, into, testNow));

  it('keeps the product’s maximum over all its sizes', async () => {
    const guest = await basketOf([{ ...linen[0]!, quantity: 20_000 }]);
    const client = await basketOf([{ ...linen[1]!, quantity: 25_000 }]);
    await merge(guest, client);
    expect((await linesOf(client)).map(({ size, quantity, problem }) => ({ size, quantity, problem }))).toEqual([
      { size: 'atrament', quantity: 25_000, problem: null },
      { size: 'naturalny', quantity: 5000, problem: null },
    ]);
  });

  it('leaves a line behind where the maximum is used up, and keeps it for sold-out goods', async () => {
    const guest = await basketOf([{ ...linen[0]!, quantity: 20_000 }]);
    const client = await basketOf([{ ...linen[1]!, quantity: mostLinen }]);
    await merge(guest, client);
    expect((await linesOf(client)).map(({ size }) => size)).toEqual(['atrament']);

    const late = await basketOf([{ ...linen[0]!, quantity: 20_000 }]);
    const other = await basketOf([{ ...linen[1]!, quantity: 18_000 }]);
    const disable = (availability: string) =>
      shop.tables
        .updateTable('sizes')
        .set({ availability })
        .where('product_id', '=', 1007)
        .where('type', '=', 'naturalny')
        .execute();
    await disable('disable');
    try {
      await merge(late, other);
      expect((await linesOf(other)).map(({ size, quantity, problem }) => ({ size, quantity, problem }))).toEqual([
        { size: 'atrament', quantity: 18_000, problem: null },
        { size: 'naturalny', quantity: 12_000, problem: { kind: 'unavailable' } },
      ]);
    } finally {
      await disable('enable');
    }
  });

  it('refuses an order above a maximum that the shop lowered, at the line that exceeds it', async () => {
    const session = await basketOf([
      { ...linen[0]!, quantity: 10_000 },
      { ...linen[1]!, quantity: 10_000 },
    ]);
    const limit = (max_per_order: number) =>
      shop.tables.updateTable('products').set({ max_per_order }).where('id', '=', 1007).execute();
    await limit(15_000);
    try {
      expect((await linesOf(session)).map(({ problem }) => problem)).toEqual([
        null,
        { kind: 'quantity', possible: 5000 },
      ]);
      expect(await shop.store.orders.place(await orderOf(shop.store, session))).toMatchObject({
        kind: 'not_enough',
        lines: [{ ...linen[1]!, wanted: 10_000, available: 5000 }],
      });
    } finally {
      await limit(mostLinen);
    }
  });

  it('never exceeds a limit and loses nothing else, for any baskets in any order', async () => {
    const line = fc.oneof(
      fc.record({ goods: fc.constantFrom(...linen), quantity: fc.integer({ min: 5, max: 300 }).map((n) => n * 100) }),
      fc.record({
        goods: fc.constantFrom(mug, bundle),
        quantity: fc.integer({ min: 1, max: 12 }).map((n) => n * 1000),
      }),
    );
    const basket = fc
      .uniqueArray(line, { maxLength: 5, selector: ({ goods }) => nameOf(goods) })
      .map((lines) => lines.map(({ goods, quantity }): Line => ({ ...goods, quantity })));
    await fc.assert(
      fc.asyncProperty(fc.array(basket, { minLength: 2, maxLength: 4 }), async ([first, ...others]) => {
        const client = await basketOf(first!);
        const seen = new Map<string, number>();
        const note = (lines: ReadonlyArray<Line>) => {
          for (const one of lines) seen.set(nameOf(one), Math.max(seen.get(nameOf(one)) ?? 0, one.quantity));
        };
        note(await linesOf(client));
        for (const lines of others) {
          const guest = await basketOf(lines);
          note(await linesOf(guest));
          const before = await linesOf(client);
          await merge(guest, client);
          const after = await linesOf(client);
          for (const one of before)
            expect(after.find((now) => nameOf(now) === nameOf(one))!.quantity).toBeGreaterThanOrEqual(one.quantity);
        }
        const merged = await linesOf(client);
        expect(merged.map(({ problem }) => problem)).toEqual(merged.map(() => null));
        expect(linenIn(merged)).toBeLessThanOrEqual(mostLinen);
        const wanted = [...seen].map(([name, quantity]) => {
          const [productId, size] = name.split(' ');
          return { productId: Number(productId), size: size!, quantity };
        });
        const isTight = linenIn(wanted) > mostLinen;
        for (const one of wanted.filter(({ productId }) => productId !== 1007 || !isTight))
          expect(merged.find((now) => nameOf(now) === nameOf(one))).toMatchObject({ quantity: one.quantity });
        // Where the limit applies, less than the minimum quantity is left unused.
        if (isTight) expect(linenIn(merged)).toBeGreaterThan(mostLinen - 500);
      }),
      { numRuns: 25 },
    );
  });
});
