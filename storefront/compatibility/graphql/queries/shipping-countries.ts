import { readVisitorPlace } from '../../../features/catalogue/index.ts';
import type { CallContext } from '../context.ts';
import { wireCountry } from './provinces.ts';

/** The countries to which the shop sends; the first is its own, the default of `setRegion`. */
export async function shippingCountries(_: object, context: CallContext) {
  const [countries, { deliveryRegion }] = await Promise.all([
    context.store.delivery.countries(),
    readVisitorPlace(context),
  ]);
  const chosen = deliveryRegion ?? countries[0]?.id;
  return countries.map((country) => ({
    ...wireCountry(country),
    id: String(country.id),
    selected: country.id === chosen,
  }));
}
