import {
  clientDataFields,
  usuallyRequired,
  type ClientDataField,
} from '../../../../patterns/rules/client-data/check.ts';
import { readVisitorPlace } from '../../../features/catalogue/index.ts';
import type { CallContext } from '../context.ts';
import { informationLinks } from '../information-links.ts';
import { poland } from '../../../platform/settings/country.ts';

/** The shop's own facts. No map module is set up, so there is no key. */
export async function shop(_: object, context: CallContext) {
  const { store } = context;
  const [privacy, countries, { deliveryRegion }] = await Promise.all([
    store.content.find('page', 'privacy').then((page) => informationLinks(page ? [page] : [])[0] ?? null),
    store.delivery.countries(),
    readVisitorPlace(context),
  ]);
  const current = countries.find(({ id }) => id === deliveryRegion) ?? countries[0] ?? poland;
  return {
    settings: {
      google: { mapsApiKey: null },
      order: { personalDataProcessing: privacy },
      client: {
        // Whether it is required for all; companies need more.
        registrationFormFields: Object.fromEntries(
          clientDataFields.map((field) => [field, usuallyRequired.includes(field)]),
        ) as Record<ClientDataField, boolean>,
      },
    },
    countries: { available: countries, current },
  };
}
