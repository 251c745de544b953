import type { ShopConnection } from '../connection.ts';
import { withQuery } from '../connection.ts';
import { flag, list, nullable, number, object, or, text, type Decoded } from '../decode.ts';
import { askJson, type CallOptions } from '../send.ts';
import { amountText } from '../shapes.ts';

/* Calls 6 to 8: `/ajax/projector.php` about a product (wire contract 2.1). */

const size = object({
  type: text,
  name: or(text, ''),
  description: or(text, ''),
  /** -1 is unlimited, 0 none. */
  amount: number,
  prices: object({ price: number, price_net: nullable(number), price_retail: nullable(number) }),
});
export type ProjectorSize = Decoded<typeof size>;

const sizes = object({
  id: text,
  name: text,
  code: or(text, ''),
  link: or(text, ''),
  unit: or(text, ''),
  unit_sellby: or(number, 1),
  amount: nullable(number),
  /** A list or an object by keys on the wire, in the shop's order. */
  items: list(size),
});

/** The sizes of a product. */
export type ProjectorSizes = Decoded<typeof sizes>;

const address = (parameters: Readonly<Record<string, string | number | undefined>>): string =>
  withQuery('/ajax/projector.php', { action: 'get', ...parameters });

/** Call 6: the sizes of a product; null for an unknown product. */
export async function productSizes(
  shop: ShopConnection,
  product: number | string,
  options?: CallOptions,
): Promise<ProjectorSizes | null> {
  const answer = nullable(object({ sizes: nullable(sizes) }));
  return (await askJson(shop, address({ product, get: 'sizes' }), answer, options))?.sizes ?? null;
}

const moment = {
  days: or(text, ''),
  hours: or(text, ''),
  minutes: or(text, ''),
  time: or(text, ''),
  week_day: or(text, ''),
  week_amount: or(text, ''),
};

const availability = object({
  visible: or(flag, true),
  status: text,
  status_description: or(text, ''),
  status_gfx: or(text, ''),
  status_description_tel: or(text, ''),
  status_gfx_tel: or(text, ''),
  delivery_date: or(text, ''),
  delivery_days_undefined: or(flag, false),
  shipping_time: nullable(
    object({
      ...moment,
      working_days: or(text, ''),
      today: or(flag, false),
      today_shipment_deadline: or(text, ''),
      unknown_time: or(flag, false),
    }),
  ),
  delay_time: nullable(object({ ...moment, unknown_delivery_time: or(flag, false) })),
});

const delivery = object({
  undefined: or(flag, false),
  shipping: or(text, ''),
  shipping_formatted: or(amountText, ''),
  limitfree: or(text, ''),
  limitfree_formatted: or(amountText, ''),
});

const prices = object({
  value: text,
  price_formatted: amountText,
  price_net: or(text, ''),
  price_net_formatted: or(amountText, ''),
  /** '0.00' where there is none, as everywhere below. */
  maxprice: or(text, '0.00'),
  maxprice_formatted: or(amountText, ''),
  omnibus_price: or(text, '0.00'),
  omnibus_price_formatted: or(amountText, ''),
  yousave_formatted: or(amountText, ''),
  yousave_percent: or(text, ''),
  srp: or(text, '0.00'),
  advanceprice: or(text, '0.00'),
  points: or(text, ''),
  /** Points one earns. The spelling is the wire's. */
  points_recive: or(text, ''),
  basket_enable: or(flag, true),
});
export type ProjectorPrices = Decoded<typeof prices>;

const sizeInShop = object({ sizeavailability: availability, sizedelivery: delivery, sizeprices: prices });

/** A size with its state, its delivery and its prices. */
export type ProjectorSizeInShop = Decoded<typeof sizeInShop>;

export interface SizeQuestion {
  readonly product: number | string;
  /** The only size of a product is "uniw". */
  readonly size: string;
  /** The price of a standing delivery. */
  readonly isSubscription?: boolean;
}

const ofSize = ({ product, size: type, isSubscription }: SizeQuestion, get: string): string =>
  address({ product, size: type, get, subscription: isSubscription ? 1 : undefined });

/** An unknown product answers null, an unknown size null parts. */
const orNothing = <Value>(value: Value | null): value is null => value === null;

/** Call 7: one size in the shop at this moment; null for an unknown product or size. */
export async function sizeOfProduct(
  shop: ShopConnection,
  question: SizeQuestion,
  options?: CallOptions,
): Promise<ProjectorSizeInShop | null> {
  const parts = 'sizeavailability,sizedelivery,sizeprices';
  const missing = object({ sizeavailability: nullable(availability) });
  return askJson(
    shop,
    ofSize(question, parts),
    (value) => (orNothing(value) || missing(value).sizeavailability === null ? null : sizeInShop(value)),
    options,
  );
}

/** Call 8: the price of one unit of a size; null if either is unknown. */
export async function pricesOfSize(
  shop: ShopConnection,
  question: SizeQuestion,
  options?: CallOptions,
): Promise<ProjectorPrices | null> {
  const answer = nullable(object({ sizeprices: nullable(prices) }));
  return (await askJson(shop, ofSize(question, 'sizeprices'), answer, options))?.sizeprices ?? null;
}
