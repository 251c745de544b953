import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * Whether a number can be rung: of its country's plan, or with "+" of any other one's. The plans are Google's; countries without
 * one take what the minimum alone asks for.
 *
 * @param country ISO 3166-1 alpha-2
 * @param minimum characters after trimming, whatever the country (spec 5: 9)
 */
export function isPhoneOf(value: string, country: string, minimum: number): boolean {
  const phone = value.trim();
  if ([...phone].length < minimum) return false;
  // The library looks countries up in an object, in which "constructor" is found too.
  if (!/^[A-Z]{2}$/.test(country) || !isSupportedCountry(country)) return /\d/.test(phone);
  return isValidPhoneNumber(phone, country);
}
