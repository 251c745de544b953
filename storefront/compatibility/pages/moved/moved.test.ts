import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type ShopUnderTest } from '../../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const bowl = '/product-pol-1004-miska-zboze.html';

describe('an old address', () => {
  it.each([
    ['/projector.php?product=1004', bowl],
    ['/projector.php?product=1004&size=19-cm&utm_source=list', `${bowl}?size=19-cm&utm_source=list`],
    ['/projector.php?size=onesize&product=1001', '/product-pol-1001-kubek-poranek-wapno.html?size=onesize'],
    ['/product-pol-1004-stara-nazwa.html?size=19-cm', `${bowl}?size=19-cm`],
    ['/searching.php', '/search.php'],
    ['/searching.php?text=kubek&pricelimitmax=100', '/search.php?text=kubek&pricelimitmax=100'],
    ['/place-order.php', '/order1.php'],
    ['/get-deliveries.php', '/order1.php'],
    ['/order-wrappers.php', '/basketedit.php'],
    ['/return.php', '/returns-open.php'],
  ])('redirects %s permanently to %s [S-47 part]', async (path, place) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await shop.visitor().fetch(path, { method });
      expect([method, answer.status, answer.headers.get('location')]).toEqual([method, 301, place]);
    }
    // The target exists; the order needs goods first.
    expect((await shop.visitor().get(place)).status).toBe(place === '/order1.php' ? 303 : 200);
  });

  it.each([
    '',
    '?product=',
    '?product=9',
    '?product=0',
    '?product=-1',
    '?product=1004x',
    '?product=99999999999999999999',
  ])('returns 404 in Polish for /projector.php%s', async (query) => {
    const answer = await shop.visitor().get(`/projector.php${query}`);
    expect([answer.status, answer.location]).toEqual([404, null]);
    expect(answer.html).toContain('<html lang="pl">');
  });

  it('takes no forms', async () => {
    for (const path of ['/projector.php?product=1004', '/searching.php', '/place-order.php'])
      expect([path, (await shop.visitor().post(path, { product: '1004' })).status]).toEqual([path, 405]);
  });

  it('still returns the product as XML on request', async () => {
    const answer = await shop.visitor().fetch('/projector.php?product=1004&shop_xml=true&getProductXML=true');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('xml')]);
  });
});

it('opens a product page with the requested size, or its default for an unknown one', async () => {
  const chosen = async (query: string) => {
    const { html } = await shop.visitor().get(bowl + query);
    return /<input(?=[^>]*name="size")(?=[^>]*checked)[^>]*value="([^"]+)"/.exec(html)?.[1];
  };
  const first = await chosen('');
  expect(first).toBeTruthy();
  expect(await chosen('?size=24-cm')).toBe('24-cm');
  expect(first).not.toBe('24-cm');
  for (const query of ['?size=', '?size=xxl', '?size=%3Cscript%3E']) expect(await chosen(query)).toBe(first);
});
