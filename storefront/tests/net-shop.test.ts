import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineTotal, netOf } from '../../patterns/rules/price.ts';
import { register } from '../features/account/server/testing/account.ts';
import { byCourier } from '../testing/shop-under-test.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { takeMessages, valueOf, wordsOf } from '../testing/visitor.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** Hand-written texts of editors are not rewritten. */
const handwritten =
  /Darmowa dostawa kurierem od 250 zł|(?:Wartość|Który rozmiar\?) 100 zł 200 zł 500 zł|200 lub 500 zł/g;
/** Amounts without net or gross. */
const unmarked = (text: string) =>
  plain(text)
    .replace(handwritten, '')
    .match(/.{0,30}\d zł(?! netto| brutto).{0,20}/g) ?? [];
/** The amounts of a text, as numbers of grosze with their kind: "5610 netto". */
const amounts = (text: string) =>
  [...plain(text).matchAll(/(\d[\d ]*),(\d\d) zł (netto|brutto)/g)].map(
    ([, zloty = '', grosze, kind]) => `${Number(zloty.replaceAll(' ', '') + grosze)} ${kind}`,
  );

/** Tiers, metres, the rates 5 and 8 %, goods outside VAT, and a reduced price. */
const bought = [
  { product: 1002, size: 'uniw', quantity: 6, vat: 23 },
  { product: 1007, size: 'atrament', quantity: 1.5, vat: 23 },
  { product: 1036, size: 'uniw', quantity: 7, vat: 8 },
  { product: 1005, size: 'uniw', quantity: 1, vat: 23 },
] as const;

interface CalledBasket {
  products: ReadonlyArray<{ id: string; prices: { worth_net_formatted: string; worth_gros_formatted: string } }>;
  worth_formatted: string;
  worth_net_formatted: string;
  shippingCost_formatted: string;
  toShippingFree_formatted?: string;
}

describeOnEngines('a shop of net prices', (shop) => {
  beforeAll(async () => {
    await shop().store.settings.set('priceType', 'net');
    // The words of the strip are the operator's own.
    await shop().store.settings.set('promoCodeText', '10% taniej');
  });
  afterAll(() => shop().store.settings.reset('priceType'));
  const read = async (path: string, browser = new Browser(shop())) => {
    const response = await browser.fetch(path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  const wordsAt = async (path: string, browser?: Browser) => wordsOf(new Response(await read(path, browser)));

  async function filledBrowser() {
    const browser = new Browser(shop());
    for (const { product, size, quantity } of bought)
      await browser.post('/basketchange.php', { product: String(product), size, number: String(quantity) });
    return browser;
  }
  const calledBasket = async (browser: Browser) =>
    ((await (await browser.fetch('/ajax/basket.php?getAjax=true')).json()) as { basket: CalledBasket }).basket;

  it.each([
    ['home', '/'],
    ['a category', '/pol_m_ceramika-1.html'],
    ['a producer', '/firm-pol-1-glina-i-zar.html'],
    ['a search', '/search.php?text=kubek'],
    ['reduced products', '/search.php?promo=y'],
    ['a list between two prices', '/search.php?text=kubek&pricelimitmin=10&pricelimitmax=500'],
    ['a product with discounts by quantity', '/product-pol-1002-kubek-poranek-kobalt.html'],
    ['a product by the metre', '/product-pol-1007-len-miedza-na-metry.html'],
    ['a reduced product', '/product-pol-1005-wazon-studnia.html'],
    ['a product with options and instalments', '/product-pol-1026-lampa-wieczor.html'],
    ['a product below instalments', '/product-pol-1036-herbata-polana.html'],
    ['a product outside of VAT', '/product-pol-1045-karta-podarunkowa.html'],
  ])('marks every amount on the page of %s as net or gross [T-10 part]', async (_, path) => {
    const words = await wordsAt(path);
    expect(amounts(words).some((amount) => amount.endsWith('netto'))).toBe(true);
    expect(unmarked(words)).toEqual([]);
  });

  it('shows on cards, product pages and lists the net of the calls, and gross for search engines', async () => {
    const { products: reduced } = await shop().store.catalogue.list({ special: 'promotion', portion: 3 });
    const { products } = await new Browser(shop())
      .ask(`{products(searchInput:{productsId:[${reduced.map(({ id }) => id).join()}]}){
      took products{link price{price{net{formatted}} omnibusPrice{net{formatted}} crossedPrice{net{formatted}}}}}}`);
    const list = await wordsAt('/search.php?promo=y');
    expect(reduced).toHaveLength(3);
    for (const [index, { vatPercent, lowestSizePrice, hasSeveralPrices }] of reduced.entries()) {
      const { link, price } = products.products[index];
      const page = await read(new URL(link, shop().url).pathname);
      const netPrices = [price.price, price.omnibusPrice, price.crossedPrice].map(
        ({ net }) => `${plain(net.formatted)} netto`,
      );
      for (const net of netPrices) expect(plain(page)).toContain(net);
      if (!hasSeveralPrices) {
        for (const net of netPrices) expect(list).toContain(net);
        expect(amounts(netPrices[0]!)).toEqual([`${netOf(lowestSizePrice, vatPercent ?? 0)} netto`]);
      }
      const [, facts] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)!;
      expect(facts).toContain((lowestSizePrice / 100).toFixed(2));
      expect(facts).not.toContain((netOf(lowestSizePrice, vatPercent ?? 0) / 100).toFixed(2));
    }

    const found = await new Browser(shop()).ask(
      '{productsTextSearch(searchInput:{text:"herbata",limit:5}){products{price{price{net{formatted}}}}}}',
    );
    const results = await wordsAt('/search.php?text=herbata');
    for (const { price } of found.productsTextSearch.products)
      expect(results).toContain(`${plain(price.price.net.formatted)} netto`);
  });

  it('shows net prices on a shopping list', async () => {
    const browser = new Browser(shop());
    await browser.ask('mutation{addToShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:1036}]){status}}');
    const words = await wordsAt('/shoppinglist.php', browser);
    expect(words).toContain('26,85 zł netto');
    expect(unmarked(words)).toEqual([]);
  });

  it('shows net lines and both sums, like its calls, from the basket to the mail and the account [T-10]', async () => {
    const browser = await filledBrowser();
    await register(browser, 'netta');
    const called = await calledBasket(browser);
    const units = bought.map(({ product, quantity, vat }) => ({ product, quantity: quantity * 1000, vat }));
    const [, session = ''] = /session=([^;]+)/.exec(browser.cookie)!;
    const { lines } = await shop().store.baskets.ofSession((await shop().store.sessions.find(session))!.hash);
    // Computed here from the prices of the store: half up for a unit, then for the line.
    const counted = units.map(({ product, quantity, vat }) => {
      const { unitGross } = lines.find(({ productId }) => productId === product)!;
      return lineTotal(netOf(unitGross, vat), quantity);
    });
    const calledAmounts = called.products.map(({ prices }) => `${prices.worth_net_formatted} netto`).flatMap(amounts);
    expect(calledAmounts.toSorted()).toEqual(counted.map((net) => `${net} netto`).toSorted());
    const net = counted.reduce((sum, one) => sum + one, 0);
    const worth = plain(`${called.worth_net_formatted} netto`);
    expect(amounts(worth)).toEqual([`${net} netto`]);
    const gross = plain(`${called.worth_formatted} brutto`);
    const sums = `${worth} Produkty z VAT ${gross}`;
    const lineTotals = called.products.map(({ prices }) => plain(`${prices.worth_net_formatted} netto`));

    const header = await wordsAt('/', browser);
    expect(header).toContain(`· ${worth}`);

    const basket = await wordsAt('/basketedit.php', browser);
    const delivery = await wordsAt('/order1.php', browser);
    await browser.post('/order1.php', byCourier);
    const summary = await read('/order2.php', browser);
    const summaryWords = await wordsOf(new Response(summary));
    const names = [...summary.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    expect(valueOf(summary, 'terms')).toBeDefined();
    const ordered = await browser.post('/order2.php', {
      ...Object.fromEntries(names.map(([, name, value]) => [name!, value!])),
      terms: '1',
    });
    const confirmation = await wordsAt(ordered.headers.get('location')!, browser);
    const mail = (await takeMessages(shop())).find(({ subject }) => subject.startsWith('Zamówienie'))!;

    const toPay = /Do zapłaty z VAT ([\d ]+,\d\d zł brutto)/.exec(summaryWords)![1]!;
    const delivered = plain(`${called.shippingCost_formatted} brutto`);
    for (const words of [basket, delivery, summaryWords, confirmation]) {
      expect(unmarked(words)).toEqual([]);
      expect(words).toContain(sums);
      expect(words).toContain(toPay);
      expect(words).toContain(delivered);
    }
    for (const words of [basket, summaryWords, confirmation, plain(mail.text), plain(mail.html)])
      for (const total of lineTotals) expect(words).toContain(total);
    for (const body of [mail.text, await wordsOf(new Response(mail.html))]) {
      expect(unmarked(body)).toEqual([]);
      for (const amount of [worth, gross, toPay]) expect(plain(body)).toContain(amount);
    }

    for (const path of ['/client.php', '/client-orders.php']) {
      const account = await wordsAt(path, browser);
      expect(account).toContain(toPay);
      expect(unmarked(account)).toEqual([]);
    }
  });

  it('shows both kinds for free delivery, presents and codes', async () => {
    const browser = new Browser(shop());
    await browser.post('/basketchange.php', { product: '1036', size: 'uniw', number: '1' });
    const { toShippingFree_formatted } = await calledBasket(browser);
    const words = await wordsAt('/basketedit.php', browser);
    expect(words).toContain(`Do darmowej dostawy brakuje ${plain(toShippingFree_formatted!)} brutto`);
    expect(unmarked(words)).toEqual([]);
  });
});
