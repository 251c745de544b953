/** Numbers that only the company knows that uses them, and coupons, by the first digits of their 13 (GS1 General Specifications, 1.4). */
const unlisted = /^(?:02|04|05|2|98|99)/;

/**
 * Whether a code is a GTIN that names the same article in every shop: 8, 12, 13 or 14 digits with a right check digit (GS1 General
 * Specifications, 7.9). Numbers for use within one company are none: Merchant Center and Ceneo refuse their offers.
 */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  const isShort = code.length === 8;
  if (isShort ? /^[02]/.test(code) : unlisted.test(code.padStart(14, '0').slice(1))) return false;
  const digits = [...code].map(Number).toReversed();
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}
