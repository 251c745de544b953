import { expect, it, vi } from 'vitest';
import {
  CallFailure,
  createShopClient,
  shopParts,
  connectShop,
  noData,
} from '../../../patterns/contract/client/index.ts';
import { describeOnEngines, shopper, type RunningShop } from '../../testing/running-shop.ts';

/** The client of a visitor with a session, like a browser. */
async function visit(running: RunningShop) {
  const { headers, session } = await shopper(running);
  const fetch: typeof globalThis.fetch = (address, init) =>
    globalThis.fetch(address, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...headers, origin: running.url },
    });
  const options = { baseUrl: running.url, fetch };
  return { shop: createShopClient(options), connection: connectShop(options), session };
}

const linen = { product: 1007, size: 'atrament' };

describeOnEngines('the client asks our own shop', (running) => {
  it('about typed values, many fields in one document [C-01]', async () => {
    const { shop } = await visit(running());
    const poland = 1143020003;
    const answers = await shop.validateClientData({
      client_email: { field: 'email', value: 'hanna@' },
      client_zipcode: { field: 'zipcode', value: '3114', country: poland },
      client_street: { field: 'street', value: 'Łobzowska 8/3', country: poland },
      client_nip: { field: 'taxNumber', value: '123', country: poland },
      client_city: { field: 'city', value: 'Kraków' },
      client_name: { field: 'lastname', value: '"\\\n<b>' },
      client_birth_date: { field: 'birthDate', value: '1990-02-30' },
      client_login: { field: 'login', value: 'ab' },
      client_password: { field: 'password', value: '12345' },
    });
    const codes = Object.fromEntries(
      Object.entries(answers || {}).map(([id, verdict]) => [id, verdict?.messages.map(({ code }) => code)]),
    );
    expect(codes).toEqual({
      client_email: ['incorect_email'],
      client_zipcode: ['incorect_zipcode', ''],
      client_street: [],
      client_nip: ['incorect_nip'],
      client_city: [],
      client_name: ['illegal_characters_client_lastname'],
      client_birth_date: ['birth_date'],
      client_login: ['incorect_login'],
      client_password: ['password_to_short'],
    });
    expect(answers && answers['client_zipcode']?.messages[1]?.message).toBe('NN-NNN');
  });

  it('for ids that GraphQL cannot read [C-01 part]', async () => {
    const { shop } = await visit(running());
    const answers = await shop.validateClientData({
      ':r1:': { field: 'city', value: '' },
      'address[street]': { field: 'firstname', value: 'Hanna' },
    });
    expect(Object.entries(answers || {}).map(([id, verdict]) => [id, verdict?.messages[0]?.code])).toEqual([
      [':r1:', 'no_city'],
      ['address[street]', undefined],
    ]);
  });

  it('about the lowest prices, in the displayed kind of price [C-02]', async () => {
    const { shop } = await visit(running());
    const date = '2026-11-21';
    const [size] = (await running().store.catalogue.productPage(1005))!.sizes;
    const question = { productId: 1005, sizeId: 'uniw', date };
    const lowestPrices = await shop.lastLowestPrices([question, { productId: 999_999, sizeId: 'uniw', date }]);
    expect(lowestPrices.map(({ id, sizes }) => [id, sizes.map((each) => [each.id, each.price?.value])])).toEqual([
      [1005, [['uniw', size!.reduction!.lowestPrice / 100]]],
    ]);
    const net = createShopClient({ baseUrl: running().url, priceType: 'net' });
    const [inNet] = await net.lastLowestPrices([question]);
    expect(inNet!.sizes[0]!.price!.value).toBeLessThan(lowestPrices[0]!.sizes[0]!.price!.value);
  });

  it('whether a bank account is valid, and about one field alone [C-04] [C-15]', async () => {
    const { shop } = await visit(running());
    expect(await shop.verifyBankAccount('PL61109010140000071219812874')).toMatchObject({ errno: 0 });
    expect((await shop.verifyBankAccount('PL00')).errno).not.toBe(0);
    const question = { url: '/ajax/validation.php', name: 'zipcode', extra: 'country=PL' } as const;
    expect((await shop.validateField({ ...question, method: 'GET', value: '31-145' })).errno).toBe(0);
    expect((await shop.validateField({ ...question, method: 'POST', value: '3114' })).errno).not.toBe(0);
  });

  it('for several parts at once, each for its callback; and for the wishlist alone [C-05] [C-14] [E-14]', async () => {
    const { connection, shop, session } = await visit(running());
    await running().store.baskets.add(session, { productId: 1007, size: 'atrament', quantity: 500 });
    const parts = shopParts(connection);
    const heard = vi.fn();
    for (const name of ['Basket', 'Wishlist', 'Snippets'] as const)
      parts.on(name, ({ response }) => heard(name, response));
    const widgets = {
      format: 'json',
      params: { mobile: false, tablet: false, pc: true, request_uri: '/a?b=1&c=+%', additional_ajax: '' },
    } as const;
    expect(await parts.load({ Basket: {}, Wishlist: {}, Snippets: widgets })).toBe(true);
    expect(heard.mock.calls.map(([name]) => name as string).sort()).toEqual(['Basket', 'Snippets', 'Wishlist']);
    expect(heard).toHaveBeenCalledWith('Basket', { basket: expect.objectContaining({ productsCounter: 1 }) });
    expect(await shop.wishlistCount()).toBe(0);
  });

  it('about sizes, one size, its price; unknown ones are "no data" [C-06] [C-07] [C-08] [X-08]', async () => {
    const { shop } = await visit(running());
    const page = (await running().store.catalogue.productPage(1007))!;
    const sizes = await shop.productSizes(1007);
    expect(sizes?.items.map(({ type, prices }) => [type, prices.price])).toEqual(
      page.sizes.map(({ type, price }) => [type, price / 100]),
    );
    const size = await shop.sizeOfProduct(linen);
    const price = page.sizes.find(({ type }) => type === 'atrament')!.price;
    expect(size?.sizeprices.value).toBe((price / 100).toFixed(2));
    expect(size?.sizeavailability).toMatchObject({ status: 'enable', visible: true });
    expect(await shop.pricesOfSize(linen)).toEqual(size?.sizeprices);

    expect(await shop.productSizes(999_999)).toBeNull();
    expect(await shop.sizeOfProduct({ product: 999_999, size: 'uniw' })).toBeNull();
    expect(await shop.sizeOfProduct({ product: 1007, size: 'xxl' })).toBeNull();
    expect(await shop.pricesOfSize({ product: 1007, size: 'xxl' })).toBeNull();
    const records = shop.productRecords();
    expect(await records.product(999_999)).toBe(noData);
    expect(await records.size({ product: 1007, size: 'xxl' })).toBe(noData);
    expect(await records.size(linen)).toEqual(size);
  });

  it('for a page, and accepts nothing else [C-10 part]', async () => {
    const { shop } = await visit(running());
    const page = await shop.loadPage('/');
    expect(page.text).toContain('data-region="main"');
    for (const address of ['/there-is-no-such-page', '/ajax/basket.php']) {
      await expect(shop.loadPage(address)).rejects.toThrow(CallFailure);
    }
  });

  it('for zones of products [C-11 part]', async () => {
    const { shop } = await visit(running());
    const zones = await shop.hotspots({
      zones: [
        { component: 'main_hotspot_zone1', name: 'zone1', type: 'main' },
        { component: 'main_hotspot_zone9', name: 'zone9', type: 'main' },
      ],
    });
    expect(zones['main_hotspot_zone1']).toContain('<');
    expect(zones['main_hotspot_zone9']).toBe('');
  });

  it('for search suggestions, in six groups [C-12 part]', async () => {
    const { shop } = await visit(running());
    expect((await shop.textSearch('"\\zzz', { limit: 3 })).products).toEqual([]);
    const mugs = await shop.textSearch('kubek', { limit: 3, hasBreadcrumbs: true });
    expect(mugs.products).toHaveLength(3);
    expect(mugs.products.every(({ price }) => price.price !== null && price.price.formatted !== '')).toBe(true);
    expect(Object.keys(mugs)).toEqual(['products', 'series', 'producers', 'menuNodes', 'cms', 'searchQueries']);
  });

  it('for the basket [C-13] [E-14]', async () => {
    const { shop, session } = await visit(running());
    expect(await shop.basketPreview()).toMatchObject({ products: [], productsCounter: 0 });
    await running().store.baskets.add(session, { productId: 1007, size: 'atrament', quantity: 500 });
    const basket = await shop.basketPreview();
    expect(basket.products).toEqual([
      expect.objectContaining({
        id: '1007',
        size: 'atrament',
        size_name: expect.any(String),
        link: expect.stringMatching(/^\/product-pol-1007-/),
        count: '0.5',
        subscription_period: '0',
        prices: {
          worth_net_formatted: expect.stringMatching(/zł$/),
          worth_gros_formatted: expect.stringMatching(/zł$/),
        },
      }),
    ]);
    expect(basket.toShippingFree).toMatch(/^\d+\.\d\d$/);
    expect(basket.user).toEqual({});
  });

  it('for dispatch times and couriers; the function injected by a page does the same [C-18] [C-24]', async () => {
    const { shop } = await visit(running());
    const products = [{ id: 1007, size: 'atrament', quantity: 1500 }];
    const time = await shop.shippingTime(products);
    expect(time).not.toEqual({ isUnknown: true });
    expect(await shop.shippingTimeFunction()(products, new AbortController().signal)).toEqual(time);
    const couriers = await shop.couriers(products);
    const costs = couriers!.map(({ cost }) => cost!.value);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
    expect(couriers!.length).toBeGreaterThan(1);
    expect(couriers![0]!.courier.fullId).toMatch(/-[01]$/);
  });

  it('fails by name when the shop refuses, and when it is down', async () => {
    const { shop } = await visit(running());
    const many = Array.from({ length: 381 }, () => ({ productId: 1007, sizeId: 'uniw', date: '2026-11-21' }));
    await expect(shop.lastLowestPrices(many)).rejects.toMatchObject({ reason: 'refused', code: 'BAD_USER_INPUT' });
    const nowhere = createShopClient({ baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.basketPreview()).rejects.toMatchObject({ reason: 'connection' });
  });
});
