// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { informationAddress } from '../../../../shared/information-addresses.ts';
import { recipient } from '../../../../testing/recipient.ts';
import { byCourier, openShop, type ShopUnderTest, type Visitor } from '../../../../testing/shop-under-test.ts';

const address = informationAddress('accessibility');
let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const pageOf = async (path: string, visitor: Visitor = shop.visitor()) => {
  const { status, html } = await visitor.get(path);
  expect(status).toBe(200);
  // Island data are most of a page, and not read here.
  return new DOMParser().parseFromString(html.replaceAll(/data-props="[^"]*"/g, ''), 'text/html');
};

/** Targets of the links in a part of a page. */
const linksIn = (page: Document, part: string) =>
  [...page.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href'));

async function onTheWayToOrder(): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
  return visitor;
}

async function withSettings(
  values: Readonly<Record<'companyEmail' | 'companyPhone', string>>,
  run: () => Promise<void>,
) {
  const { settings } = shop.store;
  await settings.set('companyEmail', values.companyEmail);
  await settings.set('companyPhone', values.companyPhone);
  try {
    await run();
  } finally {
    await settings.set('companyEmail', 'pomoc@sien.example');
    await settings.set('companyPhone', '+48 000 000 000');
  }
}

describe('the page on accessibility', () => {
  it('states how the shop meets the requirements, what was not tested, how to complain and who supervises', async () => {
    const page = await pageOf(address);
    expect(page.querySelector('h1')?.textContent).toBe('Dostępność sklepu');
    expect([...page.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual([
      'Czego dotyczy ta informacja',
      'Jak spełniamy wymagania',
      'Czego jeszcze nie sprawdziliśmy',
      'Zgłoś problem',
      'Złóż skargę',
      'Kto nadzoruje',
    ]);
    const words = page.querySelector('main')?.textContent?.replaceAll('\u00a0', ' ');
    for (const fact of [
      'WCAG 2.2',
      '26 kwietnia 2024',
      'NVDA',
      '30 dni',
      'Minister Cyfryzacji',
      'PFRON',
      'Stan na 24 listopada 2026',
    ])
      expect(words).toContain(fact);
  });

  it('names the seller and the contacts from the settings', async () => {
    await withSettings({ companyEmail: 'dostepnosc@inny.example', companyPhone: '+48 111 222 333' }, async () => {
      const links = linksIn(await pageOf(address), 'main');
      expect(links.filter((link) => link === 'mailto:dostepnosc@inny.example')).toHaveLength(2);
      expect(links.filter((link) => link === 'tel:+48111222333')).toHaveLength(2);
    });
    const words = (await pageOf(address)).querySelector('main')?.textContent;
    expect(words).toContain('Sień – sklep przykładowy, ul. Przykładowa 1, 00-009 Przykładowo');
  });

  it.each([informationAddress('privacy'), '/signin.php', address])('is linked in the footer of %s', async (path) => {
    expect(linksIn(await pageOf(path), 'footer')).toContain(address);
  });

  it('is linked in the terms', async () => {
    expect(linksIn(await pageOf(informationAddress('terms')), 'main')).toContain(address);
  });
});

describe('help under the order', () => {
  const help = 'main section[aria-label="Pomoc przy zamówieniu"]';
  const pages = [informationAddress('terms'), informationAddress('privacy'), address];

  it('has the phone, the mail, the terms, privacy and accessibility on both steps', async () => {
    const visitor = await onTheWayToOrder();
    const expected = ['tel:+48000000000', 'mailto:pomoc@sien.example', ...pages];
    expect(linksIn(await pageOf('/order1.php', visitor), help)).toEqual(expected);
    expect((await visitor.post('/order1.php', { ...recipient, ...byCourier })).status).toBe(303);
    expect(linksIn(await pageOf('/order2.php', visitor), help)).toEqual(expected);
  });
});
