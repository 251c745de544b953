import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftToPay, standing, sumOfPayments } from '../../../patterns/rules/order-payments.ts';
import { deliveryCostOf, ordersOf } from '../../features/checkout/store.ts';
import { paymentsOf } from '../../features/payment/store.ts';
import { openDatabase } from '../../importer/writing/open-database.ts';
import { compose } from '../../mails/compose.ts';
import { openShopBeforeEach } from '../../store/testing/describe-store.ts';
import { placeOrderOf } from '../../store/testing/order-of.ts';
import { engines, testNow } from '../../store/testing/stores.ts';
import { recipient } from '../../testing/recipient.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';

const day = 24 * 60 * 60 * 1000;
const boundless = { orders: 99, pieces: 999, worth: 1e9 };
const shelf = { productId: 1022, size: '60-cm', quantity: 1000 };
const worth = 199_00;
/** Its stock has no end. */
const endless = { productId: 1046, size: 'uniw', quantity: 1000 };

describe.each(engines)('a delivery without a standard cost on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  /** Runs commands beside the running shop on PostgreSQL, while it is stopped on SQLite. */
  async function typing<T>(work: (type: (...parameters: ReadonlyArray<string>) => Promise<string>) => Promise<T>) {
    if (engine === 'sqlite') await shop.store.close();
    const database = await openDatabase(shop.place);
    try {
      return await work(async (...parameters) =>
        runCommand(readCommand(parameters), database, () => shop.place.clock.now),
      );
    } finally {
      await database.close();
      if (engine === 'sqlite') shop.store = await shop.place.open();
    }
  }
  const type = async (...parameters: ReadonlyArray<string>) => typing((run) => run(...parameters));

  async function place(method: 'transfer' | 'blik' | 'on-delivery' = 'transfer', goods = shelf): Promise<string> {
    const session = (await shop.store.sessions.start()).session.hash;
    await shop.store.baskets.add(session, goods);
    const { number } = await placeOrderOf(shop.store, session, {
      email: recipient.email,
      delivery: { courierId: 'transport', total: 0, isCostOpen: true },
      payment: { method, total: 0 },
      state: method === 'on-delivery' ? 'n' : 'w',
      details: {
        address: recipient,
        delivery: { courierName: 'Transport z montażem', place: null, day: null },
        payment: { methodId: method, name: method },
        choices: {},
        remarks: '',
        termsAcceptedAt: testNow,
      },
      unpaid: {
        payUntil: testNow + 7 * day,
        networkAddress: '192.0.2.7',
        perCustomer: boundless,
        perNetworkAddress: boundless,
      },
    });
    return number;
  }

  const order = async (number: string) => (await shop.store.orders.byNumber(number))!;
  const pay = async (number: string) => {
    const { id } = await order(number);
    const open = (await shop.store.payments.ofOrder(id)).find(
      ({ state, isReplaced }) => state === 'chosen' && !isReplaced,
    )!;
    await shop.store.payments.report({ id: open.id }, 'accept');
  };
  const mails = async (kind: string) =>
    Promise.all(
      (await shop.store.outbox.claim(50))
        .filter((mail) => mail.kind === kind)
        .map(async (mail) => (await compose(mail, shop.store, 'https://sien.example'))!),
    );

  it('is listed until its cost is set; then the total, what is left, the deadline and a mail follow', async () => {
    const number = await place();
    expect(await order(number)).toMatchObject({ deliveryCost: 'open', total: worth, payUntil: null });
    expect((await order(number)).states.map(({ note }) => note)).toEqual(['', 'costOpen']);

    // Nobody is reminded of, or loses, an order whose amount is not known.
    shop.place.clock.now += 8 * day;
    expect(await shop.store.orders.remind(30 * day, 'payment-reminder')).toBe(0);
    expect(await shop.store.orders.cancelOverdue('order-cancelled')).toBe(0);

    await typing(async (run) => {
      expect(await run('orders', 'list')).toContain(`koszt dostawy do ustalenia: orders cost ${number} <kwota>`);
      await expect(run('orders', 'cost', number, '2e3')).rejects.toThrow('„2e3” nie jest kwotą');
      await expect(run('orders', 'cost', '20200101/001', '250')).rejects.toThrow('Nie ma zamówienia 20200101/001.');
      await expect(run('orders', 'cost', number)).rejects.toThrow(/orders cost <nr> <kwota>/);
      expect(await run('orders', 'cost', number, '250')).toMatch(
        /dostawa 250,00\szł, razem 449,00\szł, zostało do zapłaty 449,00\szł/,
      );
      expect(await run('orders', 'cost', number, '250,00')).toContain('Nic się nie zmieniło');
    });

    const { total, deliveryTotal, payments, payUntil, states } = await order(number);
    expect([total, deliveryTotal, sumOfPayments(standing(payments))]).toEqual([449_00, 250_00, 449_00]);
    expect(payUntil).toBeGreaterThan(shop.place.clock.now + 6 * day);
    expect(states.at(-1)).toMatchObject({ state: 'w', actor: 'operator', note: 'costSet 25000' });
    const [mail] = await mails('delivery-cost');
    expect(mail!.text).toMatch(/Koszt dostawy zamówienia .* to 250,00\szł\. Razem z\sproduktami: 449,00\szł\./);
    expect(mail!.text).toMatch(/Jeśli się zgadzasz, zapłać 449,00\szł do /);
    expect(mail!.text).toContain('Jeśli się nie zgadzasz, anuluj zamówienie na jego stronie.');
    expect(mail!.text).toContain(`Tytuł: ${number}`);
  });

  it('leaves the rest to a buyer who has paid the goods, who may refuse it and gets the money back', async () => {
    const number = await place('blik');
    await pay(number);
    expect((await order(number)).state).toBe('n');
    await expect(type('orders', 'move', number, 't')).rejects.toThrow('czeka na koszt dostawy');
    await type('orders', 'cost', number, '80');
    const set = await order(number);
    expect([set.state, leftToPay(set.payments), sumOfPayments(standing(set.payments))]).toEqual(['w', 80_00, 279_00]);
    expect(set.payments.map(({ state, amount }) => [state, amount])).toEqual([
      ['accepted', worth],
      ['chosen', 80_00],
    ]);
    const cancelled = await shop.store.orders.cancel(number, {
      actor: 'buyer',
      reason: '',
      mailKind: 'order-cancelled',
    });
    expect(cancelled.kind).toBe('cancelled');
    expect((await order(number)).payments.map(({ state }) => state)).toEqual(['refunded', 'cancelled']);
    await expect(type('orders', 'cost', number, '90')).rejects.toThrow(/nic już nie zrobimy/);
  });

  it('is paid on delivery without another step, and free where the operator says so', async () => {
    const number = await place('on-delivery');
    await type('orders', 'cost', number, '80');
    expect(await order(number)).toMatchObject({ state: 'n', total: 279_00 });
    expect((await mails('delivery-cost'))[0]!.text).toMatch(/nic nie rób: przy odbiorze zapłacisz 279,00\szł/);
    await type('orders', 'cost', number, '0');
    const { payments, total } = await order(number);
    expect([total, leftToPay(payments)]).toEqual([worth, worth]);
  });

  it('sums its payments up to its total after every walk of costs, payments and methods', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('cost' as const), cost: fc.integer({ min: 0, max: 500_00 }) }),
      fc.record({ kind: fc.constant('pay' as const) }),
      fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom('card', 'transfer', 'on-delivery') }),
    );
    const walks = fc.sample(fc.array(step, { minLength: 2, maxLength: 6 }), { numRuns: 12, seed: 7 });
    const numbers: string[] = [];
    for (const _ of walks) numbers.push(await place('blik', endless));
    if (engine === 'sqlite') await shop.store.close();
    const database = await openDatabase(shop.place);
    const costs = deliveryCostOf(database, () => shop.place.clock.now);
    const orders = ordersOf(database, () => shop.place.clock.now);
    const payments = paymentsOf(database, () => shop.place.clock.now);
    try {
      for (const [index, walk] of walks.entries()) {
        const number = numbers[index]!;
        for (const one of walk) {
          const before = (await orders.byNumber(number))!;
          if (one.kind === 'cost')
            await costs.set(number, { cost: one.cost, state: 'w', payUntil: testNow + day, mailKind: 'delivery-cost' });
          else if (one.kind === 'pay') {
            const open = before.payments.find(({ state, isReplaced }) => state === 'chosen' && !isReplaced);
            if (open) await payments.report({ id: open.id }, 'accept');
          } else
            await orders.changePayment({
              number,
              session: null,
              method: one.method,
              total: 0,
              state: 'w',
              details: {},
            });
          const after = (await orders.byNumber(number))!;
          expect(sumOfPayments(standing(after.payments))).toBe(after.total);
          expect(after.total).toBe(after.productsTotal + after.deliveryTotal);
          expect(standing(after.payments).filter(({ state }) => state === 'chosen').length).toBeLessThan(2);
          expect(leftToPay(after.payments)).toBeGreaterThanOrEqual(0);
        }
      }
    } finally {
      await database.close();
      if (engine === 'sqlite') shop.store = await shop.place.open();
    }
  });
});
