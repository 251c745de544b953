import type { FormError } from '../../../../components/form/index.ts';
import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import type { AskedData } from '../../../../patterns/rules/client-data/asked-data.ts';
import type { RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import type { Client } from '../../../store/index.ts';
import type { TypedAccount } from '../../../shared/customer/account-form.ts';
import { accountFormTexts } from './account-form.texts.ts';
import { accountFields, accountNames, type AccountValues } from './account-names.ts';
import { problemSentence } from './problems.ts';

const longest = 500;

/** One text of a form; '' where it was not sent. @param most where it is cut, in characters */
export function textOf(form: FormData, name: string, most = longest): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, most) : '';
}

/** The sent values by field; '' for the missing ones. */
export const readAccountForm = (form: FormData): AccountValues =>
  Object.fromEntries(accountFields.map((field) => [field, textOf(form, accountNames[field])])) as AccountValues;

/** The initial values of a form: empty, or the client's data. Passwords are never put into a page. */
export function initialValues(client: Client | null, country: string): AccountValues {
  const { address } = client ?? {};
  return {
    type: client?.type ?? 'private',
    companyName: address?.companyName ?? '',
    taxNumber: address?.taxNumber ?? '',
    firstname: address?.firstname ?? '',
    lastname: address?.lastname ?? '',
    email: client?.email ?? '',
    phone: address?.phone ?? '',
    birthDate: client?.birthDate ?? '',
    bankAccount: client?.bankAccount ?? '',
    street: address?.street ?? '',
    streetNumber: address?.streetNumber ?? '',
    zipcode: address?.zipcode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? country,
    login: client?.login ?? '',
    password: '',
    passwordRepeat: '',
    currentPassword: '',
    mailingConsent: client?.mailingConsent ? '1' : '',
  };
}

/** The typed values, for the rules; what the form does not ask keeps the client's value. */
export function typedOf(values: AccountValues, before: Client | null, asked: AskedData): TypedAccount {
  const isFirm = values.type === 'firm';
  const { companyName, taxNumber, firstname, lastname, phone, street, streetNumber, zipcode, city, country } = values;
  return {
    type: isFirm ? 'firm' : 'private',
    email: values.email,
    birthDate: asked.birthDate === 'no' ? (before?.birthDate ?? '') : values.birthDate,
    bankAccount: asked.bankAccount === 'no' ? (before?.bankAccount ?? '') : values.bankAccount,
    login: values.login,
    password: values.password,
    passwordRepeat: values.passwordRepeat,
    client: {
      firstname,
      lastname,
      // A person's form sends both too, hidden.
      companyName: isFirm ? companyName : '',
      taxNumber: isFirm ? taxNumber : '',
      street,
      streetNumber,
      zipcode,
      city,
      country,
      phone,
      province: before?.address.province ?? '',
    },
    delivery: null,
    invoice: null,
    vatCompany: before?.vatCompany ?? false,
    mailingConsent: values.mailingConsent !== '',
    smsConsent: before?.smsConsent ?? false,
  };
}

/** The typed values without secrets: they are typed again. */
export const withoutPasswords = (values: AccountValues): AccountValues => ({
  ...values,
  password: '',
  passwordRepeat: '',
  currentPassword: '',
});

/** The refused fields with their labels, in the order of the form. */
export function accountErrors(
  problems: ReadonlyArray<Pick<RegistrationProblem, 'field' | 'problem' | 'part'>>,
  texts: TextsContext,
): ReadonlyArray<FormError> {
  const t = translator(accountFormTexts, texts);
  return accountFields.flatMap((field) => {
    const problem = problems.find((one) => one.field === field);
    return problem ? [{ name: accountNames[field], label: t(field), message: problemSentence(problem, texts) }] : [];
  });
}
