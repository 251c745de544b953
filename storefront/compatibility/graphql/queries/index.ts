import { basket } from './basket.ts';
import { client, clientProspect } from './client.ts';
import { courierServices } from './courier-services.ts';
import { getLastLowestProductPrices } from './get-last-lowest-product-prices.ts';
import { holidays } from './holidays.ts';
import { hotspots } from './hotspots.ts';
import { loginOptions } from './login-options.ts';
import { mfaSettings } from './mfa-settings.ts';
import { opinion } from './opinion.ts';
import { paymentsMethod } from './payments-method.ts';
import { pickupPoints } from './pickup-points.ts';
import { preparePayment } from './prepare-payment.ts';
import { provinces, provinceTypes } from './provinces.ts';
import { product } from './product.ts';
import { productsTextSearch } from './products-text-search.ts';
import { products } from './products.ts';
import { searchPickupPoints } from './search-pickup-points.ts';
import { shippingCountries } from './shipping-countries.ts';
import { shipping } from './shipping.ts';
import { shop } from './shop.ts';
import { shoppingList } from './shopping-list.ts';
import { sizeAvailability } from './size-availability.ts';
import { validateClientData } from './validate-client-data.ts';
import { trackingEvents } from './tracking-events.ts';
import { voucher } from './voucher.ts';
import { wrappers } from './wrappers.ts';
import type { Queries } from '../schema/types.ts';

/** What the shop does not offer is empty (wire contract 1.9). */
const nothing = () => null;

/** Every call by its name on the wire. */
export const queries = {
  /** Shows that the endpoint answers. */
  hello: () => 'hello',
  trackingEvents,
  validateClientData,
  getLastLowestProductPrices,
  productsTextSearch,
  products,
  product,
  sizeAvailability,
  hotspots,
  opinion,
  basket,
  wrappers,
  voucher,
  shipping,
  pickupPoints,
  searchPickupPoints,
  courierServices,
  shippingCountries,
  paymentsMethod,
  client,
  clientProspect,
  loginOptions,
  shoppingList,
  shop,
  holidays,
  provinces,
  provinceTypes,
  /** Pictures of an account that the shop lacks. */
  instagram: () => ({ media: [] }),
  preparePayment,
  /** Several orders are paid one by one. */
  prepareCollectivePayment: nothing,
  /** Payments of several orders at once: not offered. */
  collectivePayments: nothing,
  /** A second factor of signing in: not offered. */
  mfaSettings,
  /** Accounts of another site: not offered. */
  checkUserAccount: nothing,
  /** Several clients of one account: not offered. */
  associatedClients: nothing,
  /** Standing deliveries of the client: not offered as a list. */
  subscriptionsView: nothing,
  /** As `subscriptionsView`, in the basket. */
  subscriptionsBasket: nothing,
  /** As `subscriptionsView`, their orders. */
  subscriptionsOrders: nothing,
  /** As `subscriptionsView`, one in the basket. */
  subscriptionBasket: nothing,
} satisfies Queries;
