import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMoney, polishCurrency } from '../../patterns/rules/money.ts';
import { addressOf } from '../shared/addresses.ts';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('shows the lowest price of the 30 days before wherever a reduction shows (Omnibus), and none where it does not', async () => {
  const { products } = await shop.store.catalogue.list({ portion: 100 });
  const reduced = products.find(
    ({ reduction, isAvailable, sizes, unit }) =>
      reduction && isAvailable && sizes.length === 1 && unit.name === 'szt.' && reduction.percent > 0,
  )!;
  const [category] = (await shop.store.catalogue.categories()).filter(({ id }) => id === reduced.categoryId);
  const lowest = plain(formatMoney(reduced.reduction!.lowestPrice, polishCurrency));
  const crossed = plain(formatMoney(reduced.reduction!.crossedPrice, polishCurrency));
  expect(lowest).not.toBe(crossed);
  const visitor = shop.visitor();
  const [size] = reduced.sizes;
  await visitor.post('/basketchange.php', { product: String(reduced.id), size: size!.type, number: '1' });
  await visitor.post('/shoppinglist.php', { do: 'add', product: String(reduced.id), size: size!.type });
  for (const product of [String(reduced.id), '1001'])
    await visitor.post('/product-compare.php', { do: 'add', product });

  const places = {
    product: addressOf('product', { id: String(reduced.id), slug: reduced.slug }),
    category: addressOf('category', { id: String(category!.id), slug: category!.slug }),
    search: `/search.php?text=${encodeURIComponent(reduced.name)}`,
    promotions: '/search.php?promo=y',
    basket: '/basketedit.php',
    list: addressOf('shopping-list'),
    compare: addressOf('product-compare'),
  };
  for (const [place, path] of Object.entries(places)) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const words = plain((await visitor.get(path)).text);
    const said = [...words.matchAll(/ajniższa (?:cena )?z 30 dni/gi)].length;
    expect([place, said > 0, words.includes(lowest)]).toEqual([place, true, true]);
  }

  // Suggestions and the preview of the basket show what it costs now, and call nothing a reduction.
  const query = `query{productsTextSearch(searchInput:{text:"${reduced.name}",limit:6}){products{name price{price{gross{formatted}}}}}}`;
  const answers = await Promise.all([
    visitor.fetch('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }) }),
    visitor.fetch('/ajax/basket.php?getAjax=true', { headers: { 'sec-fetch-site': 'same-origin' } }),
  ]);
  for (const answer of answers) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const words = plain(await answer.text());
    expect(words).toContain(plain(formatMoney(reduced.price, polishCurrency)));
    expect(words).not.toContain(crossed);
  }
});
