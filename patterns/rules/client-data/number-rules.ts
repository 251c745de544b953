import { isPhoneOf } from './phone.ts';
import { isTaxNumber } from './tax-number.ts';

/** The rules with a table of all countries: most of the weight of all rules, so a browser loads them with the first such field. */
export interface NumberRules {
  readonly isPhoneOf: typeof isPhoneOf;
  readonly isTaxNumber: typeof isTaxNumber;
}

export const numberRules: NumberRules = { isPhoneOf, isTaxNumber };
