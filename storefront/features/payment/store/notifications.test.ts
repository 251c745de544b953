import { beforeEach, expect, it } from 'vitest';
import { demoSettings } from '../../../platform/settings/testing/demo-settings.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import type { SimulatedPayment } from '../../../store/index.ts';
import { followPayments } from '../server/follow-payments.ts';
import { receiveNotification } from '../server/receive-notification.ts';
import { notificationOf, signatureHeader, simulatorName } from '../server/simulator/simulator.ts';
import { startPayment } from '../server/start-payment.ts';

const settings = { ...demoSettings, paymentProvider: 'simulator' } as const;
const url = new URL('https://sien.example/prepaid.php');

describeStoreOnBothEngines('a payment at the provider', (store, place) => {
  let order: { number: string; accessKey: string; id: number; left: number };
  beforeEach(async () => {
    const { hash } = (await store().sessions.start()).session;
    await store().baskets.add(hash, { productId: 1001, size: 'uniw', quantity: 1000 });
    order = await placeOrderOf(store(), hash, { payment: { method: 'blik', total: 0 } });
    await store().settings.set('paymentProvider', 'simulator');
  });

  const now = () => place().clock.now;
  const start = (code: string | null = '777789') =>
    startPayment(
      { store: store(), settings, now: now(), networkAddress: '192.0.2.7', url },
      { ...order, paymentMethod: code === null ? 'card' : 'blik' },
      code,
    );
  const current = async () => (await store().orders.byNumber(order.number))!;
  const latest = async () => (await store().payments.ofOrder(order.id)).at(-1)!;
  const simulated = async (state: SimulatedPayment['state'], of = latest()): Promise<SimulatedPayment> => ({
    ...(await store().simulatedPayments.find((await of).externalId!))!,
    state,
  });
  const notify = (payment: SimulatedPayment, key = simulatorName) => {
    const { headers, body } = notificationOf(payment);
    return receiveNotification({ store: store(), settings, now: now() }, key, headers, body);
  };
  const mails = async () => {
    const waiting = await store().outbox.claim(50);
    return waiting
      .filter(({ kind, payload }) => kind.startsWith('payment') && payload['number'] === order.number)
      .map(({ kind }) => kind);
  };

  it('has one effect, however often, late or in whatever order it is reported, and by two processes', async () => {
    await start();
    const paid = await simulated('completed');
    const first = await Promise.all([1, 2, 3, 4, 5].map(() => notify(paid)));
    expect(first.toSorted()).toEqual(['changed', 'kept', 'kept', 'kept', 'kept']);
    // Older news than what is known.
    expect(await notify(await simulated('canceled'))).toBe('kept');
    expect(await notify(await simulated('rejected'))).toBe('kept');
    expect(await notify(await simulated('pending'))).toBe('kept');
    place().clock.now += 60_000;
    expect(await notify(paid)).toBe('kept');
    const { state, states, payments, payUntil } = await current();
    expect([state, payUntil, states.map((one) => one.state)]).toEqual(['n', null, ['w', 'n']]);
    expect(payments.map((payment) => payment.state)).toEqual(['accepted']);
    expect(await mails()).toEqual(['payment-received']);
  });

  it('changes nothing when it is forged, unknown, or of another amount', async () => {
    await start();
    const paid = await simulated('completed');
    const { body } = notificationOf(paid);
    const forged = new Headers({ [signatureHeader]: 'f'.repeat(64) });
    const receive = (headers: Headers) =>
      receiveNotification({ store: store(), settings, now: now() }, simulatorName, headers, body);
    expect(await receive(forged)).toBe('forged');
    expect(await receive(new Headers())).toBe('forged');
    expect(await notify({ ...paid, amount: 1 })).toBe('wrong_amount');
    expect(await notify({ ...paid, reference: 'other' })).toBe('unknown');
    expect((await current()).payments.map(({ state }) => state)).toEqual(['chosen']);
    expect(await mails()).toEqual([]);
  });

  it('is started once by a double click, and gives way to a later attempt, whose late money goes back', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([one.kind, two.kind]).toEqual(['waiting', 'waiting']);
    expect(await store().payments.ofOrder(order.id)).toHaveLength(1);
    const first = await simulated('completed');
    place().clock.now += 30_000;
    await start();
    expect(await notify(await simulated('completed'))).toBe('changed');
    expect(await notify(first)).toBe('changed');
    expect(await notify(first)).toBe('kept');
    const [replaced, paid] = await store().payments.ofOrder(order.id);
    expect(replaced).toMatchObject({ state: 'cancelled', isReplaced: true, returnDue: order.left });
    expect(paid).toMatchObject({ state: 'accepted', isReplaced: false });
    // The provider's own state, so that it sends the money back.
    await store().simulatedPayments.decide(first.id, 'completed', { notifyAt: null, notifyTimes: 1 });
    await followPayments(store(), now);
    expect((await store().payments.ofOrder(order.id))[0]!.returnDue).toBeNull();
    expect((await store().simulatedPayments.find(first.id))?.state).toBe('refunded');
    expect(await mails()).toEqual(['payment-received', 'payment-refunded']);
  });

  it('is found by asking where no notification comes, and ends when its time is up', async () => {
    await start(null);
    const open = await latest();
    await store().simulatedPayments.decide(open.externalId!, 'completed', { notifyAt: null, notifyTimes: 1 });
    place().clock.now += 20_000;
    await Promise.all([followPayments(store(), now), followPayments(store(), now)]);
    expect((await latest()).state).toBe('accepted');
    expect(await mails()).toEqual(['payment-received']);
  });

  it.each([
    ['777456', 'error', 'refused', 10_000],
    ['777789', 'interrupted', 'expired', 130_000],
    ['111111', 'error', 'code', 0],
  ] as const)('ends by the test code %s as %s', async (code, state, problem, after) => {
    await start(code);
    place().clock.now += after;
    await followPayments(store(), now);
    expect(await latest()).toMatchObject({ state, data: { problem } });
    expect((await current()).state).toBe('w');
    place().clock.now += 20_000;
    await start('777123');
    place().clock.now += 5000;
    await followPayments(store(), now);
    expect(await latest()).toMatchObject({ state: 'accepted' });
    expect((await current()).state).toBe('n');
  });

  it('is refunded by the provider, once', async () => {
    await start();
    await notify(await simulated('completed'));
    const { id, externalId } = await latest();
    await store().simulatedPayments.decide(externalId!, 'completed', { notifyAt: null, notifyTimes: 1 });
    expect(await store().payments.refund(id)).toEqual({ kind: 'due' });
    expect(await store().payments.refund(id)).toEqual({ kind: 'not_paid', state: 'refunded' });
    await Promise.all([followPayments(store(), now), followPayments(store(), now)]);
    expect(await latest()).toMatchObject({ state: 'refunded', returnDue: null });
    expect(await mails()).toEqual(['payment-received', 'payment-refunded']);
  });
});
