import type { BuyingContext } from '../../../../shared/session.ts';
import type { Carriers } from './delivery-offers.ts';
import { couriersTo, deliveryCountry } from './visitor-place.ts';

/**
 * The couriers for this visitor's country.
 *
 * @param iso another country to ask about, ISO 3166-1 alpha-2; one where the shop does not deliver counts as none
 */
export async function loadCarriers(
  context: Pick<BuyingContext, 'store' | 'session'>,
  iso: string | null = null,
): Promise<Carriers> {
  const { catalogue, delivery } = context.store;
  const [couriers, rules, { country, countries }] = await Promise.all([
    catalogue.couriers(),
    delivery.rules(),
    deliveryCountry(context),
  ]);
  return { couriers: couriersTo(countries.find((one) => one.iso === iso) ?? country, couriers, rules), rules };
}
