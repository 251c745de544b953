import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { demoSettings } from '../../../platform/settings/testing/demo-settings.ts';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import { followPayments } from '../server/follow-payments.ts';
import { receiveNotification } from '../server/receive-notification.ts';
import { startPayment } from '../server/start-payment.ts';
import { payuDouble } from '../server/testing/payu-double.ts';

const keys = { posId: '300746', clientId: '300746', clientSecret: 'secret', secondKey: 'second' };

describeStoreOnBothEngines('a payment by PayU', (store, place) => {
  let payu: Awaited<ReturnType<typeof payuDouble>>;
  let order: { number: string; accessKey: string; id: number; left: number };
  beforeAll(async () => {
    payu = await payuDouble(keys);
    vi.stubEnv('PAYU_CLIENT_SECRET', keys.clientSecret);
    vi.stubEnv('PAYU_SECOND_KEY', keys.secondKey);
  });
  afterAll(() => payu.close());
  let timeout = 5000;
  afterEach(() => {
    timeout = 5000;
    payu.trouble = 'none';
  });
  const settings = () => ({
    ...demoSettings,
    paymentProvider: 'payu' as const,
    payuAddress: payu.address,
    payuPosId: keys.posId,
    payuClientId: keys.clientId,
    paymentTimeout: timeout,
  });
  beforeEach(async () => {
    for (const name of ['paymentProvider', 'payuAddress', 'payuPosId', 'payuClientId', 'paymentTimeout'] as const)
      await store().settings.set(name, settings()[name]);
    const { hash } = (await store().sessions.start()).session;
    await store().baskets.add(hash, { productId: 1001, size: 'uniw', quantity: 1000 });
    order = await placeOrderOf(store(), hash, { payment: { method: 'blik', total: 0 } });
  });

  const now = () => place().clock.now;
  const start = (code: string | null = '777123') =>
    startPayment(
      {
        store: store(),
        settings: settings(),
        now: now(),
        networkAddress: '192.0.2.7',
        url: new URL('https://sien.example/prepaid.php'),
      },
      { ...order, paymentMethod: code === null ? 'card' : 'blik' },
      code,
    );
  const latest = async () => (await store().payments.ofOrder(order.id)).at(-1)!;
  const doubled = async () => payu.orders.get((await latest()).externalId!)!;
  const receive = ({ headers, body }: { headers: Headers; body: string }) =>
    receiveNotification({ store: store(), settings: settings(), now: now() }, 'payu', headers, body);

  it('by BLIK level 0 is confirmed by a signed notification, once', async () => {
    expect(await start()).toEqual({ kind: 'waiting' });
    const at = await doubled();
    expect(at.sent).toMatchObject({
      merchantPosId: keys.posId,
      totalAmount: String(order.left),
      currencyCode: 'PLN',
      notifyUrl: 'https://sien.example/payment-notification/payu',
      payMethods: { payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value: '777123' } },
    });
    at.status = 'COMPLETED';
    const notification = payu.notification(at.orderId);
    const forged = new Headers({
      'OpenPayu-Signature': `sender=checkout;signature=${'0'.repeat(32)};algorithm=MD5;content=DOCUMENT`,
    });
    expect(await receive({ ...notification, headers: forged })).toBe('forged');
    expect(await receive({ ...notification, body: notification.body.replace('COMPLETED', 'CANCELED') })).toBe('forged');
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => receive(notification)));
    expect(outcomes.toSorted()).toEqual(['changed', 'kept', 'kept', 'kept', 'kept']);
    at.status = 'PENDING';
    expect(await receive(payu.notification(at.orderId))).toBe('kept');
    expect((await latest()).state).toBe('accepted');
  });

  it('by card leads to its page, is found by asking, and sent back once', async () => {
    const result = await start(null);
    const at = await doubled();
    expect(result).toEqual({ kind: 'page', page: `${payu.address}/pay/?orderId=${at.orderId}` });
    at.status = 'COMPLETED';
    place().clock.now += 20_000;
    await followPayments(store(), now);
    const { id, state } = await latest();
    expect(state).toBe('accepted');
    await store().payments.refund(id);
    payu.trouble = 'away';
    await followPayments(store(), now);
    expect((await latest()).returnDue).toBe(order.left);
    payu.trouble = 'none';
    place().clock.now += 10 * 60_000;
    await Promise.all([followPayments(store(), now), followPayments(store(), now)]);
    expect([...at.refunds.values()]).toEqual([String(order.left)]);
    expect((await latest()).returnDue).toBeNull();
  });

  it('with a wrong code is refused, and a new key is asked for when the old one has ended', async () => {
    payu.trouble = 'expired-token';
    expect(await start('111111')).toEqual({ kind: 'failed', problem: 'code' });
    expect(await latest()).toMatchObject({ state: 'error', data: { problem: 'code' } });
  });

  it.each(['away', 'slow'] as const)('while PayU is %s stops clearly, and can be tried again', async (trouble) => {
    payu.trouble = trouble;
    timeout = trouble === 'slow' ? 200 : 5000;
    expect(await start()).toEqual({ kind: 'failed', problem: 'away' });
    payu.trouble = 'none';
    timeout = 5000;
    place().clock.now += 20_000;
    expect(await start()).toEqual({ kind: 'waiting' });
    (await doubled()).status = 'COMPLETED';
    place().clock.now += 20_000;
    await followPayments(store(), now);
    expect((await latest()).state).toBe('accepted');
  });

  it('that was taken though the answer was lost counts by its notification', async () => {
    payu.trouble = 'taken-but-silent';
    expect(await start()).toEqual({ kind: 'failed', problem: 'away' });
    const { reference } = await latest();
    const lost = [...payu.orders.values()].find(({ extOrderId }) => extOrderId === reference)!;
    lost.status = 'COMPLETED';
    expect(await receive(payu.notification(lost.orderId))).toBe('changed');
    expect(await latest()).toMatchObject({ state: 'accepted', externalId: lost.orderId });
    expect((await store().orders.byNumber(order.number))!.state).toBe('n');
  });
});
