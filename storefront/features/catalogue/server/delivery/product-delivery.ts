import { deliveryCost } from '../../../../../patterns/rules/delivery.ts';
import { freeShipping } from '../../../../../patterns/rules/free-shipping.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { Courier, Product } from '../../../../store/index.ts';
import { carriersOf, goodsOf, type Carriers } from './delivery-offers.ts';

/** A delivery option of one product. */
export interface ProductCourier {
  courier: Courier;
  cost: Grosze;
}

/** Delivery of one product alone. */
export interface ProductDelivery {
  /** Its couriers of a known cost, in the shop's order. */
  couriers: ReadonlyArray<ProductCourier>;
  /** The cheapest delivery; collection in a showroom is none. Null where no courier delivers it for a known cost. */
  lowestCost: Grosze | null;
  /** The worth from which home delivery is free; null where it never is. */
  freeFrom: Grosze | null;
}

/**
 * Delivery cost of one product, for its page and for calls about it.
 *
 * @param worth its price, gross
 * @param weight in grams
 */
export function productDelivery(
  { id, type }: Pick<Product, 'id' | 'type'>,
  { worth, weight }: { worth: Grosze; weight: number },
  carriers: Carriers,
): ProductDelivery {
  const lines = [{ productId: id, type, weight }];
  const terms = carriersOf(carriers, { lines, worth }).filter(({ isCostOpen }) => !isCostOpen);
  const offered = terms.map((term) => ({ courier: term.courier, cost: deliveryCost(term, worth) }));
  const brought = offered.filter(({ courier }) => courier.requires !== 'showroom').map(({ cost }) => cost);
  const toTheDoor = terms.filter(({ requires }) => !requires);
  return {
    couriers: offered,
    lowestCost: brought.length > 0 ? Math.min(...brought) : null,
    freeFrom: freeShipping(toTheDoor, goodsOf(lines), worth).limit,
  };
}
