import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';
import { hiddenFields, serve, type Visitor } from '../../../testing/shop-under-test.ts';
import { byCourier } from '../../../testing/recipient.ts';
import type { Store } from '../../../store/index.ts';
import { newClient, password } from '../../account/server/testing/account.ts';
import { followPayments } from '../../payment/server/follow-payments.ts';
import { payuDouble } from '../../payment/server/testing/payu-double.ts';
import { returnMovedMail, returnRefundedMail } from '../server/mail-kinds.ts';
import { sendOrder } from '../server/testing/sent-order.ts';

const keys = { posId: '300746', clientId: '300746', clientSecret: 'secret', secondKey: 'second' };
/** Three mugs and a bag; the return is of one mug. */
const goods = [
  ['1001', '3'],
  ['1017', '1'],
] as const;
const mug = 69_00;

describe.each(engines)('the refund of a part on %s', (engine) => {
  let place: Place;
  let store: Store;
  let visit: () => Visitor;
  let payu: Awaited<ReturnType<typeof payuDouble>>;
  let tables: Awaited<ReturnType<Place['openTables']>>;
  beforeAll(async () => {
    payu = await payuDouble(keys);
    vi.stubEnv('PAYU_CLIENT_SECRET', keys.clientSecret);
    vi.stubEnv('PAYU_SECOND_KEY', keys.secondKey);
    place = await makePlace(engine, filledShop());
    store = await place.open();
    tables = await place.openTables();
    const { settings } = store;
    await settings.set('rateLimitFactor', 10_000);
    await settings.set('paymentProvider', 'payu');
    await settings.set('payuAddress', payu.address);
    await settings.set('payuPosId', keys.posId);
    await settings.set('payuClientId', keys.clientId);
    const served = serve(store, () => place.clock.now, place.dataDir);
    visit = () => served.visitor();
  }, 60_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await payu.close();
    await place.remove();
  });

  /** Orders, and pays the rest by BLIK at PayU, which notifies the shop. @returns the query of the order's pages */
  async function paidOrder(visitor: Visitor, parts: ReadonlyArray<Record<string, string>> = []): Promise<string> {
    for (const [product, number] of goods)
      await visitor.post('/basketchange.php', { product, size: 'uniw', number, mode: '1', change: 'add' });
    await visitor.post('/order1.php', { ...byCourier, payform_id: '10' });
    for (const part of parts) await visitor.post('/order-payments.php', part);
    const placed = await visitor.post('/order2.php', { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' });
    const address = placed.location!;
    if (address.startsWith('/prepaid.php')) {
      expect((await visitor.post(address, { blik_code: '777123' })).status).toBe(303);
      const at = [...payu.orders.values()].at(-1)!;
      at.status = 'COMPLETED';
      const { headers, body } = payu.notification(at.orderId);
      const notified = await visit().fetch('/payment-notification/payu', {
        method: 'POST',
        headers: Object.fromEntries(headers),
        body,
      });
      expect(notified.status).toBe(200);
    }
    const query = address.split('?')[1]!;
    await sendOrder(new URLSearchParams(query).get('order_number')!, { store, tables, now: place.clock.now });
    return query;
  }

  /** A mug goes back; the shop accepts it and pays it out. @returns the page of the return */
  async function returnMug(visitor: Visitor, query: string, form: string): Promise<string> {
    const post = (step: string, fields: Record<string, string>) =>
      visitor.post(`/returns-${step}.php?${query}`, fields);
    await post('products', { 'product[0]': '1001', 'size[0]': 'uniw', 'set_quantity[0]': '1' });
    await post('method', { return_type: '3' });
    await post('couriers', { shipping: '3-post' });
    expect((await post('repayments', { return_type: form })).location).toContain('/returns-confirmation.php');
    const summary = await visitor.get(`/returns-confirmation.php?${query}`);
    const sent = await post('confirmation', hiddenFields(summary));
    const number = new URLSearchParams(sent.location!.split('?')[1]).get('return')!;
    const staff = { actor: 'operator', note: '', mailKind: returnMovedMail } as const;
    for (const event of ['receive', 'accept'] as const) await store.returns.move(number, event, staff);
    expect(await store.returns.refund(number, null, returnRefundedMail)).toMatchObject({
      kind: 'refunded',
      amount: mug,
    });
    return sent.location!;
  }

  const client = async (name: string, funds: { points?: number; balance?: number }) => {
    const created = await store.clients.create(newClient(name), 'client-registered');
    if (created.kind !== 'saved') throw new Error(created.kind);
    await store.vouchers.credit(created.client.email, funds);
    const visitor = visit();
    await visitor.post('/signin.php', { operation: 'login', login: name, password });
    const { id } = created.client;
    return { visitor, funds: () => store.vouchers.funds(id) };
  };

  it('goes back by PayU: that part, once, again until PayU takes it, and a second part beside it', async () => {
    const visitor = visit();
    const query = await paidOrder(visitor);
    const at = [...payu.orders.values()].at(-1)!;
    const page = await returnMug(visitor, query, 'o');
    payu.trouble = 'away';
    await followPayments(store, () => place.clock.now);
    expect([...at.refunds.values()]).toEqual([]);
    payu.trouble = 'none';
    place.clock.now += 60 * 60_000;
    await Promise.all([1, 2].map(() => followPayments(store, () => place.clock.now)));
    await followPayments(store, () => place.clock.now);
    expect([...at.refunds.values()]).toEqual([String(mug)]);
    expect((await visitor.get(page)).text).toMatch(/Oddaliśmy 69,00\u00a0zł/);
    await returnMug(visitor, query, 'o');
    await followPayments(store, () => place.clock.now);
    expect([...at.refunds.values()]).toEqual([String(mug), String(mug)]);
    const order = (await store.orders.byNumber(new URLSearchParams(query).get('order_number')!))!;
    expect(await store.refunds.leftOf(order.id)).toEqual({ amount: order.total - 2 * mug, canGoBack: true });
  });

  it('goes back to the balance that paid, and PayU gets what the balance did not pay', async () => {
    const { visitor, funds } = await client(`saldo-${engine}`, { balance: 100_00 });
    const query = await paidOrder(visitor, [{ payform_id: 'balance' }]);
    expect((await funds()).balance).toBe(0);
    const at = [...payu.orders.values()].at(-1)!;
    await returnMug(visitor, query, 'o');
    expect((await funds()).balance).toBe(mug);
    await returnMug(visitor, query, 'o');
    await followPayments(store, () => place.clock.now);
    expect((await funds()).balance).toBe(100_00);
    expect([...at.refunds.values()]).toEqual([String(2 * mug - 100_00)]);
  });

  it('gives points back for what points paid, and money to the balance where the client wants it', async () => {
    const { visitor, funds } = await client(`punkty-${engine}`, { points: 5000 });
    const query = await paidOrder(visitor, [{ payform_id: 'points', points: '1000' }]);
    expect((await funds()).pointsSpent).toBe(1000);
    await returnMug(visitor, query, 'o');
    const [first] = (await store.orders.byNumber(new URLSearchParams(query).get('order_number')!))!.payments;
    const { pointsSpent } = await funds();
    expect([first!.method, pointsSpent < 1000]).toEqual(['points', true]);
    // The balance is the account's: its own address offers it, the one with the order's key does not.
    const own = `order_number=${new URLSearchParams(query).get('order_number')!}`;
    await returnMug(visitor, own, 't');
    expect(await funds()).toMatchObject({ pointsSpent, balance: mug });
    const returns = async (range: string) => (await visitor.get(`/client-orders.php?display=returns&${range}`)).text;
    expect((await returns('to=2100-01-01')).match(/Zwrot \d+\/\d+-\d/g)).toHaveLength(2);
    expect(await returns('from=2100-01-01')).toMatch(/Nic z\s+tych dni/);
  });
});
