import type { BuyingContext } from '../../../../shared/session.ts';
import type { Carriers } from './delivery-offers.ts';
import { couriersTo, readVisitorPlace } from './visitor-place.ts';

/** The couriers for this visitor's region. */
export async function loadCarriers(context: Pick<BuyingContext, 'store' | 'session'>): Promise<Carriers> {
  const { catalogue, delivery } = context.store;
  const [couriers, rules, { deliveryRegion }] = await Promise.all([
    catalogue.couriers(),
    delivery.rules(),
    readVisitorPlace(context),
  ]);
  return { couriers: couriersTo(deliveryRegion, couriers, rules), rules };
}
