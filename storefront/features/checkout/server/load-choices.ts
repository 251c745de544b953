import { zipcodeFormats } from '../../../../patterns/rules/client-data/zipcode.ts';
import { poland } from '../../../platform/settings/country.ts';
import { deliveryCountry } from '../../catalogue/index.ts';
import { askedByOrders, askedFields } from '../../../shared/customer/account-form.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { FormCountries } from '../browser/customer-data.ts';
import type { DeliveryChoices } from '../browser/delivery-form.ts';
import type { DeliveryOffer } from '../../catalogue/index.ts';

import { firstPoints, pointCouriers } from './delivery/first-points.ts';
import { loadSlots } from './delivery/load-slots.ts';

/**
 * The pickup places of the offered couriers: the first points of each, and those with the given codes.
 *
 * @param pointIds codes that were chosen, wherever they come from
 */
export async function loadChoices(
  context: Pick<BuyingContext, 'store' | 'session' | 'settings' | 'now' | 'reads' | 'texts'>,
  offers: ReadonlyArray<DeliveryOffer>,
  pointIds: ReadonlyArray<string | null | undefined> = [],
): Promise<DeliveryChoices> {
  const { store } = context;
  const couriers = pointCouriers(offers);
  const wanted = [...new Set(pointIds)].flatMap((id) => id || []);
  const [first, named, stocks, slots, places] = await Promise.all([
    firstPoints(context, offers),
    Promise.all(couriers.flatMap(({ id }) => wanted.map((point) => store.pickupPoints.find(id, point)))),
    store.catalogue.stocks(),
    loadSlots(context, offers),
    formCountries(context),
  ]);
  const points = [...[...first.values()].flatMap((found) => found.points), ...named.flatMap((point) => point ?? [])];
  return {
    ...places,
    asked: askedFields(askedByOrders(context.settings), context),
    offers,
    pickupPoints: [...new Map(points.map((point) => [point.id, point])).values()],
    slots,
    showrooms: stocks.filter(({ canCollect }) => canCollect),
  };
}

/** The countries of the order's form, and the one that its deliveries go to. */
export async function formCountries(context: Pick<BuyingContext, 'store' | 'session'>): Promise<FormCountries> {
  const { country, countries } = await deliveryCountry(context);
  return {
    country: country?.iso ?? poland.iso,
    countries: countries.map(({ iso, name }) => ({ iso, name, formats: zipcodeFormats(iso) })),
  };
}
