import type { AskedData } from '../../../patterns/rules/client-data/asked-data.ts';
import { numberRules } from '../../../patterns/rules/client-data/number-rules.ts';
import { storedTaxNumber } from '../../../patterns/rules/client-data/tax-number.ts';
import { toIsoDate } from '../../../components/dates/index.ts';
import { translator } from '../../../components/texts/texts.ts';
import { validationCodeTexts } from '../../../patterns/rules/error-catalogue.validation.texts.ts';
import { bankAccountValidation } from '../../../patterns/validation/bank-account.ts';
import type { PartyData, Registration, RegistrationRules } from '../../../patterns/rules/client-data/registration.ts';
import { storedZipcode } from '../../../patterns/rules/client-data/zipcode.ts';
import { calendarDay } from '../../../patterns/rules/warsaw-time.ts';
import { isIban, storedIban } from '../../../patterns/rules/iban.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { AddressData, ClientProfile } from '../../store/index.ts';
import type { AskedFieldsData } from '../browser/forms/asked-fields.tsx';
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

/** What the forms of an account ask beside the data of every client. */
export const askedByAccounts = (settings: Pick<Settings, 'accountBirthDate' | 'accountBankAccount'>): AskedData => ({
  birthDate: settings.accountBirthDate,
  bankAccount: settings.accountBankAccount,
});

/** What the first step of an order asks beside its address. */
export const askedByOrders = (settings: Pick<Settings, 'orderBirthDate' | 'orderBankAccount'>): AskedData => ({
  birthDate: settings.orderBirthDate,
  bankAccount: settings.orderBankAccount,
});

/** The same with what their fields need to know. */
export const askedFields = (asked: AskedData, { texts, now }: Pick<PageContext, 'texts' | 'now'>): AskedFieldsData => {
  const t = translator(validationCodeTexts, texts);
  return {
    ...asked,
    today: toIsoDate(calendarDay(now)),
    wrongBirthDate: t('birth_date'),
    validation: bankAccountValidation(t),
  };
};

/** The current validation rules of an account form. */
export async function accountRules({ store, settings, now }: Pick<PageContext, 'store' | 'settings' | 'now'>) {
  const countries = await store.delivery.countries();
  const rules: RegistrationRules = {
    countries: countries.map(({ iso }) => iso),
    asked: askedByAccounts(settings),
    isIban,
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
  bankAccount: storedIban(typed.bankAccount),
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
