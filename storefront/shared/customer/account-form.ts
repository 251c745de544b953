import { numberRules } from '../../../patterns/rules/client-data/number-rules.ts';
import { storedTaxNumber } from '../../../patterns/rules/client-data/tax-number.ts';
import type { PartyData, Registration, RegistrationRules } from '../../../patterns/rules/client-data/registration.ts';
import { storedZipcode } from '../../../patterns/rules/client-data/zipcode.ts';
import { calendarDay } from '../../../patterns/rules/warsaw-time.ts';
import type { AddressData, ClientProfile } from '../../store/index.ts';
import type { PageContext } from '../define-page.ts';

/** One of the addresses, as it was typed. */
export type TypedAddress = PartyData & { readonly province: string };

/** Everything that a client may type about himself, by a form or by a call. */
export interface TypedAccount extends Registration {
  client: TypedAddress;
  delivery: TypedAddress | null;
  invoice: TypedAddress | null;
  vatCompany: boolean;
  mailingConsent: boolean;
  smsConsent: boolean;
}

/** What a form of an account is judged by at this moment. */
export async function accountRules({ store, settings, now }: Pick<PageContext, 'store' | 'settings' | 'now'>) {
  const countries = await store.delivery.countries();
  const rules: RegistrationRules = {
    countries: countries.map(({ iso }) => iso),
    // The shop sells nothing that depends on age.
    asksBirthDate: false,
    limits: settings,
    today: calendarDay(now),
    numbers: numberRules,
  };
  return rules;
}

/** What was typed stays in its field; this is what is kept. */
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

/** The client as the store keeps it, of a form that passed its check. */
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

/** The addresses beside the client's own, with what each is for. */
export const storedOthers = ({ delivery, invoice }: Pick<TypedAccount, 'delivery' | 'invoice'>) => [
  ...(delivery ? [{ kind: 'delivery' as const, address: storedAddress(delivery) }] : []),
  ...(invoice ? [{ kind: 'invoice' as const, address: storedAddress(invoice) }] : []),
];
