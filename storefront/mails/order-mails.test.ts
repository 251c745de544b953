import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentReminderMail } from '../features/checkout/server/mail-kind.ts';
import { unpaidOrdersOf } from '../features/checkout/store.ts';
import { byCourier, hiddenFields } from '../testing/shop-under-test.ts';
import { openMailShop, type MailShop } from './testing/mail-shop.ts';
import { judgeMail } from './testing/judge-mail.ts';

/** The mails of orders, as their buyers get them: each is brought about in the running shop. */
let shop: MailShop;
let mails: MailShop['mails'];
beforeAll(async () => {
  shop = await openMailShop();
  const { store, database, clock, type, collect } = shop;
  ({ mails } = shop);
  const order = async (
    step: Record<string, string>,
    lines = [['1017', 'uniw', '2']],
    parts: ReadonlyArray<Record<string, string>> = [],
  ) => {
    const visitor = shop.visitor();
    for (const [product = '', size = '', number = ''] of lines)
      await visitor.post('/basketchange.php', { product, size, number });
    await visitor.post('/settings.php?from=client_rebate', { global_rebates_codes: 'add', rebates_codes: 'SIEN10' });
    await visitor.post('/order1.php', { ...byCourier, ...step });
    for (const part of parts) await visitor.post('/order-payments.php', part);
    const placed = await visitor.post('/order2.php', {
      ...hiddenFields(await visitor.get('/order2.php')),
      terms: '1',
      agree_virtual: '1',
    });
    const number = new URLSearchParams(placed.location!.split('?')[1]).get('order_number')!;
    return { visitor, number, address: placed.location! };
  };
  const transfer = await order({}, [
    ['1017', 'uniw', '2'],
    ['1007', 'atrament', '1,5'],
  ]);
  await collect('order, by transfer');
  await unpaidOrdersOf(database, clock).remind(30 * 24 * 3_600_000, paymentReminderMail);
  await collect('reminder');
  await type('orders', 'paid', transfer.number);
  await collect('payment');
  const [paid] = (await store.orders.byNumber(transfer.number))!.payments.filter(({ state }) => state === 'accepted');
  await type('orders', 'move', transfer.number, 't', 'Numer przesyłki: 00159007731234567890');
  await collect('shipment');
  await store.payments.refund(paid!.id);
  await collect('refund');
  const card = { payform_id: '190', voucher_id: '6000000000000007', pin_value: '1234' };
  const covered = await order(
    { payform_id: '10' },
    [
      ['1017', 'uniw', '1'],
      ['1022', '60-cm', '1'],
    ],
    [card],
  );
  await collect('order, by BLIK, a part by a gift card');
  await covered.visitor.post(covered.address.replace('/prepaid.php', '/orderdetails.php'), { operation: 'cancel' });
  await collect('cancellation');
  await order({ shipping: 'kurier-pobranie', payform_id: 'on-delivery' });
  await collect('order, on delivery');
  const open = await order({ shipping: '11-1' }, [['1019', '45-cm', '1']]);
  await collect('order, cost of the delivery open');
  await type('orders', 'cost', open.number, '249,90');
  await collect('cost of the delivery');
  await type('orders', 'cancel', open.number);
  await collect('cancellation by the shop');
  const book = await order({ shipping: '6-1' }, [['1046', 'uniw', '1']]);
  await collect('order of a file');
  await type('orders', 'paid', book.number);
  await collect('payment of a file');
}, 120_000);
afterAll(() => shop.close());

const names = [
  'order, by transfer',
  'reminder',
  'payment',
  'shipment',
  'refund',
  'order, by BLIK, a part by a gift card',
  'cancellation',
  'order, on delivery',
  'order, cost of the delivery open',
  'cost of the delivery',
  'cancellation by the shop',
  'order of a file',
  'payment of a file',
];

describe('the mails of orders', () => {
  it('are all sent, each about its order, with a link to it', () => {
    expect([...mails.keys()]).toEqual(names);
    for (const { html, text, to } of mails.values()) {
      expect(to).toBe('hanna@poczta.pl');
      for (const body of [html, text])
        expect(body).toMatch(/https:\/\/sien\.example\/orderdetails\.php\?order_number=/);
    }
  });

  it('say where the files of virtual goods are', () => {
    const said = (name: string) => mails.get(name)!.text;
    expect(said('order of a file')).toContain('Pliki pobierzesz na stronie zamówienia, gdy tylko dostaniemy zapłatę.');
    expect(said('payment of a file')).toContain('Pliki pobierzesz na stronie zamówienia.');
    expect(said('payment of a file')).not.toContain('pakowania');
    expect(said('order, by transfer')).not.toContain('Pliki');
  });

  it.each(names)('%s: valid HTML without axe violations, and the same amounts as plain text', async (name) => {
    expect(await judgeMail(mails.get(name)!)).toEqual([]);
  });
});
