import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { followPayments } from '../features/payment/server/follow-payments.ts';
import { compose } from '../mails/compose.ts';
import { elementsOf, readPdf } from '../platform/pdf/testing/read-pdf.ts';
import {
  byCourier,
  friday,
  hiddenFields,
  openShop,
  type ShopUnderTest,
  type Visitor,
} from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
  await shop.store.clients.create(newClient('zwroty'), clientMails.registered);
  await shop.store.vouchers.credit('zwroty@poczta.example', { points: 150, balance: 30_00 });
}, 60_000);
afterAll(() => shop.close());

/** What the shop sends to a page: as a link of it would. */
const decoded = (address: string) => address.replaceAll('&amp;', '&');

const bags = { product: '1017', size: 'uniw', number: '2' };
const book = { product: '1046', size: 'uniw', number: '1' };

/** Orders goods, of which these parts pay some. @returns the address of its page, and of its payment */
async function ordered(visitor: Visitor, parts: ReadonlyArray<Record<string, string>>, choice = {}, goods = bags) {
  await visitor.post('/basketchange.php', goods);
  await visitor.post('/order1.php', { ...byCourier, ...choice });
  for (const part of parts) expect((await visitor.post('/order-payments.php', part)).status).toBe(303);
  const placed = await visitor.post('/order2.php', {
    ...hiddenFields(await visitor.get('/order2.php')),
    terms: '1',
    agree_virtual: '1',
  });
  const next = placed.location ?? expect.fail(placed.text);
  return { next, address: next.replace(/^\/\w+\.php/, '/orderdetails.php') };
}

/** Pays by a fast transfer at the test provider. */
async function pay(visitor: Visitor, { next, address }: { next: string; address: string }) {
  const test = (await visitor.post(next, { regulations: '1' })).location ?? expect.fail(next);
  await visitor.post(test, { decision: 'accept', notify: 'once' });
  expect((await visitor.get(address)).text).toContain('Płatność przyjęta.');
}

/** Cancels it as its buyer does: by the page's link, its question, and the answer. @returns the question */
async function cancel(visitor: Visitor, address: string): Promise<string> {
  const link = /href="([^"]+)#cancel"/.exec((await visitor.get(address)).html) ?? expect.fail('no link to cancel');
  const question = await visitor.get(decoded(link[1]!));
  const [form] = question.html.match(/<form(?:(?!<\/form>).)*value="cancel"/s) ?? expect.fail(question.text);
  await visitor.post(decoded(/action="([^"]+)"(?!.*action=)/s.exec(form)![1]!), { operation: 'cancel' });
  return question.text;
}

async function cancelled(visitor: Visitor, parts: ReadonlyArray<Record<string, string>>): Promise<string> {
  const { address } = await ordered(visitor, parts);
  const question = await cancel(visitor, address);
  expect(question).toContain(parts.length === 0 ? 'nic nam nie zapłacisz.' : 'wpłacone pieniądze oddamy Ci.');
  return address;
}

/** What the page, the mail and the PDF of a cancelled order say. */
async function saidOf(visitor: Visitor, address: string) {
  const { html, text } = await visitor.get(address);
  const document = decoded(/href="(\/order-document\.php[^"]+)"/.exec(html)![1]!);
  const pdf = await readPdf(new Uint8Array(await (await visitor.fetch(document)).arrayBuffer()));
  const mails: string[] = [];
  for (const mail of await shop.store.outbox.claim(20)) {
    if (mail.kind === 'order-cancelled')
      mails.push((await compose(mail, shop.store, 'https://sien.example'))?.text ?? '');
    await shop.store.outbox.markSent([mail.id]);
  }
  expect(mails).toHaveLength(1);
  const paragraphs = elementsOf(pdf, 'P').map((element) => element.text);
  return [text, mails[0]!, paragraphs.join('\n')].map((said) => said.replaceAll('\u00a0', ' '));
}

const voucher = { payform_id: '2', voucher_id: '5000000000000009' };
const card = { payform_id: '190', voucher_id: '6000000000000007', pin_value: '1234' };

const isOffered = async (visitor: Visitor, address: string) =>
  (await visitor.get(address)).text.includes('Anuluj zamówienie');

describe('the page, the mail and the PDF of a cancelled order', () => {
  it('say that the gift card has its money back', async () => {
    const visitor = shop.visitor();
    const all = await saidOf(visitor, await cancelled(visitor, [card]));
    for (const said of all) {
      expect(said).toContain('Na kartę podarunkową wróciło 100,00 zł. Możesz nią znowu zapłacić.');
      expect(said).not.toMatch(/Na bon|Na saldo|Na Twoje konto|tą samą drogą|Do zapłaty/);
    }
    // And it does: the same card pays the next order.
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    await visitor.post('/order1.php', { ...byCourier });
    await visitor.post('/order-payments.php', card);
    expect((await visitor.get('/order2.php')).text.replaceAll('\u00a0', ' ')).toContain(
      'Karta podarunkowa zapłaci 95,90 zł.',
    );
  });

  it('say what a voucher, points and the balance got, once', async () => {
    const visitor = shop.visitor();
    await visitor.post('/signin.php', { operation: 'login', login: 'zwroty', password });
    const address = await cancelled(visitor, [
      voucher,
      { payform_id: 'points', points: '150' },
      { payform_id: 'balance' },
    ]);
    for (const said of await saidOf(visitor, address)) {
      expect(said).toContain('Na bon wróciło 50,00 zł. Możesz nim znowu zapłacić.');
      expect(said).toContain('Na Twoje konto wróciło 150 punktów. Możesz nimi znowu zapłacić.');
      expect(said).toContain('Na saldo Twojego konta wróciło 30,00 zł. Możesz nim znowu zapłacić.');
      expect(said).not.toMatch(/Na kartę|tą samą drogą/);
    }
    // Asked twice, it gives nothing twice.
    expect(await isOffered(visitor, address)).toBe(false);
    await visitor.post(address, { operation: 'cancel' });
    expect(await shop.store.vouchers.funds((await shop.store.clients.idsOf(['zwroty'])).get('zwroty')!)).toMatchObject({
      pointsSpent: 0,
      balance: 30_00,
    });
  });

  it('say that money paid by a fast transfer and a voucher goes back, where all is paid and nothing is sent', async () => {
    const visitor = shop.visitor();
    const order = await ordered(visitor, [voucher], { payform_id: '12' });
    const { address } = order;
    await pay(visitor, order);
    expect(await cancel(visitor, address)).toContain('wpłacone pieniądze oddamy Ci.');
    for (const said of await saidOf(visitor, address)) {
      expect(said).toContain('Na bon wróciło 50,00 zł.');
      expect(said).toMatch(/[\d ]+,\d\d zł oddajemy tą samą drogą, którą przyszła płatność\./);
    }
    // The provider is asked for it, and the buyer hears of it by a mail of its own.
    await followPayments(shop.store, () => friday);
    expect((await shop.store.outbox.claim(20)).map(({ kind }) => kind)).toContain('payment-refunded');
  });

  it('say nothing of the kind where only a transfer was chosen', async () => {
    const visitor = shop.visitor();
    for (const said of await saidOf(visitor, await cancelled(visitor, [])))
      expect(said).not.toMatch(/wróciło|oddajemy|znowu zapłacić/);
  });
});

describe('an order that its buyer cannot cancel', () => {
  it.each([
    ['it is at work', bags, {}, 'o'],
    ['its files are paid', book, { shipping: '6-1', payform_id: '12' }, 'n'],
  ])('has no link, and a sent form changes nothing: %s', async (_, goods, choice, state) => {
    const visitor = shop.visitor();
    const order = await ordered(visitor, [], choice, goods);
    const { address } = order;
    const [number] = /\d{8}\/\d+/.exec(decodeURIComponent(address)) ?? expect.fail(address);
    expect(await isOffered(visitor, address)).toBe(true);
    await (state === 'o' ? shop.store.orders.acceptPayment(number) : pay(visitor, order));
    expect(await isOffered(visitor, address)).toBe(false);
    await visitor.post(address, { operation: 'cancel' });
    const { text } = await visitor.get(address);
    expect(text).toContain('Tego zamówienia nie można już anulować. Napisz do nas, pomożemy.');
    expect((await shop.store.orders.byNumber(number))?.state).toBe(state);
  });
});
