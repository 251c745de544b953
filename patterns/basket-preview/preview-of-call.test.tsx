import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { basketPreview } from '../contract/client/index.ts';
import { shopDouble } from '../contract/client/testing/shop-double.ts';
import { BasketPreview, basketPreviewOf } from './index.ts';

const mug = {
  id: '29',
  size: 'uniw',
  size_name: 'uniwersalny',
  name: 'Kubek Poranek',
  link: '/product-pol-29-kubek.html',
  icon: '/kubek.jpg',
  product_version_name: 'kobalt',
  count: '2',
  worth_unit: '69.00',
  prices: { worth_net_formatted: '112,20 zł', worth_gros_formatted: '138,00 zł' },
};
const linen = {
  ...mug,
  id: '30',
  size: 'm',
  size_name: 'M',
  name: 'Len',
  icon: '',
  product_version_name: '',
  count: 1.5,
  unit: 'm',
};
const answer = (products: ReadonlyArray<object>) => ({
  basket: {
    products,
    productsCounter: products.length,
    worth_formatted: '276,00 zł',
    worth_net_formatted: '224,40 zł',
  },
});
const settings = { listFrom: 10, hiddenAbove: 22 };
const wordsOf = { gross: {}, net: { goods: 'netto', paid: 'brutto' } };

async function preview(products: ReadonlyArray<object>, priceType: 'gross' | 'net') {
  const basket = await basketPreview(shopDouble(() => answer(products)).shop);
  const html = renderToStaticMarkup(
    <BasketPreview
      {...basketPreviewOf(basket, { priceType, words: wordsOf[priceType], ...settings })}
      basketAddress="/b"
      orderAddress="/o"
    />,
  );
  const text = html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
  return { text, pictures: [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address) };
}

it('shows lines, sums and pictures of call 13 in the price kind of the shop [E-14 part]', async () => {
  const gross = await preview([mug, linen], 'gross');
  expect(gross.text).toContain('Kubek Poranek kobalt · 2 × 138,00 zł');
  expect(gross.text).toContain('Len M · 1,5 m 138,00 zł');
  expect(gross.text).toContain('Razem 276,00 zł');
  expect(gross.pictures).toEqual(['/kubek.jpg']);
  const net = await preview([mug], 'net');
  expect(net.text).toContain('112,20 zł netto');
  expect(net.text).toContain('Razem 224,40 zł netto Razem z VAT 276,00 zł brutto');
  expect(gross.text).not.toContain('z VAT');
});

it('lists many lines without pictures, too many only as a sum', async () => {
  expect(
    (
      await preview(
        Array.from({ length: 10 }, () => mug),
        'gross',
      )
    ).pictures,
  ).toEqual([]);
  expect(
    (
      await preview(
        Array.from({ length: 23 }, () => mug),
        'gross',
      )
    ).text,
  ).not.toContain('Kubek');
});
