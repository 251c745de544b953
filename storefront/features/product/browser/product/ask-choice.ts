import type { ShopConnection } from '../../../../../patterns/contract/client/connection.ts';
import { lowestPriceOfSize } from '../../../../../patterns/contract/client/calls/lowest-prices.ts';
import { noData, productRecords } from '../../../../../patterns/contract/client/calls/product-records.ts';
import type { ProjectorSizeInShop } from '../../../../../patterns/contract/client/calls/product.ts';
import {
  couriers,
  shippingTimeFunction,
  type CourierOption,
} from '../../../../../patterns/contract/client/calls/shipping.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { ShippingTime } from '../../../../../patterns/rules/shipping-time.ts';
import { shippingTimeKey, type ShippingProduct } from '../../../../../patterns/rules/shipping-time-key.ts';
import { rememberShippingTimes } from '../../../../../patterns/shipping-time/index.ts';
import { fromWire } from '../../../../../patterns/rules/wire-amount.ts';

export interface ChoiceQuestion extends ShippingProduct {
  id: number;
  /** The mode of the form (T-11). */
  isSubscription: boolean;
  /** Whether the size has a known reduction, shown with its lowest price. */
  isReduced: boolean;
  /** Goods by mail are not sent: call 18 is not needed. */
  isVirtual: boolean;
}

/** The answers for a selection. Null is a call that failed or was not made. */
export interface ChoiceAnswer {
  time: ShippingTime | null;
  /** Empty without any courier. */
  couriers: ReadonlyArray<CourierOption> | null;
  offered: ProjectorSizeInShop | null;
  /** The lowest price of 30 days, gross. */
  lowest: Grosze | null;
}

/**
 * Sends call 18 (time and couriers), call 7 (state, delivery and price of the size in the mode of the form) and call 2
 * (lowest price) at once. Each may fail alone, silently: its part is then missing.
 *
 * @param shop with gross prices, which the form uses
 * @param clock milliseconds since 1970, by the shop
 */
export function choiceAsker(shop: ShopConnection, clock: () => number) {
  const timeOf = rememberShippingTimes(shippingTimeFunction(shop), { keyOf: shippingTimeKey, clock });
  const records = productRecords(shop);
  return async (question: ChoiceQuestion, signal: AbortSignal): Promise<ChoiceAnswer> => {
    const { id, size, quantity, isSubscription, isReduced, isVirtual } = question;
    const goods = [{ id, size, quantity }];
    const [time, ways, offered, lowest] = await Promise.all([
      isVirtual ? null : orNull(timeOf(goods, signal)),
      isVirtual ? null : orNull(couriers(shop, goods, { signal }).then((found) => found ?? [])),
      orNull(records.size({ product: id, size, isSubscription })),
      isReduced ? orNull(lowestPriceOfSize(shop, { productId: id, sizeId: size }, { signal })) : null,
    ]);
    return {
      time,
      couriers: ways,
      offered: offered === noData ? null : offered,
      lowest: lowest && fromWire(lowest.value),
    };
  };
}

/** Failures are not reported: the page keeps its data (C-25). */
const orNull = <Value>(asked: Promise<Value>): Promise<Value | null> => asked.catch(() => null);
