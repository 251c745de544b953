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

type ChoicesContext = Pick<BuyingContext, 'store' | 'session' | 'settings' | 'now' | 'reads' | 'texts'>;

/** The pickup places of the offered couriers, for a form: the first points of each. */
export const loadChoices = (context: ChoicesContext, offers: ReadonlyArray<DeliveryOffer>): Promise<DeliveryChoices> =>
  choicesOf(
    context,
    offers,
    firstPoints(context, offers).then((first) => [...first.values()].flatMap(({ points }) => points)),
  );

/**
 * The same for a choice that was made: only the chosen points are read.
 *
 * @param pointIds their codes, wherever they come from
 */
export function loadChosen(
  context: ChoicesContext,
  offers: ReadonlyArray<DeliveryOffer>,
  pointIds: ReadonlyArray<string | null | undefined>,
): Promise<DeliveryChoices> {
  const wanted = [...new Set(pointIds)].flatMap((id) => id || []);
  const found = pointCouriers(offers).flatMap(({ id }) =>
    wanted.map((point) => context.store.pickupPoints.find(id, point)),
  );
  return choicesOf(
    context,
    offers,
    Promise.all(found).then((points) => points.flatMap((point) => point ?? [])),
  );
}

async function choicesOf(
  context: ChoicesContext,
  offers: ReadonlyArray<DeliveryOffer>,
  reading: Promise<DeliveryChoices['pickupPoints']>,
): Promise<DeliveryChoices> {
  const [pickupPoints, stocks, slots, places] = await Promise.all([
    reading,
    context.store.catalogue.stocks(),
    loadSlots(context, offers),
    formCountries(context),
  ]);
  return {
    ...places,
    asked: askedFields(askedByOrders(context.settings), context),
    offers,
    pickupPoints,
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
