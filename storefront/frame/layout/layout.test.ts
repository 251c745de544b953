import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translator } from '../../../components/texts/index.ts';
import { newClient, password } from '../../features/account/server/testing/account.ts';
import { openShop, type ShopUnderTest } from '../../testing/shop-under-test.ts';
import { demoSettings } from '../../platform/settings/testing/demo-settings.ts';
import { footerColumns } from './footer-content.ts';
import { layoutTexts } from './texts.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

describe('every page', () => {
  it.each<[cookie: string, isShown: boolean]>([
    ['', true],
    ['freeeshipping_clicked=', true],
    ['freeeshipping_clicked_before=1', true],
    ['freeeshipping_clicked=1', false],
    ['client=x; freeeshipping_clicked=true; RSSID=y', false],
    ['dismissed-bar-promo-strip=1', false],
  ])('with the cookies "%s" has the strip about free shipping: %s [T-21 part]', async (cookie, isShown) => {
    const { html } = await shop.visitor().get('/', cookie === '' ? {} : { cookie });
    expect(html.includes('aria-label="Warunki zakupów"')).toBe(isShown);
  });

  it.each([
    '/',
    '/pol_m_ceramika-1.html',
    '/search.php?text=<b>',
    '/product-pol-1001-kubek-poranek-wapno.html',
    '/order-open.php',
  ])('%s has the shop data for scripts first, with its nonce', async (address) => {
    const { html } = await shop.visitor().get(address);
    const [, json] = /<body[^>]*><script type="application\/json" id="app_shop">(.*?)<\/script>/s.exec(html)!;
    const { vars } = JSON.parse(json!) as { vars: Record<string, string> };
    expect(vars['request_uri']).toBe(address.replace('<b>', '%3Cb%3E'));
    expect(vars['curr_url']).toBe(`http://shop.test${vars['request_uri']}`);
    for (const [, attributes] of html.matchAll(/<script(?![^>]*json)([^>]*)>/g))
      expect(attributes).toMatch(/nonce="[^"]+"/);
  });

  it('has the shop’s own menu, and a footer with existing pages', async () => {
    const { html } = await shop.visitor().get('/');
    const header = /<header[\s\S]*?<\/header>/.exec(html)![0];
    for (const { name } of await shop.store.menu.tree()) expect(header).toContain(name);
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)![0];
    const pages = await shop.store.content.titles('page');
    const links = [...footer.matchAll(/href="(\/[^"#]*-c(?:info|terms)-pol-\d+\.html)"/g)].map(([, href]) => href!);
    // And the accessibility page, which every shop has.
    expect(links).toHaveLength(pages.length + 1);
    for (const link of links) expect((await shop.visitor().get(link)).status).toBe(200);
  });

  it('links account and list, in words for the signed-in user, in the header and the phone menu', async () => {
    const visitor = shop.visitor();
    const personal = async () => {
      const { html } = await visitor.get('/');
      const header = /<header[\s\S]*?<\/header>/.exec(html)![0].replaceAll(/data-props="[^"]*"|<!--.*?-->/g, '');
      return [...header.matchAll(/<a [^>]*href="\/(signin|client|shoppinglist)\.php"[^>]*>([\s\S]*?)<\/a>/g)].map(
        // The counter of an empty list is hidden.
        ([, page, words]) =>
          `${page}: ${words!.replaceAll(/<span[^>]* hidden="">.*?<\/span><\/span>|<[^>]+>/g, '').trim()}`,
      );
    };
    expect((await personal()).toSorted()).toEqual([
      'shoppinglist: Lista',
      'shoppinglist: Lista pusta',
      'signin: Zaloguj się',
      'signin: Zaloguj się',
    ]);
    await shop.store.clients.create(newClient('naglowek'), 'registered');
    await visitor.post('/signin.php', { operation: 'login', login: 'naglowek', password });
    const query = 'mutation{addToShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:1001}]){status}}';
    await visitor.post('/graphql/v1/', JSON.stringify({ query }), { 'content-type': 'application/json' });
    expect((await personal()).toSorted()).toEqual([
      'client: Moje konto',
      'client: Moje konto',
      'shoppinglist: 1Lista 1 produkt',
      'shoppinglist: Lista',
    ]);
  });
});

describe('the footer of a shop with little data', () => {
  const t = translator(layoutTexts, { locale: 'pl' });
  const namesOf = (pages: ReadonlyArray<string> | undefined) =>
    footerColumns(t, demoSettings, pages).flatMap(({ items }) => items.map(({ name }) => name));

  it('links no missing page', () => {
    expect(namesOf(['privacy'])).toContain('Prywatność');
    for (const name of ['Regulamin', 'Jak sprawdzamy opinie', 'Pytania i\u00a0odpowiedzi'])
      expect(namesOf(['privacy'])).not.toContain(name);
  });

  it('shows every link while the store is down', () => {
    expect(namesOf(undefined)).toContain('Regulamin');
  });
});
