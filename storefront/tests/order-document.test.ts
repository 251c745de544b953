import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { elementsOf, readPdf } from '../platform/pdf/testing/read-pdf.ts';
import { byCourier, hiddenFields, openShop, type ShopUnderTest, type Visitor } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

type Line = readonly [product: string, size: string, quantity: string];

interface Ordered {
  lines?: ReadonlyArray<Line>;
  /** A rebate. */
  code?: string;
  step: Record<string, string>;
  /** What pays beside the method. */
  parts?: ReadonlyArray<Record<string, string>>;
}

/** Orders by the pages, and reads the PDF that the order's page links to. */
async function paperOf(visitor: Visitor, { lines = [], code = '', step, parts = [] }: Ordered) {
  for (const [product, size, number] of lines) await visitor.post('/basketchange.php', { product, size, number });
  if (code !== '')
    await visitor.post('/settings.php?from=client_rebate', { global_rebates_codes: 'add', rebates_codes: code });
  const chosen = await visitor.post('/order1.php', step);
  expect([chosen.location, chosen.location ? '' : chosen.text]).toEqual(['/order2.php', '']);
  for (const part of parts) await visitor.post('/order-payments.php', part);
  const placed = await visitor.post('/order2.php', { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' });
  const details = await visitor.get(placed.location ?? expect.fail(placed.text));
  const address = /href="(\/order-document\.php[^"]+)"/.exec(details.html)![1]!.replaceAll('&amp;', '&');
  const pdf = await readPdf(new Uint8Array(await (await visitor.fetch(address)).arrayBuffer()));
  // Tagged, with its language and nothing beside the structure.
  expect(pdf).toMatchObject({ lang: 'pl-PL', isMarked: true, showsTitle: true });
  expect(pdf.pages.map(({ stray }) => stray).join('')).toBe('');
  const said = (name: string) => elementsOf(pdf, name).map(({ text }) => text);
  const [goods, figures] = said('Table');
  return { headings: said('H2'), goods: goods!, figures: figures!, paragraphs: said('P'), payments: said('LBody') };
}

const shelf: Line = ['1022', '60-cm', '1'];
const bag: Line = ['1017', 'uniw', '2'];

describe('the PDF of an order [S-23 part]', () => {
  it('has the rebate, who gets the invoice, two parcels and the gift card that paid a part', async () => {
    const visitor = shop.visitor();
    const step = {
      ...byCourier,
      'parcels[1-1]': 'two',
      invoice_address: 'firm',
      firm_tax_number: '5260250274',
      firm_company: 'Pracownia Wełny sp. z o.o.',
      firm_place: 'other',
      firm_street: 'Sławkowska',
      firm_street_number: '2',
      firm_zipcode: '31-014',
      firm_city: 'Kraków',
    };
    const card = { payform_id: '190', voucher_id: '6000000000000007', pin_value: '1234' };
    const paper = await paperOf(visitor, { lines: [shelf, bag], code: 'SIEN10', step, parts: [card] });
    expect(paper.headings).toEqual([
      'Sprzedawca',
      'Odbiorca',
      'Dostawa',
      'Faktura dla',
      'Płatności',
      'Dane do przelewu',
    ]);
    // A tenth off the goods, and two parcels, each with its cost.
    expect(paper.figures).toContain(
      'Produkty 357,00 zł Kod rabatowy: SIEN10 −35,70 zł Dostawa: Kurier 33,80 zł Razem z VAT 355,10 zł',
    );
    for (const words of [
      'Pracownia Wełny sp. z o.o., NIP 5260250274',
      'Sławkowska 2, 31-014 Kraków',
      'Paczka 1: Torba Targ, 16,90 zł, poniedziałek, 23 listopada',
      'Paczka 2: Półka Belka, 16,90 zł, czwartek, 26 listopada',
      'Do zapłaty do 27 listopada 2026: 255,10 zł',
    ])
      expect(paper.paragraphs).toContain(words);
    expect(paper.payments).toEqual([
      'Karta podarunkowa: 100,00 zł, zapłacona, 20 listopada 2026 10:00',
      'Przelew tradycyjny: 255,10 zł, czeka na zapłatę',
    ]);
    expect(paper.goods).toContain('Półka Belka 60 cm 1 szt. 23% 199,00 zł 199,00 zł');
  });

  it('has the services of the delivery that points paid for', async () => {
    await shop.store.clients.create(newClient('papier'), clientMails.registered);
    await shop.store.vouchers.credit('papier@poczta.example', { points: 1000 });
    const visitor = shop.visitor();
    await visitor.post('/signin.php', { operation: 'login', login: 'papier', password });
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    const [, name, shipping] = /name="(delivery_day\[([^\]]+)\])"/.exec((await visitor.get('/order1.php')).html)!;
    const step = {
      delivery_address: 'own',
      shipping: shipping!,
      payform_id: 'transfer',
      [name!]: '2026-12-01',
      [`delivery_hours[${shipping}]`]: '8:00–12:00',
      [`services_points[${shipping}]`]: '1',
      [`services[${shipping}]`]: 'bringing',
    };
    const { figures, paragraphs } = await paperOf(visitor, { step });
    expect(figures).toContain(
      'Dostawa: Kurier w wybranym dniu, wniesienie za 900 punktów 24,90 zł Razem z VAT 103,90 zł',
    );
    expect(paragraphs).toContain('Dzień dostawy: wtorek, 1 grudnia, 8:00–12:00');
  });
});
