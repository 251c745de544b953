import type { FormError } from '../../../../../components/form/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import type { RegistrationProblem } from '../../../../../patterns/rules/client-data/registration.ts';
import { accountFormTexts } from '../../browser/account-form.texts.ts';
import type { TypedAddress } from '../../../../shared/customer/account-form.ts';
import { textOf } from '../../browser/form-values.ts';
import { problemSentence } from '../../browser/problems.ts';
import type { AddressData } from '../../../../store/index.ts';

/** The kind of a listed address. */
export type AddressListKind = 'delivery' | 'invoice';
export const addressListKinds = ['delivery', 'invoice'] as const satisfies ReadonlyArray<AddressListKind>;

/** In the order of the form. */
export const addressFormFields = [
  'companyName',
  'taxNumber',
  'firstname',
  'lastname',
  'street',
  'streetNumber',
  'zipcode',
  'city',
  'country',
  'phone',
] as const;
export type AddressFormField = (typeof addressFormFields)[number];
export type AddressFormValues = Readonly<Record<AddressFormField, string>>;

/** The field names, which are the ids of the controls too; those of the account's form without its prefix. */
export const addressFormNames: Readonly<Record<AddressFormField, string>> = {
  companyName: 'firm',
  taxNumber: 'nip',
  firstname: 'firstname',
  lastname: 'lastname',
  street: 'street',
  streetNumber: 'street_number',
  zipcode: 'zipcode',
  city: 'city',
  country: 'region',
  phone: 'phone',
};

const record = (valueOf: (field: AddressFormField) => string): AddressFormValues =>
  Object.fromEntries(addressFormFields.map((field) => [field, valueOf(field)])) as AddressFormValues;

/** Exactly as typed. */
export const readAddressForm = (form: FormData): AddressFormValues =>
  record((field) => textOf(form, addressFormNames[field]));

/** The initial values: of the changed address, else empty but for the country. */
export const addressValues = (address: AddressData | null, country: string): AddressFormValues =>
  record((field) => address?.[field] ?? (field === 'country' ? country : ''));

/** What the form does not ask keeps its value. */
export const typedAddressOf = (values: AddressFormValues, before: AddressData | null): TypedAddress => ({
  ...values,
  province: before?.province ?? '',
});

/** The refused fields with their labels, in the order of the form. */
export function addressErrors(
  problems: ReadonlyArray<RegistrationProblem>,
  texts: TextsContext,
): ReadonlyArray<FormError> {
  const t = translator(accountFormTexts, texts);
  return addressFormFields.flatMap((field) => {
    const problem = problems.find((one) => one.field === field);
    return problem
      ? [{ name: addressFormNames[field], label: t(field), message: problemSentence(problem, texts) }]
      : [];
  });
}
