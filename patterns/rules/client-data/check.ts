import type { CalendarDay } from '../../../components/dates/index.ts';
import { isEmail, longestValue } from '../validation.ts';
import { isBirthDate } from './birth-date.ts';
import { hasIllegalCharacters, hasLetter } from './characters.ts';
import { illegalCodes, missingCodes, type Party } from './codes.ts';
import { loginProblem, passwordProblem, type CredentialLimits, type PasswordForm } from './credentials.ts';
import type { NumberRules } from './number-rules.ts';
import type { ClientDataProblem } from './problem.ts';
import { hasHouseNumber } from './street.ts';
import { isZipcode, zipcodeFormats } from './zipcode.ts';

/** The fields of `validateClientData` (wire contract 1.4), `street` with its house number. */
export const clientDataFields = [
  'firstname',
  'lastname',
  'companyName',
  'taxNumber',
  'street',
  'zipcode',
  'city',
  'phone',
  'email',
  'birthDate',
  'login',
  'password',
] as const;
export type ClientDataField = (typeof clientDataFields)[number];

/** What a field check needs to know. */
export interface ClientDataContext {
  /** ISO 3166-1 alpha-2; Poland where the form asks for none. */
  country: string;
  party: Party;
  /** Fields that must not be empty. Others may be. */
  required: ReadonlyArray<ClientDataField>;
  passwordForm: PasswordForm;
  limits: CredentialLimits & { phoneMinimum: number };
  /** Null in a browser that has not loaded them yet: then only the server judges the number. */
  numbers: NumberRules | null;
  today: CalendarDay;
}

/** The fields of every client. Only some need company, tax number and date of birth. */
export const usuallyRequired: ReadonlyArray<ClientDataField> = clientDataFields.filter(
  (field) => field !== 'companyName' && field !== 'taxNumber' && field !== 'birthDate',
);

function wrongZipcode(country: string): ClientDataProblem {
  const formats = zipcodeFormats(country).join(', ');
  return {
    code: 'incorect_zipcode',
    ...(formats === '' ? {} : { values: { formats } }),
  };
}

type Judge = (value: string, context: ClientDataContext) => ClientDataProblem | null;

const judgeText =
  (field: 'firstname' | 'lastname' | 'companyName' | 'city' | 'street'): Judge =>
  (value, { party }) => {
    if (hasIllegalCharacters(field, value.trim())) return { code: illegalCodes[party][field] };
    // Company names may be 1492 or 4711.
    if (field !== 'companyName' && !hasLetter(value)) return { code: 'invalid_format' };
    return [...value.trim()].length > longestValue ? { code: 'maxlength', values: { n: longestValue } } : null;
  };

const judges: Readonly<Record<ClientDataField, Judge>> = {
  firstname: judgeText('firstname'),
  lastname: judgeText('lastname'),
  companyName: judgeText('companyName'),
  city: judgeText('city'),
  street(value, context) {
    const { country, party } = context;
    const problem = judgeText('street')(value, context);
    if (problem || hasHouseNumber(value, country)) return problem;
    return { code: country === 'GB' ? 'no_street_number_uk' : missingCodes[party].streetNumber };
  },
  zipcode: (value, { country }) => (isZipcode(value, country) ? null : wrongZipcode(country)),
  phone(value, { country, party, limits, numbers }) {
    if (hasIllegalCharacters('phone', value.trim())) return { code: illegalCodes[party].phone };
    const isRight = numbers?.isPhoneOf(value, country, limits.phoneMinimum) ?? true;
    return isRight ? null : { code: missingCodes[party].phone };
  },
  taxNumber(value, { country, party, numbers }) {
    if (hasIllegalCharacters('taxNumber', value.trim())) return { code: illegalCodes[party].taxNumber };
    return (numbers?.isTaxNumber(value, country) ?? true) ? null : { code: missingCodes[party].taxNumber };
  },
  email: (value) => (isEmail(value) || [...value.trim()].length > longestValue ? { code: 'incorect_email' } : null),
  birthDate: (value, { today }) => (isBirthDate(value, today) ? null : { code: 'birth_date' }),
  login: (value, { limits }) => loginProblem(value, limits),
  password: (value, { passwordForm, limits }) => passwordProblem(value, passwordForm, limits),
};

const missingInAccount = {
  email: 'incorect_email',
  birthDate: 'birth_date',
  login: 'no_login',
  password: 'no_password',
} as const;

const isOfAccount = (field: ClientDataField): field is keyof typeof missingInAccount => field in missingInAccount;

function missing(field: ClientDataField, { party, country }: ClientDataContext): ClientDataProblem {
  const code = isOfAccount(field) ? missingInAccount[field] : missingCodes[party][field];
  const problem = code === 'incorect_zipcode' ? wrongZipcode(country) : { code };
  return code.startsWith('no_') ? problem : { ...problem, isMissing: true };
}

/**
 * The first problem of one field of a client's data; null without one. The browser and `validateClientData` share this
 * function. Whether an e-mail or a login is taken, the store decides.
 */
export function clientDataProblem(
  field: ClientDataField,
  value: string,
  context: ClientDataContext,
): ClientDataProblem | null {
  const isEmpty = field === 'password' ? value === '' : value.trim() === '';
  if (!isEmpty) return judges[field](value, context);
  return context.required.includes(field) ? missing(field, context) : null;
}
