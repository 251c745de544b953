import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../store/open-store.ts';
import { engines, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';
import { additionalOf } from './pricing.ts';

describe.each(engines)('a basket on %s', (engine) => {
  let place: Place;
  let store: Store;
  let session: string;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
  });
  afterAll(() => place.remove());
  beforeEach(async () => {
    session = (await store.sessions.start()).session.hash;
  });

  const quantities = async () => (await store.baskets.ofSession(session)).lines.map(({ quantity }) => quantity);
  const mug = { productId: 1001, size: 'uniw', additional: '' };
  const linen = { productId: 1007, size: 'naturalny', additional: '' };

  it('is empty at first', async () => {
    expect(await store.baskets.ofSession(session)).toEqual({ lines: [], version: 0, productsTotal: 0 });
    expect(await store.baskets.ofSession(null)).toEqual({ lines: [], version: 0, productsTotal: 0 });
    expect(await store.baskets.count(session)).toBe(0);
    expect(await store.baskets.count(null)).toBe(0);
  });

  it('holds product, size, quantity, unit, comment and price of each line [E-12 part]', async () => {
    await store.baskets.add(session, { ...mug, quantity: 2000, comment: 'Proszę dobrze zapakować' });
    await store.baskets.add(session, { ...linen, quantity: 1500 });
    const { lines, productsTotal } = await store.baskets.ofSession(session);
    expect(lines[0]).toMatchObject({
      productId: 1001,
      size: 'uniw',
      quantity: 2000,
      comment: 'Proszę dobrze zapakować',
      name: 'Kubek Poranek',
      versionName: 'wapno',
      unitGross: 69_00,
      totalGross: 138_00,
      problem: null,
      picture: { id: '1001-1' },
    });
    expect(lines[1]).toMatchObject({ unit: { singular: 'm', sellBy: 100, precision: 1 }, totalGross: 111_00 });
    expect(productsTotal).toBe(249_00);
    expect(await store.baskets.count(session)).toBe(2);
  });

  it('adds to an existing line', async () => {
    await store.baskets.add(session, { ...mug, quantity: 1000 });
    const outcome = await store.baskets.add(session, { ...mug, quantity: 2000 });
    expect(outcome).toMatchObject({ kind: 'added', quantity: 3000, added: 2000, correction: null });
    expect(await quantities()).toEqual([3000]);
  });

  it('adds once per attempt, also for concurrent requests', async () => {
    const wish = { ...mug, quantity: 2000, attempt: 'first' };
    const outcomes = await Promise.all([store.baskets.add(session, wish), store.baskets.add(session, wish)]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ kind: 'added', quantity: 2000, added: 2000, correction: null });
    expect(await quantities()).toEqual([2000]);
  });

  it('reports each attempt that can add nothing', async () => {
    const all = { productId: 1002, size: 'uniw', quantity: 12_000 };
    await store.baskets.add(session, all);
    const wish = { ...all, quantity: 1000, attempt: 'first' };
    for (const _ of [1, 2])
      expect(await store.baskets.add(session, wish)).toMatchObject({ quantity: 12_000, added: 0 });
  });

  it('adds again for a new attempt, a new wish, or a line removed since', async () => {
    const wish = { ...mug, quantity: 1000, attempt: 'first' };
    await store.baskets.add(session, wish);
    await store.baskets.add(session, { ...wish, attempt: 'second' });
    expect(await quantities()).toEqual([2000]);
    await store.baskets.add(session, { ...wish, attempt: 'second', quantity: 3000 });
    expect(await quantities()).toEqual([5000]);
    await store.baskets.remove(session, [mug]);
    await store.baskets.add(session, { ...wish, attempt: 'second', quantity: 3000 });
    expect(await quantities()).toEqual([3000]);
  });

  it('rounds a quantity up to the unit of sale [V-31 part]', async () => {
    const outcome = await store.baskets.add(session, { ...linen, quantity: 1333 });
    expect(outcome).toMatchObject({ kind: 'added', quantity: 1400, correction: 'snapped' });
  });

  it('raises a quantity to the minimum [V-33 part]', async () => {
    const outcome = await store.baskets.add(session, { ...linen, quantity: 100 });
    expect(outcome).toMatchObject({ kind: 'added', quantity: 500, correction: 'raised', limits: { minPerOrder: 500 } });
  });

  it('lowers a quantity to what is in stock [V-34 part]', async () => {
    const outcome = await store.baskets.add(session, { ...mug, quantity: 1_000_000_000_000 });
    expect(outcome).toMatchObject({
      kind: 'added',
      quantity: 38_000,
      correction: 'lowered',
      limits: { amount: 38_000 },
    });
    const more = await store.baskets.add(session, { ...mug, quantity: 1000 });
    expect(more).toMatchObject({ kind: 'added', quantity: 38_000, added: 0, correction: 'lowered' });
  });

  it('keeps the maximum of an order over all sizes of a product', async () => {
    await store.baskets.add(session, { ...linen, quantity: 25_000 });
    const other = await store.baskets.add(session, { productId: 1007, size: 'atrament', quantity: 10_000 });
    expect(other).toMatchObject({ kind: 'added', quantity: 5000, correction: 'lowered' });
    const third = await store.baskets.add(session, { productId: 1007, size: 'szalwia', quantity: 1000 });
    expect(third).toEqual({ kind: 'unavailable' });
  });

  it('applies the quantity discount that the quantity reaches', async () => {
    const { tiers } = (await store.catalogue.productPage(1007))!;
    const tier = tiers[0]!;
    await store.baskets.add(session, { ...linen, quantity: tier.threshold });
    const { lines } = await store.baskets.ofSession(session);
    expect(lines[0]!.unitGross).toBe(Math.round((74_00 * (100 - tier.percent)) / 100));
  });

  it.each([
    [{ productId: 1, size: 'uniw' }, 'unknown_product'],
    [{ productId: 1001, size: 'xxl' }, 'unknown_size'],
    [{ productId: 1003, size: 'uniw' }, 'unavailable'],
    [{ productId: 1013, size: 'l' }, 'unavailable'],
    [{ productId: 1021, size: 'uniw' }, 'unknown_size'],
    [{ productId: 1048, size: 'uniw' }, 'not_for_sale'],
    [{ productId: 1034, size: 'uniw' }, 'not_for_sale'],
  ])('refuses %o as %s', async (key, kind) => {
    const offer = await store.catalogue.productPage(key.productId);
    const outcome = await store.baskets.add(session, { ...key, quantity: 1000 });
    if (key.productId === 1021 && offer) {
      // The table's price is by phone, for all sizes.
      const size = offer.sizes[0]!.type;
      expect(await store.baskets.add(session, { productId: 1021, size, quantity: 1000 })).toEqual({
        kind: 'not_for_sale',
      });
    } else {
      expect(outcome).toEqual({ kind });
    }
    expect(await quantities()).toEqual([]);
  });

  it('separates lines of one size by their options, and prices them', async () => {
    const lamp = (await store.catalogue.productPage(1026))!;
    const size = lamp.product.defaultSize;
    const add = (options: object) => store.baskets.add(session, { productId: 1026, size, quantity: 1000, options });
    await add({});
    await add({ configuration: { podstawa: 'dab', klosz: 'len-32-cm' } });
    await add({ configuration: { klosz: 'len-32-cm', podstawa: 'dab' } });
    expect(await add({ configuration: { podstawa: 'zloto' } })).toEqual({ kind: 'unknown_option' });
    const { lines } = await store.baskets.ofSession(session);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1000, 2000]);
    expect(lines[1]!.unitGross - lines[0]!.unitGross).toBe(60_00 + 70_00);
    expect(lines[1]!.additional).toMatch(/^[0-9a-f]{32}$/);
  });

  it('removes a line whose quantity becomes zero [T-34 part]', async () => {
    await store.baskets.add(session, { ...mug, quantity: 1000 });
    await store.baskets.add(session, { ...linen, quantity: 1000 });
    const [outcome] = await store.baskets.setQuantities(session, [{ ...mug, quantity: 0 }]);
    expect(outcome).toEqual({ key: mug, kind: 'removed' });
    expect((await store.baskets.ofSession(session)).lines.map(({ productId }) => productId)).toEqual([1007]);
    await store.baskets.remove(session, [linen]);
    expect(await store.baskets.count(session)).toBe(0);
  });

  it('lets the last of two tabs win a line, and keeps lines it does not name', async () => {
    await store.baskets.add(session, { ...mug, quantity: 1000 });
    await store.baskets.add(session, { ...linen, quantity: 1000 });
    await store.baskets.setQuantities(session, [{ ...mug, quantity: 5000 }]);
    await store.baskets.setQuantities(session, [{ ...linen, quantity: 2000 }]);
    await store.baskets.setQuantities(session, [{ ...mug, quantity: 3000 }]);
    expect(await quantities()).toEqual([3000, 2000]);
  });

  it('restores a line that the other tab removed, on a later write', async () => {
    await store.baskets.add(session, { ...mug, quantity: 1000 });
    await store.baskets.remove(session, [mug]);
    await store.baskets.setQuantities(session, [{ ...mug, quantity: 2000 }]);
    expect(await quantities()).toEqual([2000]);
    const configured = {
      productId: 1026,
      size: 'uniw',
      additional: additionalOf({ configuration: { podstawa: 'dab' } }),
    };
    const [gone] = await store.baskets.setQuantities(session, [{ ...configured, quantity: 1000 }]);
    expect(gone).toMatchObject({ kind: 'gone' });
  });

  it('loses none of many concurrent changes', async () => {
    const others = [1001, 1002, 1005, 1010, 1016].map((productId) => productId);
    const sizes = new Map<number, string>();
    for (const id of others) sizes.set(id, (await store.catalogue.product(id))!.defaultSize);
    await Promise.all(
      [...others, ...others].map((productId) =>
        store.baskets.add(session, { productId, size: sizes.get(productId)!, quantity: 1000 }),
      ),
    );
    expect(await quantities()).toEqual([2000, 2000, 2000, 2000, 2000]);
  });

  it('limits the number of lines', async () => {
    await store.baskets.add(session, { ...mug, quantity: 1000, mostLines: 1 });
    expect(await store.baskets.add(session, { ...linen, quantity: 1000, mostLines: 1 })).toEqual({
      kind: 'basket_full',
    });
    expect(await store.baskets.add(session, { ...mug, quantity: 1000, mostLines: 1 })).toMatchObject({ kind: 'added' });
  });

  it('reports lines that cannot be bought as they are', async () => {
    const shop = await makePlace(engine, filledShop());
    try {
      const own = await shop.open();
      const visitor = (await own.sessions.start()).session.hash;
      await own.baskets.add(visitor, { ...mug, quantity: 5000 });
      await own.baskets.add(visitor, { productId: 1002, size: 'uniw', quantity: 1000 });
      const tables = await shop.openTables();
      await tables.updateTable('sizes').set({ amount: 3000 }).where('product_id', '=', 1001).execute();
      await tables.updateTable('sizes').set({ availability: 'disable' }).where('product_id', '=', 1002).execute();
      const { lines } = await own.baskets.ofSession(visitor);
      expect(lines.map(({ problem }) => problem)).toEqual([
        { kind: 'quantity', possible: 3000 },
        { kind: 'unavailable' },
      ]);
    } finally {
      await shop.remove();
    }
  });

  it('changes its version on every change, even within one millisecond, and never on a read', async () => {
    const { baskets, basketOffers } = store;
    const version = async () => (await baskets.ofSession(session)).version;
    await baskets.add(session, { ...mug, quantity: 1000 });
    const changes: ReadonlyArray<() => Promise<unknown>> = [
      () => baskets.add(session, { ...mug, quantity: 1000 }),
      () => baskets.setQuantities(session, [{ ...mug, quantity: 1000 }]),
      () => baskets.setComment(session, mug, 'Na prezent'),
      () => basketOffers.setCode(session, 'SIEN10'),
      () => baskets.remove(session, [mug]),
    ];
    const seen = new Set([await version()]);
    for (const change of changes) {
      await change();
      const now = await version();
      expect(await version()).toBe(now);
      seen.add(now);
    }
    expect(seen.size).toBe(changes.length + 1);
  });

  it('stays private', async () => {
    await store.baskets.add(session, { ...mug, quantity: 1000 });
    const other = (await store.sessions.start()).session.hash;
    expect(await store.baskets.count(other)).toBe(0);
    await store.baskets.remove(other, [mug]);
    expect(await quantities()).toEqual([1000]);
  });

  it('changes only a comment', async () => {
    await store.baskets.add(session, { ...mug, quantity: 2000 });
    await store.baskets.setComment(session, mug, 'na prezent');
    await store.baskets.setQuantities(session, [{ ...mug, quantity: 3000 }]);
    expect((await store.baskets.ofSession(session)).lines[0]).toMatchObject({ comment: 'na prezent', quantity: 3000 });
  });
});
