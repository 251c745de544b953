import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayOpen } from '../testing/robots.ts';
import { openBareShop, type BareShop } from '../platform/protection/testing/bare-shop.ts';

let shop: BareShop;
beforeAll(async () => {
  shop = await openBareShop('sqlite');
});
afterAll(() => shop.close());

it('lists public pages for robots, and excludes private ones', async () => {
  const response = await shop.request('/robots.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const text = await response.text();
  expect(text).toMatch(/^User-agent: \*\n/);
  for (const open of [
    '/',
    '/product-pol-1001-kubek.html',
    '/pol_m_ceramika-1.html',
    '/search.php?newproducts=y',
    '/firm-pol-1-x.html',
    '/blog.php',
    '/jak-prac-len-blog-pol-1.html',
    '/contact.php',
  ])
    expect([open, mayOpen(text, open)]).toEqual([open, true]);
  for (const closed of [
    '/basketedit.php',
    '/basketchange.php?product=1',
    '/order1.php',
    '/orderdetails.php?key=x',
    '/order-open.php',
    '/ajax/get.php',
    '/graphql/v1/',
    '/pol_m_ceramika-1.html?sort=price',
    '/search.php?text=kubek&counter=2',
    '/search.php?text=kubek&filter_producer=1',
  ])
    expect([closed, mayOpen(text, closed)]).toEqual([closed, false]);
});

it('is read-only', async () => {
  const response = await shop.request('/robots.txt', { method: 'POST', headers: { Origin: shop.origin } });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
