import type { ShippingProduct } from '../../../rules/shipping-time-key.ts';
import { readShippingTimeAnswer } from '../../../rules/shipping-time-answer.ts';
import type { ShippingTime } from '../../../rules/shipping-time.ts';
import { CallFailure } from '../call-failure.ts';
import type { ShopConnection } from '../connection.ts';
import { flag, list, nullable, number, object, or, text, type Decoded, type Decoder } from '../decode.ts';
import { askGraphql } from '../graphql/ask-graphql.ts';
import { EnumName, field, type Literal } from '../graphql/literal.ts';
import type { CallOptions } from '../send.ts';
import { money, moneySelection } from '../shapes.ts';

const span = object({ days: or(number, 0), hours: or(number, 0), minutes: or(number, 0) });
const moment = {
  today: or(flag, false),
  time: or(span, { days: 0, hours: 0, minutes: 0 }),
  weekDay: or(number, 0),
  weekAmount: or(number, 0),
};

const time = object({
  unknownTime: or(flag, false),
  todayShipmentDeadline: nullable(text),
  time: nullable(text),
  shippingTime: nullable(object({ ...moment, workingDays: or(number, 0) })),
});
const momentSelection = 'time{days hours minutes}weekDay weekAmount today';
const timeSelection = `{shippingTime{${momentSelection} workingDays}time unknownTime todayShipmentDeadline}`;

const courier = object({
  /** `prepaid`, or `dvp` where it is paid at the door. */
  prepaid: text,
  cost: nullable(money),
  deliveryTime: nullable(object(moment)),
  courier: object({
    id: number,
    /** `<id>-<1 prepaid, 0 at the door>`: what the form of the order sends. */
    fullId: text,
    name: text,
    icon: nullable(text),
    /** Whether a point is to be chosen. */
    pickupPoint: or(flag, false),
  }),
});

/** A courier with what it costs and when it comes (spec 3, "Courier shipping option"). */
export type CourierOption = Decoded<typeof courier>;

const productsOf = (products: ReadonlyArray<ShippingProduct>): Literal =>
  products.map(({ id, size, quantity, bundleParts }) => ({
    id: Number(id),
    size,
    // Quantities are whole thousandths.
    quantity: quantity / 1000,
    bundleParts: bundleParts?.map((part) => ({
      id: Number(part.id),
      size: part.size,
      quantity: part.quantity / 1000,
      bundleProductId: part.bundleProductId === undefined ? undefined : Number(part.bundleProductId),
    })),
  }));

function askShipping<Value>(
  shop: ShopConnection,
  products: ReadonlyArray<ShippingProduct>,
  selection: string,
  decode: Decoder<Value>,
  options?: CallOptions,
): Promise<Value> {
  const input = {
    mode: new EnumName('product'),
    products: productsOf(products),
    displaySettings: { sortArgs: new EnumName('cost') },
  };
  return askGraphql(
    shop,
    {
      label: 'query=shipping',
      document: `query{${field('shipping', { ShippingInput: input }, selection)}}`,
      decode,
    },
    options,
  );
}

/**
 * Call 18: when these products leave the shop. Missing facts are unknown.
 *
 * @throws CallFailure `unreadable` also for a malformed day
 */
export async function shippingTime(
  shop: ShopConnection,
  products: ReadonlyArray<ShippingProduct>,
  options?: CallOptions,
): Promise<ShippingTime> {
  const decode = object({ shipping: nullable(object({ shippingTime: nullable(time) })) });
  const { shipping } = await askShipping(shop, products, `{shippingTime${timeSelection}}`, decode, options);
  if (!shipping?.shippingTime) return { isUnknown: true };
  try {
    return readShippingTimeAnswer(shipping.shippingTime);
  } catch (cause) {
    throw new CallFailure('unreadable', shop.graphqlPath, { cause });
  }
}

/** Call 18: the couriers for these products, the cheapest first; null if the shop has no standard cost for them. */
export async function couriers(
  shop: ShopConnection,
  products: ReadonlyArray<ShippingProduct>,
  options?: CallOptions,
): Promise<ReadonlyArray<CourierOption> | null> {
  const decode = object({ shipping: nullable(object({ shipping: nullable(list(courier)) })) });
  const selection = `{shipping{prepaid cost${moneySelection}deliveryTime{${momentSelection}}courier{id fullId name icon pickupPoint}}}`;
  const { shipping } = await askShipping(shop, products, selection, decode, options);
  return shipping?.shipping ?? null;
}

/**
 * The function that a page injects to learn the dispatch time (C-24): called with the selection of a product and a
 * signal that aborts it. The same type as `AskShippingTime` of the pattern that shows the promise.
 */
export type ShippingTimeFunction = (
  products: ReadonlyArray<ShippingProduct>,
  signal: AbortSignal,
) => Promise<ShippingTime>;

/** The function of C-24, by call 18. */
export const shippingTimeFunction =
  (shop: ShopConnection): ShippingTimeFunction =>
  (products, signal) =>
    shippingTime(shop, products, { signal });
