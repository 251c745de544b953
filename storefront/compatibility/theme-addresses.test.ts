import { expect, it } from 'vitest';
import { password, register } from '../features/account/server/testing/account.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { readZone } from './ajax/testing/read-zone.ts';

/* Addresses, forms and calls beside GraphQL as the current theme and connectors use them (wire contract 1.9). */

describeOnEngines('addresses and forms of existing programs', (shop) => {
  const browser = () => new Browser(shop());

  it.each([
    '/pl/products/wazon-studnia-1005.html',
    '/pl/products/wazon-studnia-1005',
    '/en/products/wazon-studnia-1005.html',
  ])('%s is the page of the product', async (address) => {
    const answer = await browser().fetch(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]*\/product-pol-1005-wazon-studnia\.html"/);
  });

  it.each([
    ['/signin.php', 'hanna'],
    ['/pl/login.html', 'halina'],
  ])('a wrong password is answered by the page %s, with 200 and the sentence', async (address, login) => {
    await register(browser(), login);
    const guest = browser();
    const answer = await guest.post(address, { operation: 'login', login, password: 'czerwony-kot' });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('Login albo hasło się nie zgadza.');
    expect(page).toContain(`value="${login}"`);
    expect((await guest.post(address, { operation: 'login', login, password })).status).toBe(303);
  });

  it('a page of a product names the way to sign out, to signed-in clients alone, and the way works', async () => {
    const client = browser();
    const product = '/product-pol-1005-wazon-studnia.html';
    const page = async () => (await client.fetch(product)).text();
    expect(await page()).not.toContain('operation=logout');
    await register(client, 'ewa');
    expect(await page()).toMatch(/href="\/login\.php\?operation=logout"[^>]*>Wyloguj/);
    await client.fetch('/login.php?operation=logout');
    expect(await page()).not.toContain('operation=logout');
  });

  it('the HTML of a zone has one element with its id, named as a whole', async () => {
    const answer = await browser().fetch(
      '/ajax/hotspots.php?action=get-hotspots-html&zones-names=zone1&components=main_hotspot_zone1&zones-types=main',
    );
    const { main_hotspot_zone1: html } = (await answer.json()) as { main_hotspot_zone1: string };
    expect(html.match(/ id="main_hotspot_zone1"/g)).toHaveLength(1);
    expect(html).toMatch(/^<section id="main_hotspot_zone1"/);
    expect(readZone(html).name).not.toBe('');
  });

  it('get=product has the icon', async () => {
    const answer = await browser().fetch('/ajax/projector.php?product=1005&get=product');
    const { product } = (await answer.json()) as { product: { icon: string } };
    expect(product.icon).toMatch(/^\/pictures\/.+\.jpg$/);
  });

  it('a program adds by rows what is not in the basket, and changes what is; amounts have their net', async () => {
    const dealer = browser();
    const send = async (rows: ReadonlyArray<readonly [product: string, size: string, quantity: string]>, more = '') => {
      const fields = rows.flatMap(([product, size, quantity], index) => [
        [`product[${index}]`, product],
        [`size[${index}]`, size],
        [`set_quantity[${index}]`, quantity],
      ]);
      const answer = await dealer.post(
        `/basketchange.php?type=multiproduct&getAjax=true${more}`,
        Object.fromEntries(fields) as Record<string, string>,
      );
      const { basket } = (await answer.json()) as {
        basket: { products: ReadonlyArray<{ id: string; count: string }> };
      };
      return [answer.status, basket.products.map(({ id, count }) => `${id}: ${count}`)];
    };
    expect(
      await send([
        ['1002', 'uniw', '2'],
        ['1017', 'onesize', '1'],
        ['1005', 'uniw', '0'],
      ]),
    ).toEqual([200, ['1002: 2', '1017: 1']]);
    expect(
      await send([
        ['1002', 'uniw', '3'],
        ['1017', 'uniw', '0'],
        ['999999', 'uniw', '1'],
      ]),
    ).toEqual([200, ['1002: 3']]);
    // Nothing of it can be added; and our own page restores no line.
    expect(await send([['999999', 'uniw', '1']])).toEqual([422, ['1002: 3']]);
    expect(await send([['1017', 'uniw', '1']], '&view=page')).toEqual([200, ['1002: 3']]);

    const { basket } = (await (await dealer.fetch('/ajax/basket.php')).json()) as {
      basket: { worth: number; worth_net: number; products: ReadonlyArray<{ prices: Record<string, string> }> };
    };
    expect(basket.worth_net).toBeGreaterThan(0);
    expect(basket.worth_net).toBeLessThan(basket.worth);
    const { worth_gros: gross, worth_net: net } = basket.products[0]!.prices;
    expect([Number(gross), Number(net)]).toEqual([basket.worth, basket.worth_net]);
  });
});
