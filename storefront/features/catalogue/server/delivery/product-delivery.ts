import { deliveryCost } from '../../../../../patterns/rules/delivery.ts';
import { freeShipping } from '../../../../../patterns/rules/free-shipping.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { Courier, Product } from '../../../../store/index.ts';
import { carriersOf, goodsOf, type Carriers } from './delivery-offers.ts';

/** A way to have one product brought. */
export interface ProductCourier {
  courier: Courier;
  cost: Grosze;
}

/** How one product comes by itself. */
export interface ProductDelivery {
  /** The couriers that can bring it, in the shop's order, with what they cost. */
  couriers: ReadonlyArray<ProductCourier>;
  /** The cheapest way to have it brought; collecting it in a showroom is none. Null where nobody brings it. */
  lowestCost: Grosze | null;
  /** From which worth of goods a courier brings it to the door for nothing; null where none ever does. */
  freeFrom: Grosze | null;
}

/**
 * What delivery of one product costs, for its page and for calls about it.
 *
 * @param worth what it costs, gross
 * @param weight in grams
 */
export function productDelivery(
  { id, type }: Pick<Product, 'id' | 'type'>,
  { worth, weight }: { worth: Grosze; weight: number },
  carriers: Carriers,
): ProductDelivery {
  const lines = [{ productId: id, type, weight }];
  const terms = carriersOf(carriers, { lines, worth });
  const offered = terms.map((term) => ({ courier: term.courier, cost: deliveryCost(term, worth) }));
  const brought = offered.filter(({ courier }) => courier.requires !== 'showroom').map(({ cost }) => cost);
  const toTheDoor = terms.filter(({ requires }) => !requires);
  return {
    couriers: offered,
    lowestCost: brought.length > 0 ? Math.min(...brought) : null,
    freeFrom: freeShipping(toTheDoor, goodsOf(lines), worth).limit,
  };
}
