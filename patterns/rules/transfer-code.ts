import { storedIban } from './iban.ts';
import type { Grosze } from './money.ts';

/** A transfer within Poland, for a code that banks' applications scan. */
export interface DomesticTransfer {
  /** NIP of a company, in any spelling; left out where it is none. */
  taxNumber: string;
  /** A Polish account, in any spelling. */
  account: string;
  amount: Grosze;
  recipient: string;
  title: string;
}

/** The fields of text and their lengths, in characters. */
const longest = { recipient: 20, title: 32 } as const;

/** All but the letters and signs that every Polish bank takes; a separator would begin another field. */
const others = /[^A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźż ,./\\@#&*_-]/gu;

/** Letters of other languages lose their marks ("Müller" is "Muller"), dashes are hyphens, what remains is a space. */
const plain = (sign: string): string =>
  /[\u2010-\u2015\u2212]/u.test(sign) ? '-' : sign.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(others, ' ');

const written = (text: string, length: number): string =>
  text.normalize('NFC').replaceAll(others, plain).replaceAll(/ +/g, ' ').trim().slice(0, length).trimEnd();

/** The twenty-six digits of a Polish account (NRB); null of any other. */
export const polishAccount = (account: string): string | null => /^PL(\d{26})$/.exec(storedIban(account))?.[1] ?? null;

/**
 * The text of a QR code that fills in a transfer: the recommendation for 2D codes of the Polish Bank Association (ZBP,
 * 2013): tax number, country, account, amount in grosze with at least six digits, recipient, title, and three reserved
 * fields, which stay empty. At most 160 characters. Check digits of the account are not judged: the seller's setting did.
 *
 * @returns null where no such code exists: the account is not Polish, or there is no amount
 */
export function transferCode({ taxNumber, account, amount, recipient, title }: DomesticTransfer): string | null {
  const digits = polishAccount(account);
  if (digits === null || !Number.isSafeInteger(amount) || amount <= 0) return null;
  const nip = taxNumber.replaceAll(/\D/g, '');
  return [
    nip.length === 10 ? nip : '',
    'PL',
    digits,
    String(amount).padStart(6, '0'),
    written(recipient, longest.recipient),
    written(title, longest.title),
    '',
    '',
    '',
  ].join('|');
}
