import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { newClient } from '../features/account/server/testing/account.ts';
import { paymentReminderMail } from '../features/checkout/server/mail-kind.ts';
import { unpaidOrdersOf } from '../features/checkout/store.ts';
import { sendOrder } from '../features/returns/server/testing/sent-order.ts';
import { notifySubscribers } from '../features/reviews/server/observations/notify-subscribers.ts';
import { runInLanguage } from '../platform/languages/current-language.ts';
import type { Message } from '../platform/mail/message.ts';
import { polishIn } from '../testing/english.ts';
import { byCourier, hiddenFields } from '../testing/shop-under-test.ts';
import { openMailShop, type MailShop } from './testing/mail-shop.ts';

/** What visitors of the English shop get later, when an operator, a timer or a provider brings the mail about. */
let shop: MailShop;
let english: ReadonlyMap<string, Message>;
let complaintPage: string;
beforeAll(async () => {
  shop = await openMailShop();
  const { store, place, database, clock, type, collect, mails } = shop;
  await store.settings.set('languages', ['pl', 'en']);
  await store.settings.set('companyEmail', 'staff@sien.example');
  const tables = await place.openTables();
  const visitor = shop.visitor();
  const inEnglish = <Result>(work: () => Result) => runInLanguage('en', work);

  const post = (path: string, form: Record<string, string>) => visitor.post(`/en${path}`, form);
  const order = async () => {
    for (const product of ['1001', '1017'])
      await post('/basketchange.php', { product, size: 'uniw', number: '1', mode: '1', change: 'add' });
    await post('/order1.php', byCourier);
    const summary = hiddenFields(await visitor.get('/en/order2.php'));
    const query = (await post('/order2.php', { ...summary, terms: '1' })).location!.split('?')[1]!;
    return { query, number: new URLSearchParams(query).get('order_number')! };
  };
  const { query, number } = await order();
  await collect('order');
  await unpaidOrdersOf(database, clock).remind(30 * 24 * 3_600_000, paymentReminderMail);
  await collect('order, reminder');
  const { payments } = (await store.orders.byNumber(number))!;
  await store.payments.report({ id: payments[0]!.id }, 'accept');
  await collect('order, paid');
  await type('orders', 'note', number, 'Parcel tomorrow.');
  await collect('order, note');
  await sendOrder(number, { store, tables, now: clock() });

  const announce = async () => {
    await post(`/returns-products.php?${query}`, { 'product[0]': '1001', 'size[0]': 'uniw', 'set_quantity[0]': '1' });
    await post(`/returns-method.php?${query}`, { return_type: '4', method_param: 'a' });
    await post(`/returns-repayments.php?${query}`, { return_type: 'b', bank_account: 'PL61109010140000071219812874' });
    const page = `/returns-confirmation.php?${query}`;
    await post(page, hiddenFields(await visitor.get(`/en${page}`)));
  };
  await announce();
  await collect('return');
  for (const action of ['receive', 'accept', 'refund'] as const) {
    await type('returns', action, `${number}-1`);
    await collect(`return, ${action}`);
  }
  const filed = await post(`/rma-method.php?${query}`, {
    'product[0]': '1017',
    'size[0]': 'uniw',
    'comment[0]': 'Kubki',
    rma_type: 'exchange',
    return_type: '3',
  });
  await collect('complaint');
  complaintPage = (await visitor.get(filed.location!)).text;
  const complaint = new URLSearchParams(filed.location!.split('?')[1]).get('rma_id')!;
  await type('complaints', 'ask', complaint, 'Since when?');
  await collect('complaint, asked');
  await type('complaints', 'decide', complaint, '10', 'All of it.');
  await collect('complaint, accepted');
  await post(`/withdrawal.php?${query}`, {
    submission: 'a-declaration-of-a-test',
    withdrawal_name: 'Hanna Wise',
    withdrawal_email: 'hanna@poczta.pl',
    withdrawal_scope: 'all',
    operation: 'confirm',
  });
  await collect('withdrawal');
  await type('withdrawals', 'answer', '1', 'We wait for the parcel.');
  await collect('withdrawal, answered');
  const unpaid = await order();
  await collect('second order');
  await type('orders', 'cancel', unpaid.number);
  await collect('second order, cancelled');

  const email = 'ola@poczta.pl';
  await inEnglish(() => store.askedQuestions.ask({ productId: 1001, email, question: 'Is it deep?' }, ''));
  await type('questions', 'answer', '1', 'It is.');
  await collect('question, answered');
  await inEnglish(() => store.observations.add({ productId: 1003, size: 'uniw', email, phone: '600 100 200' }));
  await tables
    .updateTable('sizes')
    .set({ amount: 5000, availability: 'enable' })
    .where('product_id', '=', 1003)
    .execute();
  await notifySubscribers(store);
  await collect('back in stock');
  const created = await inEnglish(() => store.clients.create(newClient('ola'), clientMails.registered));
  if (created.kind !== 'saved') throw new Error('There is no account.');
  await collect('account');
  const { id } = created.client;
  const key = { credentialId: 'a', publicKey: 'b', counter: 0, transports: [], name: 'Laptop' };
  await store.clients.addPasskey(id, key, { most: 5, mailKind: clientMails.passkeyAdded });
  await collect('account, passkey');
  english = new Map([...mails].filter(([, { to }]) => to !== 'staff@sien.example'));

  mails.clear();
  await store.clients.signIn(id, null);
  await store.clients.addPasskey(id, { ...key, credentialId: 'c' }, { most: 5, mailKind: clientMails.passkeyAdded });
  await collect('account, from a Polish page');
}, 120_000);
afterAll(() => shop.close());

describe('the mails of visitors who asked in English', () => {
  it('are English, with links to English pages, whoever causes them', () => {
    expect([...english.keys()]).toEqual([
      'order',
      'order, reminder',
      'order, paid',
      'order, note',
      'return',
      'return, receive',
      'return, accept',
      'return, refund',
      'complaint',
      'complaint, asked',
      'complaint, accepted',
      'withdrawal',
      'withdrawal, answered',
      'second order',
      'second order, cancelled',
      'question, answered',
      'back in stock',
      'account',
      'account, passkey',
    ]);
    for (const [name, { language, html, text }] of english) {
      expect(language, name).toBe('en');
      for (const body of [html, text]) {
        expect(polishIn(body), name).toEqual([]);
        expect(body.match(/https:\/\/sien\.example\/(?!en\/)[^"\s]*/g), name).toBeNull();
        expect(body, name).toContain('https://sien.example/en/');
      }
    }
  });

  it('name the goods in English', () => {
    for (const name of ['order', 'question, answered', 'back in stock'])
      expect(english.get(name)!.text, name).toContain('Poranek Mug');
  });

  it('leave what the buyer wrote, though the shop has a translation of the word', () => {
    expect(complaintPage).toContain('Kubki');
    expect(complaintPage).not.toContain('Mugs');
  });

  it('are Polish again after signing in to the Polish shop', () => {
    const { language, text } = shop.mails.get('account, from a Polish page')!;
    expect(language).toBeUndefined();
    expect(text).toContain('https://sien.example/client-signin.php');
  });
});
