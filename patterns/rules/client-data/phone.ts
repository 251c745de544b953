import { isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/min';

/**
 * Whether it is a phone number: of its country's plan, or with "+" of any other one's. The plans are Google's; without
 * a plan only the minimum counts.
 *
 * @param country ISO 3166-1 alpha-2
 * @param minimum characters after trimming, whatever the country (spec 5: 9)
 */
export function isPhoneOf(value: string, country: string, minimum: number): boolean {
  const phone = value.trim();
  if ([...phone].length < minimum) return false;
  // The library looks countries up in an object, which has "constructor" too.
  if (!/^[A-Z]{2}$/.test(country) || !isSupportedCountry(country)) return /\d/.test(phone);
  return isValidPhoneNumber(phone, country);
}
