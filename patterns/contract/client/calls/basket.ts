import type { ShopConnection } from '../connection.ts';
import { list, nullable, number, object, or, record, text, unknown, type Decoded } from '../decode.ts';
import { askJson, type CallOptions } from '../send.ts';
import { amountText } from '../shapes.ts';

const line = object({
  id: text,
  size: text,
  size_name: or(text, ''),
  name: text,
  link: text,
  icon: or(text, ''),
  /** Left out where there is none. */
  icon_second: nullable(text),
  product_version_name: or(text, ''),
  /** "1.5" */
  count: text,
  /** "szt.", "m", inflected for the count; '' from shops that do not send it: ours does. */
  unit: or(text, ''),
  worth_unit: or(text, ''),
  /** '0' where the product is bought once. */
  subscription_period: or(text, '0'),
  md5_additional: or(text, ''),
  /** The spelling is the wire's. */
  prices: object({ worth_net_formatted: or(amountText, ''), worth_gros_formatted: or(amountText, '') }),
});

/** The basket as a preview shows it (spec 3, "Basket preview"; wire contract 2.3). */
export const basketAtAGlance = object({
  products: list(line),
  /** Lines. */
  productsCounter: number,
  worth_formatted: amountText,
  worth_net_formatted: or(amountText, ''),
  shippingCost_formatted: or(amountText, ''),
  shippingCost_net_formatted: or(amountText, ''),
  /** What is missing for free delivery, "0.00" where nothing is; null where delivery is never free. */
  toShippingFree: nullable(text),
  /** The same, formatted; our shop's addition. */
  toShippingFree_formatted: or(amountText, ''),
  /** Changes with the basket, where the shop sends it: ours does. */
  version: or(text, ''),
  /** Empty for a guest; overrides any cookie (spec 6). */
  user: or(record(unknown), {}),
});
export type BasketAtAGlance = Decoded<typeof basketAtAGlance>;
export type BasketAtAGlanceLine = Decoded<typeof line>;

const answer = object({ basket: basketAtAGlance });

/** Call 13: the basket's contents. */
export async function basketPreview(shop: ShopConnection, options?: CallOptions): Promise<BasketAtAGlance> {
  return (await askJson(shop, '/ajax/basket.php?getAjax=true', answer, options)).basket;
}
