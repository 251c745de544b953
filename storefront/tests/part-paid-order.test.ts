import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../mails/compose.ts';
import { elementsOf, readPdf } from '../platform/pdf/testing/read-pdf.ts';
import { byCourier, hiddenFields, openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
const wordsOf = (html: string) =>
  plain(html)
    .replace(/<style[^]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Two bags and their delivery cost 174,90 zł. */
it('an order that a voucher pays a part of has its total, the part and what is left on page, PDF and in each mail', async () => {
  const visitor = shop.visitor();
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '2' });
  await visitor.post('/order1.php', { ...byCourier });
  await visitor.post('/order-payments.php', { payform_id: '2', voucher_id: '5000000000000009' });
  const summary = await visitor.get('/order2.php');
  expect(plain(summary.text)).toMatch(/Razem z VAT +174,90 zł/);
  expect(plain(summary.text)).toContain('Do zapłaty tym sposobem: 124,90 zł');
  const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
  const page = await visitor.get(placed.location!);
  const number = new URLSearchParams(placed.location!.split('?')[1]).get('order_number')!;
  expect(plain(page.text)).toMatch(/Razem z VAT +174,90 zł/);
  expect(plain(page.text)).toMatch(/Bon zapłacona, [^A-Z]* 50,00 zł/);

  const address = /href="(\/order-document\.php[^"]+)"/.exec(page.html)![1]!.replaceAll('&amp;', '&');
  const pdf = await readPdf(new Uint8Array(await (await visitor.fetch(address)).arrayBuffer()));
  const said = (kind: string) => elementsOf(pdf, kind).map(({ text }) => plain(text));
  expect(said('Table').at(-1)).toContain('Razem z VAT 174,90 zł');
  expect(said('LBody')[0]).toMatch(/^Bon: 50,00 zł, zapłacona/);
  expect(said('P').join(' ')).toMatch(/Do zapłaty do [^:]+: 124,90 zł/);

  const mail = async (kind: string, payload = {}) => {
    const message = await compose(
      { kind, recipient: 'hanna@poczta.example', language: 'pl', payload: { number, ...payload } },
      shop.store,
      'https://sien.example',
    );
    return { text: plain(message!.text), html: wordsOf(message!.html) };
  };
  const confirmation = await mail('order-confirmation');
  expect(confirmation.text).toContain('Razem z VAT: 174,90 zł\nBon (zapłacone): 50,00 zł\nDo zapłaty: 124,90 zł\n');
  expect(confirmation.html).toContain('Razem z VAT 174,90 zł Bon (zapłacone) 50,00 zł Do zapłaty 124,90 zł');
  const reminder = await mail('payment-reminder');
  for (const words of [reminder.text, reminder.html])
    expect(words).toContain('czeka na wpłatę 124,90 zł (razem 174,90 zł, zapłacone: Bon 50,00 zł). Odkładamy');

  const order = (await shop.store.orders.byNumber(number))!;
  await shop.store.payments.report({ id: order.payments.at(-1)!.id }, 'accept');
  const received = await mail('payment-received');
  for (const words of [received.text, received.html])
    expect(words).toMatch(/174,90 zł \(Bon 50,00 zł, Przelew[^)]* 124,90 zł\)/);
  const late = await mail('order-confirmation');
  expect(late.text).toMatch(
    /Razem z VAT: 174,90 zł\nBon \(zapłacone\): 50,00 zł\nPrzelew[^:]* \(zapłacone\): 124,90 zł\n/,
  );
  expect(late.text).not.toContain('Do zapłaty');
});
