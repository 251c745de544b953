import { beforeEach, expect, it } from 'vitest';
import { newClient } from '../../account/server/testing/account.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { orderOf } from '../../../store/testing/order-of.ts';
import type { PlaceOrder } from '../../checkout/store/order-types.ts';

describeStoreOnBothEngines('what a basket comes with', (store, place) => {
  let session: string;
  beforeEach(async () => {
    session = (await store().sessions.start()).session.hash;
  });

  const bag = { productId: 1017, size: 'uniw' };
  const put = (quantity: number) => store().baskets.setQuantities(session, [{ ...bag, additional: '', quantity }]);
  const read = async () => {
    const { productsTotal } = await store().baskets.ofSession(session);
    return store().basketOffers.ofSession(session, productsTotal);
  };
  const names = async () => (await read()).gifts.map(({ productId }) => productId);

  /** The order of the basket as now summarized. */
  const command = (changes: Partial<PlaceOrder> = {}) => orderOf(store(), session, changes);

  it('is empty at first, without a session too', async () => {
    const nothing = { code: null, rebate: null, rebateFrom: null, gifts: [], lostGifts: [] };
    expect(await read()).toEqual(nothing);
    expect(await store().basketOffers.ofSession(null, 0)).toEqual(nothing);
  });

  it('keeps a code in any spelling, which only counts while the goods are worth enough', async () => {
    await put(3000);
    await store().basketOffers.setCode(session, ' sien10 ');
    const { productsTotal } = await store().baskets.ofSession(session);
    expect((await read()).rebate).toEqual({
      code: 'SIEN10',
      goods: Math.round(productsTotal / 10),
      isDeliveryFree: false,
    });
    await put(1000);
    expect(await read()).toMatchObject({ code: 'SIEN10', rebate: null, rebateFrom: 100_00 });
    await store().basketOffers.setCode(session, null);
    expect((await read()).code).toBeNull();
  });

  it('has one present of the reached step, and one beside it [H-03 part]', async () => {
    await put(6000);
    expect(await store().basketOffers.chooseGift(session, { productId: 1034, size: '' })).toMatchObject({
      kind: 'chosen',
    });
    const other = await store().basketOffers.chooseGift(session, { productId: 1008, size: '' });
    expect(other).toMatchObject({ kind: 'chosen', gift: { kind: 'always', quantity: 1000 } });
    expect(await names()).toEqual([1034, 1008]);
    await put(1000);
    // Below its step the present is lost, which is reported, and returns with the worth.
    expect(await names()).toEqual([1008]);
    expect((await read()).lostGifts).toMatchObject([{ kind: 'threshold', productId: 1034 }]);
    await put(6000);
    await store().basketOffers.removeGift(session);
    expect(await names()).toEqual([1008]);
    await store().basketOffers.removeGift(session, 1008);
    expect(await names()).toEqual([]);
  });

  it('gives no present without a parcel to put it in, and gives it again with one', async () => {
    const ebook = { productId: 1046, size: 'uniw' };
    await store().baskets.setQuantities(session, [{ ...ebook, additional: '', quantity: 6000 }]);
    for (const productId of [1034, 1008])
      expect(await store().basketOffers.chooseGift(session, { productId, size: '' })).toEqual({ kind: 'not_offered' });
    await put(1000);
    expect(await store().basketOffers.chooseGift(session, { productId: 1008, size: '' })).toMatchObject({
      kind: 'chosen',
    });
    await put(0);
    expect(await names()).toEqual([]);
    expect((await read()).lostGifts).toMatchObject([{ productId: 1008, hasParcel: false }]);
    await put(1000);
    expect(await names()).toEqual([1008]);
  });

  it('asks for the size of a present with several, and gives only what is offered', async () => {
    await put(6000);
    expect(await store().basketOffers.chooseGift(session, { productId: 1018, size: '' })).toEqual({ kind: 'no_size' });
    expect(await store().basketOffers.chooseGift(session, { productId: 1018, size: 'nobody' })).toEqual({
      kind: 'not_offered',
    });
    expect(await store().basketOffers.chooseGift(session, { productId: 1031, size: '' })).toEqual({
      kind: 'not_offered',
    });
    const { productsTotal } = await store().baskets.ofSession(session);
    const { choices } = await store().gifts.for({ worth: productsTotal, hasParcel: true });
    const socks = choices.find(({ productId }) => productId === 1018)!;
    const chosen = await store().basketOffers.chooseGift(session, { productId: 1018, size: socks.sizes[0]! });
    expect(chosen).toMatchObject({ kind: 'chosen', gift: { productId: 1018, size: socks.sizes[0] } });
  });

  it('orders the present as a free line, takes it from stock, and counts the code once', async () => {
    await put(3000);
    await store().basketOffers.setCode(session, 'SIEN10');
    await store().basketOffers.chooseGift(session, { productId: 1034, size: '' });
    const amountOf = async () => (await store().catalogue.productPage(1034))!.sizes[0]!.amount;
    const before = await amountOf();
    const usedOf = async () => {
      const tables = await place().openTables();
      const row = await tables
        .selectFrom('rebate_codes')
        .select('used')
        .where('code', '=', 'SIEN10')
        .executeTakeFirstOrThrow();
      return row.used;
    };
    const used = await usedOf();
    const summary = await command();
    const outcome = await store().orders.place(summary);
    if (outcome.kind !== 'placed') throw new Error(outcome.kind);
    expect(await store().orders.place(summary)).toEqual({ ...outcome, kind: 'repeated' });
    const order = (await store().orders.byNumber(outcome.order.number))!;
    expect(order.total).toBe(order.productsTotal - order.rebate!.total + 16_90);
    expect(order.rebate).toEqual({ code: 'SIEN10', total: Math.round(order.productsTotal / 10) });
    expect(order.lines[1]).toMatchObject({ productId: 1034, quantity: 1000, unitGross: 0, totalGross: 0 });
    expect(await amountOf()).toBe(before - 1000);
    expect(await usedOf()).toBe(used + 1);
    expect(await read()).toEqual({ code: null, rebate: null, rebateFrom: null, gifts: [], lostGifts: [] });
  });

  it('refuses the order when code or present differ from the summary', async () => {
    await put(3000);
    await store().basketOffers.setCode(session, 'SIEN10');
    await store().basketOffers.chooseGift(session, { productId: 1034, size: '' });
    const summary = await command();
    await store().basketOffers.setCode(session, null);
    expect(await store().orders.place(summary)).toEqual({
      kind: 'rebate_changed',
      expected: summary.rebate!.goods,
      actual: 0,
    });
    await store().basketOffers.setCode(session, 'SIEN10');
    await store().basketOffers.removeGift(session);
    expect(await store().orders.place(summary)).toEqual({ kind: 'gift_gone' });
    expect((await store().baskets.ofSession(session)).lines).toHaveLength(1);
  });

  it("gives a code's last use to one of two concurrent orders", async () => {
    const tables = await place().openTables();
    await tables
      .insertInto('rebate_codes')
      .values({
        code: 'JEDEN',
        kind: 'amount',
        value: 5_00,
        from_worth: 0,
        valid_from: null,
        valid_until: null,
        most_uses: 1,
        used: 0,
      })
      .execute();
    const commands: PlaceOrder[] = [];
    for (let shopper = 0; shopper < 2; shopper += 1) {
      session = (await store().sessions.start()).session.hash;
      await put(1000);
      await store().basketOffers.setCode(session, 'jeden');
      commands.push(await command());
    }
    const outcomes = await Promise.all(commands.map((one) => store().orders.place(one)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'rebate_changed']);
  });

  it('moves to the client at sign-in, with the guest basket', async () => {
    const created = await store().clients.create(newClient('ewa'), 'registered');
    if (created.kind !== 'saved') throw new Error(created.kind);
    await put(3000);
    await store().basketOffers.setCode(session, 'SIEN10');
    await store().basketOffers.chooseGift(session, { productId: 1034, size: '' });
    const guest = session;
    const id = await store().clients.signIn(created.client.id, { idHash: guest, clientId: null });
    session = (await store().sessions.find(id))!.hash;
    expect(session).not.toBe(guest);
    expect(await read()).toMatchObject({ code: 'SIEN10', gifts: [{ productId: 1034 }] });
  });

  it('keeps both changes when two tabs choose a present and type a code at once', async () => {
    await put(3000);
    await Promise.all([
      store().basketOffers.setCode(session, 'SIEN10'),
      store().basketOffers.chooseGift(session, { productId: 1034, size: '' }),
      store().baskets.add(session, { productId: 1001, size: 'uniw', quantity: 1000 }),
    ]);
    expect(await read()).toMatchObject({ code: 'SIEN10', gifts: [{ productId: 1034 }] });
    expect((await store().baskets.ofSession(session)).lines).toHaveLength(2);
  });
});
