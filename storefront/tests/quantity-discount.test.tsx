import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { friday, noSession, openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';
import { demoSettings } from '../platform/settings/testing/demo-settings.ts';
import { loadShopAround } from '../features/catalogue/server/wire/load-shop-around.ts';
import { buyFormProps } from '../features/product/pages/product/buy-form-props.ts';
import { BuyForm } from '../features/product/browser/product/buy-form.tsx';
import { productView } from '../features/product/pages/product/product-view.ts';
import { parseHtml } from '../testing/parse-html.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const texts = { locale: 'pl' } as const;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ').trim();

/** The form of the linen by the metre, with this quantity typed. */
async function formAt(number: string) {
  const page = (await shop.store.catalogue.productPage(1007))!;
  const context = { store: shop.store, settings: demoSettings, texts, now: friday, session: noSession } as const;
  const view = productView(page, await loadShopAround(context, page), demoSettings);
  const addresses = { action: '', basketAddress: '', changeAddress: '', expressKey: 'key' };
  const attempt = { size: 'naturalny', number, period: '0', configuration: {}, problems: {} };
  const html = renderToStaticMarkup(<BuyForm {...buyFormProps(view, addresses, attempt, texts)} />);
  return parseHtml(html);
}

describe('quantity discounts on the product form', () => {
  it.each<[number: string, current: string, incentive: string | null, worth: string]>([
    ['0,5', 'od 0,5 m74,00 zł/m', 'Dodaj jeszcze 4,5 m, a zapłacisz 69,56 zł/m.', '37,00 zł'],
    ['4,9', 'od 0,5 m74,00 zł/m', 'Dodaj jeszcze 0,1 m, a zapłacisz 69,56 zł/m.', '362,60 zł'],
    ['5', 'od 5 m69,56 zł/m', 'Dodaj jeszcze 5 m, a zapłacisz 65,12 zł/m.', '347,80 zł'],
    ['9,9', 'od 5 m69,56 zł/m', 'Dodaj jeszcze 0,1 m, a zapłacisz 65,12 zł/m.', '688,64 zł'],
    ['10', 'od 10 m65,12 zł/m', null, '651,20 zł'],
    // The last one is unlimited: it holds up to the order maximum.
    ['30', 'od 10 m65,12 zł/m', null, '1 953,60 zł'],
  ])('at %s m its tier applies, and the basket has that price [T-17]', async (number, current, incentive, worth) => {
    const form = await formAt(number);
    const tiers = form.querySelector('section[aria-label="Im więcej, tym taniej"]')!;
    expect([...tiers.querySelectorAll('[data-current]')].map((row) => plain(row.textContent))).toEqual([current]);
    const said = plain(tiers.querySelector('p')?.textContent);
    if (incentive === null) expect(said).toBe('');
    else expect(said).toContain(incentive);
    expect(plain(form.querySelector('form strong')?.textContent)).toBe(worth);

    const visitor = shop.visitor();
    await visitor.post('/product-pol-1007-len-miedza-na-metry.html', { product: '1007', size: 'naturalny', number });
    const basket = plain((await visitor.get('/basketedit.php')).text);
    expect(basket).toContain(worth);
  });
});
