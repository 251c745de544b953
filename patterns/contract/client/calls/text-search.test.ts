// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastLowestPrices, rememberedTextSearch, textSearch } from '../index.ts';
import { shopDouble } from '../testing/shop-double.ts';

const money = { value: '29.00', currency: 'PLN', formatted: '29,00 zł' };
const found = {
  products: [
    {
      name: 'Kubek',
      versionName: 'grafit',
      link: '/kubek',
      iconSmall: '/kubek.jpg',
      price: { price: { gross: money } },
    },
  ],
  series: [{ name: 'Poranek', link: '/poranek' }],
  searchQueries: null,
};
const shopThatFinds = () => shopDouble(() => ({ data: { productsTextSearch: found } }));

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('the live search', () => {
  it('requests six of each kind, in the price kind of the shop [C-12]', async () => {
    const { shop, documents } = shopThatFinds();
    const answer = await textSearch(shop, 'kubek "len"');
    expect(documents()[0]).toContain('productsTextSearch(searchInput:{text:"kubek \\"len\\"",limit:6})');
    expect(documents()[0]).toContain('price{price{gross{value currency formatted}}}');
    expect(documents()[0]).not.toContain('breadcrumb');
    expect(answer.products).toEqual([
      {
        name: 'Kubek',
        versionName: 'grafit',
        link: '/kubek',
        iconSmall: '/kubek.jpg',
        iconSmallSecond: null,
        sizes: [],
        unit: null,
        price: { price: { ...money, value: 29, formatted: '29,00\u00a0zł' } },
      },
    ]);
    expect([answer.series, answer.searchQueries, answer.menuNodes]).toEqual([found.series, [], []]);
  });

  it('caches an answer for the session, as search_<text> and search_<text>_<language> [C-12]', async () => {
    const first = shopThatFinds();
    const answer = await rememberedTextSearch(first.shop, 'kubek');
    await rememberedTextSearch(first.shop, 'kubek', { language: 'pol' });
    expect(Object.keys(sessionStorage).sort()).toEqual(['search_kubek', 'search_kubek_pol']);
    const later = shopThatFinds();
    expect(await rememberedTextSearch(later.shop, 'kubek')).toEqual(answer);
    expect([first.sent.length, later.sent.length]).toEqual([2, 0]);
  });

  it('ignores unreadable entries and works without a storage [C-12 part]', async () => {
    sessionStorage.setItem('search_kubek', '<html>');
    sessionStorage.setItem('search_len', '{"products":"all"}');
    const { shop, sent } = shopThatFinds();
    for (const query of ['kubek', 'len']) expect((await rememberedTextSearch(shop, query)).products).toHaveLength(1);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    expect((await rememberedTextSearch(shop, 'kubek')).products).toHaveLength(1);
    expect(sent).toHaveLength(3);
  });
});

it('requests and reads lowest prices in the price kind of the shop [C-02]', async () => {
  const price = (formatted: string) => ({ value: 1, formatted });
  const { shop, sent, documents } = shopDouble(
    () => ({
      data: {
        getLastLowestProductPrices: [
          {
            id: '29',
            sizes: [
              { id: 'm', price: { gross: price('12,30 zł'), net: price('10,00 zł') } },
              { id: 'l', price: null },
            ],
          },
        ],
      },
    }),
    { priceType: 'net' },
  );
  const [product] = await lastLowestPrices(shop, [{ productId: 29, sizeId: 'm', date: '2026-11-21' }]);
  expect(sent[0]!.address).toBe('https://sklep.example/graphql/v1/?getLastLowestProductPrices');
  expect(documents()[0]).toBe(
    'query{getLastLowestProductPrices(lastLowestPricesInput:[{productId:29,sizeId:"m",date:"2026-11-21"}])' +
      '{id sizes{id price{net{value currency formatted}}}}}',
  );
  expect(product).toEqual({
    id: 29,
    sizes: [
      { id: 'm', price: { value: 1, currency: '', formatted: '10,00\u00a0zł' } },
      { id: 'l', price: null },
    ],
  });
});
