import { isValidIBAN } from 'ibantools';
import { storedIban } from './stored-iban.ts';

export { storedIban };

/** Whether it is an IBAN (ISO 13616): a country with IBANs, its length and form, and the check digits. */
export function isIban(value: string): boolean {
  const account = storedIban(value);
  // Check digits are 02 to 98; 00, 01 and 99 can have the same remainder and are none.
  return isValidIBAN(account) && !/^..(?:00|01|99)/.test(account);
}

/** The answer of `/ajax/payments.php?action=verify_iban`: 0 if the account is valid, else 1 (wire contract 2.5). */
export const ibanErrno = (value: string): 0 | 1 => (isIban(value) ? 0 : 1);

/** Groups of four, as on a statement; invalid input stays as typed. */
export const writtenIban = (value: string): string =>
  isIban(value) ? storedIban(value).replace(/(.{4})(?=.)/g, '$1\u00a0') : value;
