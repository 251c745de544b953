import { describe, expect, it } from 'vitest';
import { addresses as shop } from '../../shared/addresses.ts';
import { defineAddresses } from './addresses.ts';
import { defineRoutes } from './routes.ts';

const addresses = defineAddresses({
  home: ['/', '/main.php'],
  product: ['/product-pol-:id{[0-9]+}-:slug{.+}.html', '/pl/products/:slug{.+}-:id{[0-9]+}'],
  search: '/search.php',
  dotted: '/a.b(c)/:kind{pl|en}',
});

describe('addresses', () => {
  it.each([
    ['/', 'home', {}],
    ['/main.php', 'home', {}],
    ['/product-pol-1001-kubek-poranek.html', 'product', { id: '1001', slug: 'kubek-poranek' }],
    ['/product-pol-1001-%C5%BC%C3%B3%C5%82ty.html', 'product', { id: '1001', slug: 'żółty' }],
    ['/pl/products/kubek-poranek-1001', 'product', { id: '1001', slug: 'kubek-poranek' }],
    ['/search.php', 'search', {}],
    ['/a.b(c)/en', 'dotted', { kind: 'en' }],
  ])('find the page of %s', (path, name, params) => {
    expect(addresses.find(path)).toEqual({ name, params });
  });

  it.each([
    '/product-pol-12x-kubek.html',
    '/product-pol-12-.html',
    '/product-pol-12-kubek.htm',
    '/search.php/',
    '/searchXphp',
    '/a.b(c)/de',
    '/aXb(c)/en',
    '//',
    '/%E0%A4%A',
    '/product-pol-1-%FF.html',
  ])('know no page at %s', (path) => {
    expect(addresses.find(path)).toBeNull();
  });

  it('build the addresses that they find', () => {
    const path = addresses.addressOf('product', { id: 7, slug: 'żółty kubek/1' });
    expect(path).toBe('/product-pol-7-%C5%BC%C3%B3%C5%82ty%20kubek%2F1.html');
    expect(addresses.find(path)).toEqual({ name: 'product', params: { id: '7', slug: 'żółty kubek/1' } });
  });

  it('write a query without empty values', () => {
    expect(addresses.addressOf('search', {}, { text: 'łyżka & nóż', counter: 0, sort: null, promo: false })).toBe(
      '/search.php?text=%C5%82y%C5%BCka+%26+n%C3%B3%C5%BC&counter=0',
    );
    expect(addresses.addressOf('home')).toBe('/');
  });

  it('refuse to build a dead link', () => {
    expect(() => addresses.addressOf('product', { id: 'abc', slug: 'x' })).toThrow(/"id" is "abc"/);
    expect(() => addresses.addressOf('product', { id: 1, slug: '' })).toThrow(/dead/);
    // @ts-expect-error a missing value does not compile either
    expect(() => addresses.addressOf('product', { id: 1 })).toThrow(/"slug"/);
  });

  it.each([
    ['/product-pol-1001-Kubek-Poranek.html', 'product'],
    ['/pl/products/kubek-1001', 'product'],
    ['/pol_m_Ceramika-3.html', 'category'],
    ['/pl/menu/ceramika-3', 'category'],
    ['/firm-pol-5-Pracownia.html', 'producer'],
    ['/Regulamin-cterms-pol-2.html', 'information'],
    ['/basketedit.php', 'basket'],
    ['/order1.php', 'order-step-1'],
  ])('of the shop answer at %s of the platform [S-47 part]', (path, name) => {
    expect(shop.find(path)?.name).toBe(name);
  });
});

describe('routes', () => {
  const page = { load: () => ({}), head: () => ({}), view: () => null };
  const folder = (name: string) => () => Promise.resolve({ default: { name, page } });

  it('join page folders with addresses; an address without a folder is not open yet', async () => {
    const routes = defineRoutes(addresses, { './pages/product/index.ts': folder('product') });
    expect(routes.kinds).toEqual(['product']);
    expect(await routes.find('/product-pol-1-x.html')!.page()).toBe(page);
    expect(routes.find('/search.php')).toBeNull();
  });

  it('reject a folder without an address, and one with another name', async () => {
    expect(() => defineRoutes(addresses, { './pages/nowhere/index.ts': folder('nowhere') })).toThrow(/has no address/);
    const routes = defineRoutes(addresses, { './pages/search/index.ts': folder('product') });
    await expect(routes.find('/search.php')!.page()).rejects.toThrow(/Name it as its folder/);
  });
});
