import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { polishPostcode, writtenPostcode, type PostcodeFormats } from '../../../../patterns/rules/postcode.ts';
import { isPolishTaxNumber, storedPolishTaxNumber } from '../../../../patterns/rules/client-data/polish-tax-number.ts';
import {
  addressChecks,
  firstProblem,
  hasLegalCharacters,
  hasLength,
  isRequired,
  longestValue,
  type Address,
  type AddressField,
  type AddressLimits,
  type Check,
} from '../../../../patterns/rules/validation.ts';
import { problemText, validationTexts } from '../../../../patterns/validation/texts.ts';
import type { OrderDocument } from '../../basket/index.ts';
import { askedFieldsTexts } from '../../../shared/browser/forms/asked-fields.texts.ts';
import { askedNames, type AskedField, type AskedLimits } from './asked-names.ts';
import { customerDataTexts } from './customer-data.texts.ts';

/** A country that the shop delivers to. */
export interface FormCountry {
  /** ISO 3166-1 alpha-2. */
  iso: string;
  name: string;
  /** Of its postcodes. */
  formats: PostcodeFormats;
}

/** The countries of the form, the shop's own first, and the one that its deliveries go to. */
export interface FormCountries {
  countries: ReadonlyArray<FormCountry>;
  country: string;
}

/** The formats of a country's postcodes; the Polish ones where it is none of the shop's. */
export const formatsIn = ({ countries }: Pick<FormCountries, 'countries'>, iso: string | undefined): PostcodeFormats =>
  countries.find((one) => one.iso === iso)?.formats ?? polishPostcode;

/** What the checks know of the shop. */
export type FormLimits = AddressLimits &
  AskedLimits & {
    /** The rule of each country, which the server knows; the browser knows the Polish one. */
    isTaxNumber?: (value: string, country: string) => boolean;
  };

/** The parts of an address that another recipient, a company and a person on an invoice have. */
const placeParts = ['street', 'street_number', 'zipcode', 'city'] as const;
const nameParts = ['firstname', 'lastname'] as const;
export const recipientParts = [...nameParts, 'phone', ...placeParts] as const;
export const personParts = [...nameParts, ...placeParts] as const;
export const firmParts = placeParts;

type Named<Prefix extends string, Part extends string> = `${Prefix}_${Part}`;
const named = <Prefix extends string, Part extends string>(prefix: Prefix, parts: ReadonlyArray<Part>) =>
  parts.map((part): Named<Prefix, Part> => `${prefix}_${part}`);

/** Field names beside the buyer's address, in the order of the page; each control's id equals its name. */
export const customerFields = [
  'ship_to',
  'ship_country',
  ...named('ship', recipientParts),
  'firm_tax_number',
  'firm_company',
  'firm_place',
  'firm_country',
  ...named('firm', firmParts),
  'person_place',
  'person_country',
  ...named('person', personParts),
  ...askedNames,
] as const;
export type CustomerField = (typeof customerFields)[number];
/** The values exactly as sent. */
export type CustomerValues = Readonly<Record<CustomerField, string>>;

/** The choice of a radio group that opens further fields. */
export const otherPlace = 'other';
/** Invoices with typed data, among the values of `invoice_address`. */
export const typedInvoices = ['firm', 'person'] as const;
export type TypedInvoice = (typeof typedInvoices)[number];
export const isTypedInvoice = (value: string): value is TypedInvoice =>
  (typedInvoices as ReadonlyArray<string>).includes(value);

const maximum = 500;

export const noCustomerValues = Object.fromEntries(customerFields.map((field) => [field, ''])) as CustomerValues;

/** Reads the fields of a form; a missing one is empty. */
export const readCustomerForm = (form: FormData): CustomerValues =>
  Object.fromEntries(
    customerFields.map((field) => {
      const value = form.get(field);
      return [field, typeof value === 'string' ? value.slice(0, maximum) : ''];
    }),
  ) as CustomerValues;

/** What the order keeps beside its delivery address. */
export interface CustomerChoice {
  /** The buyer, if the parcel goes to another person. */
  buyer?: Address;
  invoice?: { id: TypedInvoice; document: OrderDocument };
}

export interface CheckedCustomer {
  problems: Partial<Record<CustomerField, string>>;
  /** The delivery address. */
  address: Address;
  choice: CustomerChoice;
}

const companyName = [isRequired, hasLegalCharactersOfFirms, hasLength(1, longestValue)];

/** Names of companies have "&", "@", "#" and "+", but no code. */
function hasLegalCharactersOfFirms(value: string) {
  return hasLegalCharacters(value.replace(/[@#&+*%=]/g, ''));
}

/**
 * Checks who gets the parcel and the invoice; the buyer's own address is checked elsewhere. The browser calls it, too.
 *
 * @param buyer the typed or chosen address of the buyer
 */
export function checkCustomer(
  values: CustomerValues,
  { buyer, invoice }: { buyer: Address; invoice: string },
  limits: FormLimits,
  countries: FormCountries,
  texts: TextsContext,
): CheckedCustomer {
  const tValidation = translator(validationTexts, texts);
  const t = translator(customerDataTexts, texts);
  const problems: CheckedCustomer['problems'] = {};
  const check = (field: CustomerField, of: ReadonlyArray<Check>) => {
    const problem = firstProblem(values[field], of);
    if (problem) problems[field] = problemText(problem, tValidation);
  };
  const checkParts = <Prefix extends 'ship' | 'firm' | 'person'>(
    prefix: Prefix,
    parts: ReadonlyArray<AddressField>,
  ) => {
    const checks = addressChecks(limits, formatsIn(countries, countryOf(prefix, values, countries)));
    for (const part of parts) check(`${prefix}_${part}` as CustomerField, checks[part]);
  };

  const isElsewhere = values.ship_to === otherPlace;
  if (isElsewhere) checkParts('ship', recipientParts);
  if (!['', otherPlace].includes(values.ship_to)) problems.ship_to = t('wrongChoice');
  if (invoice === 'firm') {
    check('firm_tax_number', [isRequired]);
    const country = values.firm_place === otherPlace ? countryOf('firm', values, countries) : (buyer.country ?? '');
    if (!problems.firm_tax_number && !isNumberOf(values.firm_tax_number, country, limits))
      problems.firm_tax_number = t(isPolish(country) ? 'wrongTaxNumber' : 'wrongForeignTaxNumber');
    check('firm_company', companyName);
    if (values.firm_place === otherPlace) checkParts('firm', firmParts);
  }
  if (invoice === 'person' && values.person_place === otherPlace) checkParts('person', personParts);

  return {
    problems,
    address: isElsewhere ? { ...partsOf('ship', recipientParts, values, countries), email: buyer.email.trim() } : buyer,
    choice: {
      ...(isElsewhere && { buyer }),
      ...(isTypedInvoice(invoice) && {
        invoice: { id: invoice, document: documentOf(invoice, values, buyer, countries) },
      }),
    },
  };
}

/** The country of a typed address: the one of the deliveries where the form does not ask. */
const countryOf = (
  prefix: 'ship' | 'firm' | 'person',
  values: CustomerValues,
  { country }: Pick<FormCountries, 'country'>,
): string => values[`${prefix}_country`] || country;

const isPolish = (country: string): boolean => country === '' || country === 'PL';

const isNumberOf = (value: string, country: string, { isTaxNumber }: FormLimits): boolean =>
  isPolish(country) ? isPolishTaxNumber(value) : (isTaxNumber?.(value, country) ?? true);

/** Typed parts of an address, trimmed, with a written postcode. */
const partsOf = <Part extends AddressField>(
  prefix: 'ship' | 'firm' | 'person',
  parts: ReadonlyArray<Part>,
  values: CustomerValues,
  countries: FormCountries,
): Record<Part, string> & { country: string } => {
  const country = countryOf(prefix, values, countries);
  const typed = parts.map((part) => {
    const value = values[`${prefix}_${part}` as CustomerField].trim();
    return [part, part === 'zipcode' ? writtenPostcode(value, formatsIn(countries, country)) : value];
  });
  return { ...(Object.fromEntries(typed) as Record<Part, string>), country };
};

function documentOf(
  kind: TypedInvoice,
  values: CustomerValues,
  buyer: Address,
  countries: FormCountries,
): OrderDocument {
  const isFirm = kind === 'firm';
  const isOther = (isFirm ? values.firm_place : values.person_place) === otherPlace;
  const place = isOther ? partsOf(kind, placeParts, values, countries) : buyer;
  const name = isFirm
    ? { firstname: '', lastname: '' }
    : isOther
      ? partsOf('person', nameParts, values, countries)
      : buyer;
  return {
    type: 'invoice',
    companyName: isFirm ? values.firm_company.trim() : '',
    taxNumber: isFirm ? writtenTaxNumber(values.firm_tax_number, place.country ?? '') : '',
    firstname: name.firstname.trim(),
    lastname: name.lastname.trim(),
    street: `${place.street} ${place.street_number}`.trim(),
    zipcode: writtenPostcode(place.zipcode, formatsIn(countries, place.country)),
    city: place.city.trim(),
    ...(!isPolish(place.country ?? '') && { country: place.country! }),
  };
}

const writtenTaxNumber = (value: string, country: string): string =>
  isPolish(country) ? storedPolishTaxNumber(value) : value.replace(/[\s.-]/g, '').toUpperCase();

/** The name of a field that a setting asks for. */
export const askedLabel = (field: AskedField, texts: TextsContext): string =>
  translator(askedFieldsTexts, texts)(field === 'birth_date' ? 'birthDate' : field);

/** The name of a field in the list of errors, where the labels of several addresses are alike. */
export function customerLabel(field: CustomerField, texts: TextsContext): string {
  const t = translator(customerDataTexts, texts);
  if (field === 'ship_to') return t('ship_to');
  if (field === 'birth_date' || field === 'bankAccount') return askedLabel(field, texts);
  const part = field.slice(field.indexOf('_') + 1);
  if (part === 'place') return t('place');
  const label = t(part as 'street');
  if (part === 'tax_number' || part === 'company') return label;
  return t(field.startsWith('ship_') ? 'ofRecipient' : 'ofInvoice', { field: label });
}
