import { basket } from './basket.ts';
import { getLastLowestProductPrices } from './get-last-lowest-product-prices.ts';
import { opinion } from './opinion.ts';
import { paymentsMethod } from './payments-method.ts';
import { pickupPoints } from './pickup-points.ts';
import { product } from './product.ts';
import { productsTextSearch } from './products-text-search.ts';
import { products } from './products.ts';
import { shippingCountries } from './shipping-countries.ts';
import { shipping } from './shipping.ts';
import { shop } from './shop.ts';
import { sizeAvailability } from './size-availability.ts';
import { validateClientData } from './validate-client-data.ts';

/** Every call by its name on the wire. */
export const queries = {
  /** Says that the endpoint answers. */
  hello: () => 'hello',
  /** Scripts for the client to run: none, as long as no module of the shop makes any (wire contract 1.1). */
  trackingEvents: () => null,
  validateClientData,
  getLastLowestProductPrices,
  productsTextSearch,
  products,
  product,
  sizeAvailability,
  opinion,
  basket,
  shipping,
  pickupPoints,
  shippingCountries,
  paymentsMethod,
  shop,
};
