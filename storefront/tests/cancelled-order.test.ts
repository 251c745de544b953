import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { compose } from '../mails/compose.ts';
import { elementsOf, readPdf } from '../platform/pdf/testing/read-pdf.ts';
import { byCourier, hiddenFields, openShop, type ShopUnderTest, type Visitor } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
  await shop.store.clients.create(newClient('zwroty'), clientMails.registered);
  await shop.store.vouchers.credit('zwroty@poczta.example', { points: 150, balance: 30_00 });
}, 60_000);
afterAll(() => shop.close());

/** Orders two bags, of which these parts pay some, and cancels on the order's page. */
async function cancelled(visitor: Visitor, parts: ReadonlyArray<Record<string, string>>): Promise<string> {
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '2' });
  await visitor.post('/order1.php', { ...byCourier });
  for (const part of parts) await visitor.post('/order-payments.php', part);
  const placed = await visitor.post('/order2.php', { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' });
  const address = (placed.location ?? expect.fail(placed.text)).replace(/^\/\w+\.php/, '/orderdetails.php');
  await visitor.post(address, { operation: 'cancel' });
  return address;
}

/** What the page, the mail and the PDF of a cancelled order say. */
async function saidOf(visitor: Visitor, address: string) {
  const { html, text } = await visitor.get(address);
  const document = /href="(\/order-document\.php[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  const pdf = await readPdf(new Uint8Array(await (await visitor.fetch(document)).arrayBuffer()));
  const mails: string[] = [];
  for (const mail of await shop.store.outbox.claim(20)) {
    if (mail.kind === 'order-cancelled')
      mails.push((await compose(mail, shop.store, 'https://sien.example'))?.text ?? '');
    await shop.store.outbox.markSent(mail.id);
  }
  expect(mails).toHaveLength(1);
  const paragraphs = elementsOf(pdf, 'P').map((element) => element.text);
  return [text, mails[0]!, paragraphs.join('\n')].map((said) => said.replaceAll('\u00a0', ' '));
}

const card = { payform_id: '190', voucher_id: '6000000000000007', pin_value: '1234' };

describe('the page, the mail and the PDF of a cancelled order', () => {
  it('say that the gift card has its money back', async () => {
    const visitor = shop.visitor();
    const all = await saidOf(visitor, await cancelled(visitor, [card]));
    for (const said of all) {
      expect(said).toContain('Na kartę podarunkową wróciło 100,00 zł. Możesz nią znowu zapłacić.');
      expect(said).not.toMatch(/Na bon|Na saldo|punkty warte|Do zapłaty/);
    }
    // And it does: the same card pays the next order.
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    await visitor.post('/order1.php', { ...byCourier });
    await visitor.post('/order-payments.php', card);
    expect((await visitor.get('/order2.php')).text.replaceAll('\u00a0', ' ')).toContain(
      'Karta podarunkowa zapłaci 95,90 zł.',
    );
  });

  it('say what points and the balance got', async () => {
    const visitor = shop.visitor();
    await visitor.post('/signin.php', { operation: 'login', login: 'zwroty', password });
    const address = await cancelled(visitor, [{ payform_id: 'points', points: '150' }, { payform_id: 'balance' }]);
    for (const said of await saidOf(visitor, address)) {
      expect(said).toContain('Na Twoje konto wróciły punkty warte 15,00 zł. Możesz nimi znowu zapłacić.');
      expect(said).toContain('Na saldo Twojego konta wróciło 30,00 zł. Możesz nim znowu zapłacić.');
    }
  });

  it('say nothing of the kind where only a transfer was chosen', async () => {
    const visitor = shop.visitor();
    for (const said of await saidOf(visitor, await cancelled(visitor, [])))
      expect(said).not.toMatch(/wróci(?:ło|ły) \d|punkty warte|znowu zapłacić/);
  });
});
