import type { Grosze } from '../../../patterns/rules/money.ts';
import { unlimited } from '../../../patterns/rules/quantity.ts';
import type { Thousandths } from '../../../patterns/rules/price.ts';

/*
 * Numbers of the feed, read by their digits: money and quantities never become floats on the way. Null if unreadable.
 */

const number = /^\+?(\d{1,12})(?:[.,](\d*))?$/;

/** A number in units of 10^-`places`; further digits are rounded half up. */
function scaled(text: string, places: number): number | null {
  const match = number.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const digits = fraction.padEnd(places + 1, '0');
  const roundsUp = Number(digits[places]) >= 5 ? 1 : 0;
  const value = Number(whole + digits.slice(0, places)) + roundsUp;
  return Number.isSafeInteger(value) ? value : null;
}

/** `69.00`, `69,9` or `93.495`: zloty with a dot or a comma. */
export const readMoney = (text: string): Grosze | null => scaled(text, 2);

/** A quantity of a stock: a number, or -1 for unlimited. */
export const readQuantity = (text: string): Thousandths | null =>
  /^-1(?:[.,]0*)?$/.test(text) ? unlimited : scaled(text, 3);

/** A whole number such as an id; `23.0` is 23. */
export function readWhole(text: string): number | null {
  const value = scaled(text, 3);
  return value === null || value % 1000 !== 0 ? null : value / 1000;
}

/** A weight in whole grams, rounded half up. */
export const readGrams = (text: string): number | null => scaled(text, 0);

/** Decimals of a quantity, 0 to 3. */
export const decimalsOf = (quantity: Thousandths): number =>
  [0, 1, 2].find((decimals) => quantity % 10 ** (3 - decimals) === 0) ?? 3;
