import { beforeEach, expect, it } from 'vitest';
import { standing, sumOfPayments } from '../../../../patterns/rules/order-payments.ts';
import type { OrderParts } from '../../../store/index.ts';
import { newClient } from '../../account/server/testing/account.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { orderOf, placedIn } from '../../../store/testing/order-of.ts';

const card = '6000000000000007';
const points = { earned: 40, worth: 10 };
const byCard = (amount: number): OrderParts => ({
  parts: [{ method: 'gift-card', amount, data: { voucher: card } }],
  points,
});

describeStoreOnBothEngines('parts of an order', (store, place) => {
  let session: string;
  beforeEach(async () => {
    const tables = await place().openTables();
    await tables.updateTable('vouchers').set({ left_amount: 100_00 }).where('number', '=', card).execute();
    session = await visitor();
  });

  const visitor = async () => {
    const { hash } = (await store().sessions.start()).session;
    await store().baskets.add(hash, { productId: 1001, size: 'uniw', quantity: 1000 });
    return hash;
  };
  const left = async () => (await store().vouchers.find('gift-card', card, '1234'))!.left;
  const order = async (of: string, parts: OrderParts) => store().orders.place(await orderOf(store(), of, { parts }));

  it('are taken with the order, and the method waits for the rest', async () => {
    const placed = placedIn(await order(session, byCard(50_00)));
    const { payments, total } = (await store().orders.byNumber(placed.number))!;
    expect(payments.map(({ method, state, amount }) => [method, state, amount])).toEqual([
      ['gift-card', 'accepted', 50_00],
      ['transfer', 'chosen', total - 50_00],
    ]);
    expect([placed.left, await left()]).toEqual([total - 50_00, 50_00]);
  });

  it('are spent once by orders at the same time, and a refused order takes nothing', async () => {
    const others = await Promise.all([visitor(), visitor(), visitor()]);
    const outcomes = await Promise.all([session, ...others].map((of) => order(of, byCard(60_00))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['part_gone', 'part_gone', 'part_gone', 'placed']);
    expect(await left()).toBe(40_00);
  });

  it('go back when the order is cancelled, once', async () => {
    const { number } = placedIn(await order(session, byCard(50_00)));
    const cancellation = { actor: 'operator', reason: '', mailKind: 'order-cancelled' } as const;
    const outcomes = await Promise.all([1, 2].map(() => store().orders.cancel(number, cancellation)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'closed']);
    expect(await left()).toBe(100_00);
    const { payments, total } = (await store().orders.byNumber(number))!;
    expect(payments.map(({ state }) => state)).toEqual(['refunded', 'cancelled']);
    expect(sumOfPayments(standing(payments))).toBe(total);
  });

  it('pay a placed order, in portions, and all of it', async () => {
    const { number, total } = placedIn(await order(session, { parts: [], points }));
    const part = { method: 'gift-card', amount: 50_00, data: { voucher: card } } as const;
    const twice = await Promise.all([1, 2].map(() => store().payments.payPart(number, part, points)));
    expect(twice.map(({ kind }) => kind)).toEqual(['paid', 'paid']);
    const paid = (await store().orders.byNumber(number))!;
    expect(sumOfPayments(standing(paid.payments))).toBe(total);
    expect([paid.state, await left()]).toEqual(['n', 100_00 - total]);
    expect(await store().payments.payPart(number, part, points)).toEqual({ kind: 'closed' });
  });

  it('points pay for services beside the total, once, and come back with a cancellation', async () => {
    const created = await store().clients.create(newClient('uslugi'), 'client-registered');
    const { id: clientId, email } = created.kind === 'saved' ? created.client : expect.fail(created.kind);
    await store().vouchers.credit(email, { points: 500 });
    const spent = async () => (await store().vouchers.funds(clientId)).pointsSpent;
    const byPoints = async (of: string) =>
      store().orders.place(
        await orderOf(store(), of, { parts: { parts: [], points }, servicePoints: { clientId, points: 400 } }),
      );
    // 540 points, two orders of 400: one gets them, the other changes nothing.
    const both = await Promise.all([byPoints(session), byPoints(await visitor())]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['part_gone', 'placed']);
    expect(await spent()).toBe(400);
    const { number } = placedIn(both.find(({ kind }) => kind === 'placed')!);
    const { payments, total } = (await store().orders.byNumber(number))!;
    expect(sumOfPayments(standing(payments))).toBe(total);
    await store().orders.cancel(number, { actor: 'buyer', reason: '', mailKind: 'order-cancelled' });
    expect(await spent()).toBe(0);
  });
});
