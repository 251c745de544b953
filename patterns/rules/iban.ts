import { isValidIBAN } from 'ibantools';

/**
 * A bank account as it is stored: capitals and digits without spaces and hyphens. Twenty-six digits are a Polish account, which
 * people in Poland know without "PL".
 */
export function storedIban(value: string): string {
  const account = value.replace(/[\p{Zs}-]/gu, '').toUpperCase();
  return /^\d{26}$/.test(account) ? `PL${account}` : account;
}

/** Whether it is an IBAN (ISO 13616): a country that has them, its length and form, and the check digits. */
export function isIban(value: string): boolean {
  const account = storedIban(value);
  // Check digits are 02 to 98; 00, 01 and 99 can have the same remainder and are none.
  return isValidIBAN(account) && !/^..(?:00|01|99)/.test(account);
}

/** What `/ajax/payments.php?action=verify_iban` answers: 0 where the account is right, 1 where it is not (wire contract 2.5). */
export const ibanErrno = (value: string): 0 | 1 => (isIban(value) ? 0 : 1);

/** Groups of four, as they stand on a statement; what is no IBAN stays as it was typed. */
export const writtenIban = (value: string): string =>
  isIban(value) ? storedIban(value).replace(/(.{4})(?=.)/g, '$1\u00a0') : value;
