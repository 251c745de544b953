import {
  clientDataFields,
  usuallyRequired,
  type ClientDataField,
} from '../../../../patterns/rules/client-data/check.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { orderStepTwoTexts } from '../../../features/checkout/index.ts';
import { readVisitorPlace } from '../../../features/catalogue/index.ts';
import type { CallContext } from '../context.ts';
import { wireCountry } from './provinces.ts';
import { openingText } from '../../../features/content/index.ts';
import { informationLinks } from '../information-links.ts';
import { poland } from '../../../platform/settings/country.ts';

/** The shop's own facts. No map module is set up, so there is no key. */
export async function shop(_: object, context: CallContext) {
  const { store, texts, settings } = context;
  const [privacy, countries, { deliveryRegion }] = await Promise.all([
    store.content.find('page', 'privacy'),
    store.delivery.countries(),
    readVisitorPlace(context),
  ]);
  const current = countries.find(({ id }) => id === deliveryRegion) ?? countries[0] ?? poland;
  const [link] = informationLinks(privacy ? [privacy] : []);
  // Whether it is required for all; companies need more.
  const required = Object.fromEntries(
    clientDataFields.map((field) => [
      field,
      field === 'birthDate' ? settings.accountBirthDate === 'required' : usuallyRequired.includes(field),
    ]),
  ) as Record<ClientDataField, boolean>;
  return {
    settings: {
      google: { mapsApiKey: null },
      order: {
        personalDataProcessing: {
          name: link?.name ?? null,
          link: link?.link ?? null,
          dataProcessingText: privacy ? openingText(privacy.body) : null,
          emailProcessingChecked: false,
          emailProcessingText: null,
          withdrawalRightText: translator(orderStepTwoTexts, texts)('returns'),
        },
      },
      client: {
        registrationFormFields: {
          ...required,
          vatId: required.taxNumber,
          isEmailRequired: required.email,
          isPhoneRequired: required.phone,
          isEmailNewsletterCheckedByDefault: false,
          isSmsNewsletterCheckedByDefault: false,
          isAllowedToChangeCompanyData: true,
        },
      },
    },
    countries: { available: countries.map(wireCountry), current: wireCountry(current) },
  };
}
