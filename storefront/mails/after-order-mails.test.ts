import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentOrder } from '../features/returns/server/testing/sent-order.ts';
import { hiddenFields } from '../testing/shop-under-test.ts';
import { openMailShop, type MailShop } from './testing/mail-shop.ts';
import { judgeMail } from './testing/judge-mail.ts';

/** The mails of returns, complaints and withdrawals, as the buyers and the shop get them. */
let shop: MailShop;
let mails: MailShop['mails'];
beforeAll(async () => {
  shop = await openMailShop();
  const { store, place, type, collect } = shop;
  ({ mails } = shop);
  const visitor = shop.visitor();
  const goods = { store, tables: await place.openTables(), now: place.clock.now };
  const { number, query } = await sentOrder(visitor, goods, ['1001', 'uniw', '3'], ['1017', 'uniw', '1']);
  await collect('the order');
  mails.clear();

  /** By a code, which the mail repeats. */
  const announce = async () => {
    const post = (step: string, form: Record<string, string>) => visitor.post(`/returns-${step}.php?${query}`, form);
    await post('products', { 'product[0]': '1001', 'size[0]': 'uniw', 'set_quantity[0]': '1' });
    await post('method', { return_type: '4', method_param: 'a' });
    await post('repayments', { return_type: 'b', bank_account: 'PL61109010140000071219812874' });
    await post('confirmation', hiddenFields(await visitor.get(`/returns-confirmation.php?${query}`)));
  };
  await announce();
  await collect('return, announced');
  for (const action of ['receive', 'accept', 'refund'] as const) {
    await type('returns', action, `${number}-1`);
    await collect(`return, ${action}`);
  }
  await announce();
  await visitor.post(`/returns-details.php?return=${number}-2&${query}`, { operation: 'cancel' });
  await collect('return, cancelled');
  await announce();
  await type('returns', 'receive', `${number}-3`);
  await collect('return, announced again');
  await type('returns', 'refuse', `${number}-3`, 'Ślady używania <b>po myciu</b>.');
  await collect('return, refused');

  const filed = await visitor.post(`/rma-method.php?${query}`, {
    'product[0]': '1017',
    'size[0]': 'uniw',
    'comment[0]': 'Pękł uchwyt.',
    rma_type: 'exchange',
    return_type: '3',
  });
  const complaint = new URLSearchParams(filed.location!.split('?')[1]).get('rma_id')!;
  await collect('complaint, filed');
  await type('complaints', 'ask', complaint, 'Od kiedy widać pęknięcie?');
  await collect('complaint, asked');
  await visitor.post(`${filed.location!}&message=rma`, { comment: 'Od wczoraj.' });
  await collect('complaint, answered by the buyer');
  await type('complaints', 'answer', complaint, 'Dziękujemy.\nOdpowiemy jutro.');
  await collect('complaint, answered');
  await type('complaints', 'decide', complaint, '10', 'Oddamy całość.');
  await collect('complaint, accepted');
  await type('complaints', 'refund', complaint, '10', '--to', 'przelew');
  await collect('complaint, refunded');

  await visitor.post(`/withdrawal.php?${query}`, {
    submission: 'a-declaration-of-a-test',
    withdrawal_name: 'Hanna Źrebiec',
    withdrawal_email: 'hanna@poczta.pl',
    withdrawal_scope: 'part',
    line: '2',
    operation: 'confirm',
  });
  await collect('withdrawal');
  await type('withdrawals', 'answer', '1', 'Przyjęliśmy odstąpienie. Czekamy na paczkę.');
  await collect('withdrawal, answered');
}, 120_000);
afterAll(() => shop.close());

describe('the mails of returns, complaints and withdrawals', () => {
  it('are sent for each step, to the buyer or to the shop, with a link to its page', () => {
    const ofBuyer = [...mails].filter(([, { to }]) => to === 'hanna@poczta.pl').map(([name]) => name);
    expect(ofBuyer).toEqual(
      expect.arrayContaining([
        'return, announced',
        'return, receive',
        'return, accept',
        'return, refund',
        'return, cancelled',
        'return, refused',
        'complaint, filed',
        'complaint, asked',
        'complaint, answered',
        'complaint, accepted',
        'complaint, refunded',
        'withdrawal',
        'withdrawal, answered',
      ]),
    );
    for (const [name, { html, text }] of mails) {
      const [about] = name.split(',');
      const page = { return: 'returns-details', complaint: 'rma-details', withdrawal: 'withdrawal' }[about!]!;
      for (const body of [html, text]) expect(body, name).toContain(`https://sien.example/${page}.php?`);
    }
  });

  it('say what the step decided, and print typed markup as text', () => {
    const says = (name: string, words: RegExp) => {
      for (const body of [mails.get(name)!.text, mails.get(name)!.html]) expect(body, name).toMatch(words);
    };
    says('return, announced', /Kod do automatu: \d{9}/);
    says('return, accept', /Oddamy 69,00.zł/);
    says('return, refund', /Oddaliśmy 69,00.zł/);
    says('complaint, refunded', /10,00.zł/);
    says('withdrawal', /Torba Targ/);
    expect(mails.get('return, refused')!.html).toContain('&lt;b&gt;po myciu&lt;/b&gt;');
  });

  it('are valid HTML without axe violations, with the same amounts as plain text', async () => {
    for (const [name, message] of mails) {
      // oxlint-disable-next-line no-await-in-loop -- one document after the other
      expect(await judgeMail(message), name).toEqual([]);
    }
  }, 60_000);
});
