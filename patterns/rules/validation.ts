import { isPhoneLike } from './phone.ts';
import { isPostcode, polishPostcode, type PostcodeFormats } from './postcode.ts';

/** Why a value is refused. The text of each code is in the message catalogue of `patterns/validation`. */
export type Problem =
  | { code: 'required' }
  | { code: 'minlength'; n: number }
  | { code: 'maxlength'; n: number }
  | { code: 'email' }
  | { code: 'phone'; n: number }
  | { code: 'zipcode'; format: string; example: string }
  | { code: 'illegal_characters' }
  | { code: 'no_street_number' }
  | { code: 'no_option' }
  | { code: 'unchecked' }
  | { code: 'incorect_email' }
  | { code: 'incorect_login'; min: number; max: number }
  | { code: 'password_to_short'; min: number }
  | { code: 'password_to_long'; max: number };

/** A check of one value: null when it passes. */
export type Check = (value: string) => Problem | null;

/** The pattern of HTML's `input type=email` (HTML standard, "valid e-mail address"), with a dot compulsory in the domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Never in a name, street or town: control characters and marks of code. */
const illegalPattern = /[\p{Cc}<>{}[\]\\^|~`$%*=#@]/u;

/** The maximum length in the address book; the same for each text field. */
export const longestValue = 100;

/** It has more than spaces. */
export const isRequired: Check = (value) => (value.trim() === '' ? { code: 'required' } : null);
/** From `min` to `max` characters (grapheme clusters), trimmed. */
export const hasLength =
  (min: number, max: number): Check =>
  (value) => {
    const length = [...value.trim()].length;
    if (length < min) return { code: 'minlength', n: min };
    return length > max ? { code: 'maxlength', n: max } : null;
  };
/** An e-mail by the pattern of spec 5. */
export const isEmail: Check = (value) => (emailPattern.test(value.trim()) ? null : { code: 'email' });
/** A phone without a region: at least `min` characters after trimming (spec 5). */
export const isPhone =
  (min: number): Check =>
  (value) =>
    [...value.trim()].length >= min && /^[\d+()*#\s-]+$/.test(value.trim()) ? null : { code: 'phone', n: min };
/** A field for either: a phone if only digits, *, #, +, parentheses and spaces are in it, otherwise an e-mail (spec 5). */
export const isPhoneOrEmail =
  (phoneMinimum: number): Check =>
  (value) =>
    isPhoneLike(value) ? isPhone(phoneMinimum)(value) : isEmail(value);
/** An e-mail in the forms of opinions and questions, with their own message (spec 5). */
export const isOpinionEmail: Check = (value) => (isEmail(value) ? { code: 'incorect_email' } : null);
/** A select with a placeholder, whose value is empty, must have an option chosen. */
export const isChosen: Check = (value) => (value === '' ? { code: 'no_option' } : null);
/** A marked checkbox must be checked; its value is empty while it is not. */
export const isChecked: Check = (value) => (value === '' ? { code: 'unchecked' } : null);
/** A password counts as typed, including outer spaces. */
export const isPassword =
  (min: number, max: number): Check =>
  (value) => {
    const length = [...value].length;
    if (length < min) return { code: 'password_to_short', min };
    return length > max ? { code: 'password_to_long', max } : null;
  };
/** Letters of any language, digits and @ . - _ (spec 5). */
export const isLogin =
  (min: number, max: number): Check =>
  (value) => {
    const length = [...value.trim()].length;
    const isRight = length >= min && length <= max && /^[\p{L}\d@.\-_]+$/u.test(value.trim());
    return isRight ? null : { code: 'incorect_login', min, max };
  };
/** `31145` and `31 145` mean 31-145. */
export const isPolishZipcode: Check = isPostcode(polishPostcode);
export const hasLegalCharacters: Check = (value) =>
  illegalPattern.test(value) ? { code: 'illegal_characters' } : null;

/** The first problem of a value; an optional value that is empty passes. */
export function firstProblem(value: string, checks: ReadonlyArray<Check>): Problem | null {
  for (const check of checks) {
    const problem = check(value);
    if (problem) return problem;
  }
  return null;
}

/** Where the goods go: the fields of the order's first step, by their form names. */
export const addressFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'street',
  'street_number',
  'zipcode',
  'city',
] as const;
export type AddressField = (typeof addressFields)[number];
/** `country` is ISO 3166-1 alpha-2; left out, or '', where the shop asks for none: Poland. */
export type Address = Record<AddressField, string> & { country?: string };

/** Limits that the shop may set, by the names of its settings (spec 9). */
export interface ValidationLimits {
  phoneMinimum: number;
  passwordMinimum: number;
  passwordMaximum: number;
  loginMinimum: number;
  loginMaximum: number;
}
export type AddressLimits = Pick<ValidationLimits, 'phoneMinimum'>;

const text = [isRequired, hasLegalCharacters, hasLength(1, longestValue)];

/** A street needs a house number; a missing one is reported at the number (spec 5). */
const hasStreetNumber: Check = (value) => (value.trim() === '' ? { code: 'no_street_number' } : null);

/**
 * The checks of each address field, the same in the browser and on the server.
 *
 * @param formats of the postcodes of the address's country
 */
export function addressChecks(
  { phoneMinimum }: AddressLimits,
  formats: PostcodeFormats = polishPostcode,
): Record<AddressField, ReadonlyArray<Check>> {
  return {
    firstname: text,
    lastname: text,
    email: [isRequired, isEmail, hasLength(1, longestValue)],
    phone: [isRequired, isPhone(phoneMinimum), hasLength(1, 30)],
    street: text,
    street_number: [hasStreetNumber, hasLegalCharacters, hasLength(1, 20)],
    zipcode: [isRequired, isPostcode(formats)],
    city: text,
  };
}

/** Every field that fails, in the order of the form. */
export function addressProblems(
  address: Address,
  limits: AddressLimits,
  formats: PostcodeFormats = polishPostcode,
): Partial<Record<AddressField, Problem>> {
  const checks = addressChecks(limits, formats);
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const problem = firstProblem(address[field], checks[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/** `31145`, `31 145` and `31-145 ` are one zip code: the typed text is kept, this is stored. */
export function normaliseZipcode(zipcode: string): string {
  const digits = zipcode.replace(/\D/g, '');
  return digits.length === 5 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : zipcode.trim();
}
