import type { CallOptions, ShopClient } from '../index.ts';

type Ask = (shop: ShopClient, options?: CallOptions) => Promise<unknown>;

const products = [{ id: 29, size: 'uniw', quantity: 1000 }];
const size = { product: 29, size: 'uniw' };
const zones = [{ component: 'main_hotspot_zone1', type: 'main' }];
const field = { url: '/check', method: 'GET', name: 'nip', value: '1' } as const;
const question = { productId: 29, sizeId: 'uniw', date: '2026-11-21' };

/** Every call that throws CallFailure, with its timeout in milliseconds. */
export const failingCalls: ReadonlyArray<readonly [name: string, timeout: number, ask: Ask]> = [
  ['C-02', 16_000, (shop, options) => shop.lastLowestPrices([question], options)],
  ['C-04', 16_000, (shop, options) => shop.verifyBankAccount('PL61', options)],
  ['C-06', 16_000, (shop, options) => shop.productSizes(29, options)],
  ['C-07', 16_000, (shop, options) => shop.sizeOfProduct(size, options)],
  ['C-08', 16_000, (shop, options) => shop.pricesOfSize(size, options)],
  ['C-10', 16_000, (shop, options) => shop.loadPage('/', options)],
  ['C-11', 16_000, (shop, options) => shop.hotspots({ zones }, options)],
  ['C-12', 16_000, (shop, options) => shop.textSearch('kubek', options)],
  ['C-13', 16_000, (shop, options) => shop.basketPreview(options)],
  ['C-14', 16_000, (shop, options) => shop.wishlistCount(options)],
  ['C-15', 16_000, (shop, options) => shop.validateField(field, options)],
  ['C-16', 16_000, (shop, options) => shop.changeBasketLines([], options)],
  ['C-18', 16_000, (shop, options) => shop.shippingTime(products, options)],
  ['C-18', 16_000, (shop, options) => shop.couriers(products, options)],
  ['C-22', 16_000, (shop, options) => shop.watchAvailability({ ...size, email: 'hanna@poczta.pl' }, options)],
  ['a product into the basket', 16_000, (shop, options) => shop.addProductsToBasket(products, options)],
  ['a rebate code', 16_000, (shop, options) => shop.activateRebateCode('WIOSNA', options)],
];

/** Calls that ignore errors, and what they return then. */
export const silentCalls: ReadonlyArray<readonly [name: string, timeout: number, ask: Ask, otherwise: unknown]> = [
  [
    'C-01',
    16_000,
    (shop, options) => shop.validateClientData({ email: { field: 'email', value: 'a' } }, options),
    false,
  ],
  ['C-05', 16_000, (shop, options) => shop.shopParts().load({ Basket: {} }, options), false],
  ['C-09', 18_000, (shop, options) => shop.productXml(29, options), null],
];
