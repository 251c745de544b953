import { basketPreview } from './calls/basket.ts';
import { changeBasket, changeBasketLines } from './calls/basket-change.ts';
import {
  addProductsToBasket,
  removeProductsFromBasket,
  activateRebateCode,
  deactivateRebateCode,
} from './calls/basket-mutations.ts';
import { validateClientData } from './calls/client-data.ts';
import { clientDataBatch } from './calls/client-data-batch.ts';
import { verifyBankAccount, validateField } from './calls/errno.ts';
import { removeGift, sendComplaintMessage, watchAvailability, postHelper } from './calls/forms.ts';
import { hotspots, fillHotspots } from './calls/hotspots.ts';
import { lastLowestPrices, lowestPriceOfSize } from './calls/lowest-prices.ts';
import { loadPage, reloadPage } from './calls/page.ts';
import { shopParts, wishlistCount } from './calls/parts.ts';
import { productSizes, sizeOfProduct, pricesOfSize } from './calls/product.ts';
import { productRecords } from './calls/product-records.ts';
import { productXml } from './calls/product-xml.ts';
import { shippingTime, couriers, shippingTimeFunction } from './calls/shipping.ts';
import { textSearch, rememberedTextSearch } from './calls/text-search.ts';
import { connectShop, type ShopConnection, type ShopConnectionOptions } from './connection.ts';

/** Every call of the specification (section 7) that asks a shop. */
const calls = {
  validateClientData,
  clientDataBatch,
  lastLowestPrices,
  lowestPriceOfSize,
  verifyBankAccount,
  validateField,
  shopParts,
  wishlistCount,
  productSizes,
  sizeOfProduct,
  pricesOfSize,
  productRecords,
  productXml,
  loadPage,
  reloadPage,
  hotspots,
  fillHotspots,
  textSearch,
  rememberedTextSearch,
  basketPreview,
  changeBasket,
  changeBasketLines,
  addProductsToBasket,
  removeProductsFromBasket,
  activateRebateCode,
  deactivateRebateCode,
  shippingTime,
  couriers,
  shippingTimeFunction,
  removeGift,
  sendComplaintMessage,
  watchAvailability,
  postHelper,
};

type Calls = typeof calls;

/** A call without the connection that it takes first. */
type Bound<Call> = Call extends (shop: ShopConnection, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

/** Every call by its name. Each is also a function that takes a connection first: a page that needs two carries two. */
export type ShopClient = { readonly [Name in keyof Calls]: Bound<Calls[Name]> };

/**
 * All calls to one shop. Its address alone suffices for any shop of the platform.
 *
 * @example const shop = createShopClient({ baseUrl: 'https://sklep.example' });
 */
export function createShopClient(options?: ShopConnectionOptions): ShopClient {
  const shop = connectShop(options);
  const bound = Object.entries(calls).map(([name, call]) => [
    name,
    (...rest: ReadonlyArray<never>) =>
      (call as (shop: ShopConnection, ...rest: ReadonlyArray<never>) => unknown)(shop, ...rest),
  ]);
  return Object.fromEntries(bound) as ShopClient;
}
