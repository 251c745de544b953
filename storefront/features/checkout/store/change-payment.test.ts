import { beforeEach, expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';

describeStoreOnBothEngines('another way to pay for an order', (store, place) => {
  let session: string;
  let number: string;
  beforeEach(async () => {
    session = (await store().sessions.start()).session.hash;
    await store().baskets.add(session, { productId: 1001, size: 'uniw', quantity: 1000 });
    const details = { remarks: 'bez plastiku', payment: { methodId: 'transfer' } };
    ({ number } = await placeOrderOf(store(), session, { details }));
  });

  const toCard = { method: 'card', total: 2_50, state: 'n', details: { payment: { methodId: 'card' } } } as const;
  const order = async () => (await store().orders.ofSession(session, number))!;

  it('cancels the old payment and waits for the new one, with its cost', async () => {
    const outcome = await store().orders.changePayment({ number, session, ...toCard });
    const { payments, states, ...changed } = await order();
    expect(outcome).toEqual({ kind: 'changed', paymentId: payments[1]!.id });
    expect(changed).toMatchObject({
      paymentMethod: 'card',
      paymentTotal: 2_50,
      total: 69_00 + 16_90 + 2_50,
      state: 'n',
    });
    expect(changed.details).toEqual({ remarks: 'bez plastiku', payment: { methodId: 'card' } });
    expect(payments).toMatchObject([
      { method: 'transfer', state: 'cancelled' },
      { method: 'card', state: 'chosen', amount: 69_00 + 16_90 + 2_50 },
    ]);
    expect(states.map(({ state }) => state)).toEqual(['w', 'n']);
  });

  it('counts once when it is sent twice at once', async () => {
    const twice = await Promise.all([1, 2].map(() => store().orders.changePayment({ number, session, ...toCard })));
    expect(twice.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'kept']);
    expect((await order()).payments).toHaveLength(2);
  });

  it('is refused once the order is paid or processed, and to strangers', async () => {
    const tables = await place().openTables();
    const { id } = await order();
    await tables.updateTable('payments').set({ state: 'accepted' }).where('order_id', '=', id).execute();
    expect(await store().orders.changePayment({ number, session, ...toCard })).toEqual({ kind: 'closed' });
    await tables.updateTable('payments').set({ state: 'chosen' }).where('order_id', '=', id).execute();
    await tables.updateTable('orders').set({ state: 't' }).where('id', '=', id).execute();
    expect(await store().orders.changePayment({ number, session, ...toCard })).toEqual({ kind: 'closed' });
    const { session: other } = await store().sessions.start();
    const stolen = await store().orders.changePayment({ number, session: other.hash, ...toCard });
    expect(stolen).toEqual({ kind: 'unknown_order' });
    expect(await store().orders.ofSession(other.hash, number)).toBeNull();
    expect(await store().orders.ofSession(null, number)).toBeNull();
    expect((await order()).paymentMethod).toBe('transfer');
  });
});
