import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standing, sumOfPayments } from '../../../../patterns/rules/order-payments.ts';
import { afterPaymentEvent, paymentStates, type PaymentState } from '../../../../patterns/rules/payment-states.ts';
import type { Store } from '../../../store/index.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';
import { byCourier, hiddenFields, serve, type Visitor } from '../../../testing/shop-under-test.ts';
import { followPayments } from '../server/follow-payments.ts';

const title = 'every state of a payment';
describe.each(enginesInTurn(title))(`${title} on %s`, (engine) => {
  let place: Place;
  let store: Store;
  let buyer: Visitor;
  const clock = () => place.clock.now;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
    await store.settings.set('rateLimitFactor', 10_000);
    buyer = serve(store, clock, place.dataDir).visitor();
  }, 60_000);
  afterAll(() => place.remove());

  /** Orders a bag. @returns the query of the pages about the order */
  async function order(method: string): Promise<string> {
    await buyer.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    await buyer.post('/order1.php', { ...byCourier, payform_id: method });
    const placed = await buyer.post('/order2.php', { ...hiddenFields(await buyer.get('/order2.php')), terms: '1' });
    expect(placed.status, placed.text).toBe(303);
    return placed.location!.split('?')[1]!;
  }
  const orderOf = async (query: string) =>
    (await store.orders.byNumber(new URLSearchParams(query).get('order_number')!))!;
  /** The states of the payments that count: as the page says them, and as they are stored. */
  async function seen(query: string): Promise<{ said: ReadonlyArray<string>; kept: ReadonlyArray<PaymentState> }> {
    const { text } = await buyer.get(`/orderdetails.php?${query}`);
    const block = /Płatności ([\s\S]*)/.exec(text)?.[1] ?? text;
    const words = /czeka na zapłatę|niedokończona|zapłacona|zwrócona|anulowana|nieudana/g;
    const { payments, total } = await orderOf(query);
    expect(sumOfPayments(standing(payments))).toBe(total);
    return {
      said: [...new Set(block.replaceAll('\u00a0', ' ').match(words))],
      kept: standing(payments).map(({ state }) => state),
    };
  }
  const later = async (milliseconds: number) => {
    place.clock.now += milliseconds;
    await followPayments(store, clock);
  };
  const type = (query: string, code: string) => buyer.post(`/prepaid.php?${query}`, { blik_code: code });

  it('is reached by its buyer, is said on the page of the order, and leads where the table of states allows [T-38]', async () => {
    const walked: Array<`${PaymentState} ${PaymentState}`> = [];
    const query = await order('blik');
    expect(await seen(query)).toEqual({ said: ['czeka na zapłatę'], kept: ['chosen'] });
    await type(query, '777456');
    await later(10_000);
    expect(await seen(query)).toEqual({ said: ['nieudana'], kept: ['error'] });
    walked.push('chosen error');
    await type(query, '777789');
    expect((await seen(query)).kept).toEqual(['chosen']);
    walked.push('error chosen');
    await later(130_000);
    expect(await seen(query)).toEqual({ said: ['niedokończona'], kept: ['interrupted'] });
    walked.push('chosen interrupted');
    await type(query, '777123');
    walked.push('interrupted chosen');
    await later(10_000);
    expect(await seen(query)).toEqual({ said: ['zapłacona'], kept: ['accepted'] });
    walked.push('chosen accepted');
    const { id } = (await orderOf(query)).payments.find(({ state }) => state === 'accepted')!;
    // What was paid is neither refused nor given up by a late report.
    for (const report of ['interrupt', 'fail'] as const)
      expect(await store.payments.report({ id }, report)).toBe('kept');
    await store.payments.refund(id);
    expect(await seen(query)).toEqual({ said: ['zwrócona'], kept: ['refunded'] });
    walked.push('accepted refunded');
    for (const report of ['accept', 'interrupt', 'fail'] as const)
      expect(await store.payments.report({ id }, report)).toBe('kept');

    const given = await order('transfer');
    await buyer.post(`/orderdetails.php?${given}`, { operation: 'cancel' });
    expect(await seen(given)).toEqual({ said: ['anulowana'], kept: ['cancelled'] });
    walked.push('chosen cancelled');

    const allowed = paymentStates.flatMap((from) =>
      (['accept', 'interrupt', 'fail', 'cancel', 'retry', 'refund'] as const).flatMap((event) => {
        const to = afterPaymentEvent(from, event);
        return to === null ? [] : [`${from} ${to}`];
      }),
    );
    expect(walked.toSorted()).toEqual(allowed.toSorted());
  });
});
