import { numberRules } from '../../../patterns/rules/client-data/number-rules.ts';
import { storedTaxNumber } from '../../../patterns/rules/client-data/tax-number.ts';
import type { PartyData, Registration, RegistrationRules } from '../../../patterns/rules/client-data/registration.ts';
import { storedZipcode } from '../../../patterns/rules/client-data/zipcode.ts';
import { calendarDay } from '../../../patterns/rules/warsaw-time.ts';
import type { AddressData, ClientProfile } from '../../store/index.ts';
import type { PageContext } from '../define-page.ts';

/** One of the addresses, as typed. */
export type TypedAddress = PartyData & { readonly province: string };

/** All data that a customer may enter, by a form or by a call. */
export interface TypedAccount extends Registration {
  client: TypedAddress;
  delivery: TypedAddress | null;
  invoice: TypedAddress | null;
  vatCompany: boolean;
  mailingConsent: boolean;
  smsConsent: boolean;
}

/** The current validation rules of an account form. */
export async function accountRules({ store, settings, now }: Pick<PageContext, 'store' | 'settings' | 'now'>) {
  const countries = await store.delivery.countries();
  const rules: RegistrationRules = {
    countries: countries.map(({ iso }) => iso),
    // The shop sells no age-restricted goods.
    asksBirthDate: false,
    limits: settings,
    today: calendarDay(now),
    numbers: numberRules,
  };
  return rules;
}

/** The form keeps the typed text; this is stored. */
export const storedAddress = (typed: TypedAddress): AddressData => ({
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  companyName: typed.companyName.trim(),
  taxNumber: storedTaxNumber(typed.taxNumber),
  street: typed.street.trim(),
  streetNumber: typed.streetNumber.trim(),
  zipcode: storedZipcode(typed.zipcode, typed.country),
  city: typed.city.trim(),
  country: typed.country,
  province: typed.province.trim(),
  phone: typed.phone.trim(),
});

/** The customer as stored, of a valid form. */
export const storedProfile = (typed: TypedAccount): ClientProfile => ({
  login: typed.login.trim(),
  email: typed.email.trim(),
  type: typed.type,
  birthDate: typed.birthDate.trim(),
  vatCompany: typed.vatCompany,
  mailingConsent: typed.mailingConsent,
  smsConsent: typed.smsConsent,
  address: storedAddress(typed.client),
});

/** The addresses beside the customer's own, with their purposes. */
export const storedOthers = ({ delivery, invoice }: Pick<TypedAccount, 'delivery' | 'invoice'>) => [
  ...(delivery ? [{ kind: 'delivery' as const, address: storedAddress(delivery) }] : []),
  ...(invoice ? [{ kind: 'invoice' as const, address: storedAddress(invoice) }] : []),
];
