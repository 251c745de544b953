/** Data of a shopper that no one else may see or change. */
export interface ShopperData {
  /** The id in the cookie. */
  sessionId: string;
  /** A line of the basket. */
  line: { productId: number; size: string };
  /** The name of a file that was sent with it. */
  fileName: string;
  orderNumber: string;
  accessKey: string;
  /** With which the order was placed. */
  orderKey: string;
  listId: number;
  /** Of the link of the list that they share with some. */
  listKey: string;
  /** A complaint about it, its key, and the name of one of its files. */
  complaint: { number: string; accessKey: string; fileName: string };
  /** An order that was sent, a return of a part of it with a label, and a withdrawal from it. */
  sentOrder: { number: string; accessKey: string };
  returnNumber: string;
  withdrawal: { id: number; accessKey: string };
  passkey: { id: number; credentialId: string };
  deliveryAddressId: number;
  invoiceAddressId: number;
  /** Words that stand nowhere but in what is theirs. */
  secrets: ReadonlyArray<string>;
}

export interface Wanted {
  path: string;
  method?: 'GET' | 'POST';
  body?: string | URLSearchParams;
  /** In place of the stranger's own. */
  cookie?: string;
  /** By a stranger who has an account, too; nothing of it may change the answer to the next attempt. */
  isByClient?: true;
  /** What the answer repeats of the request: it differs, as the requests do. */
  typed?: ReadonlyArray<string>;
}

/** A number from 0 up to, and without, `below`. */
export type Random = (below: number) => number;

/**
 * A way to get at another shopper's data: the same request twice, at theirs and at nothing. A stranger must get the same
 * answer to both. What comes to the shop later joins here with a line.
 */
export type Attempt = (theirs: ShopperData, random: Random) => readonly [atTheirs: Wanted, atNothing: Wanted];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const randomText = (length: number, random: Random): string =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');

/** Changes a text by one character exchanged, cut off, or turned: near enough to be found by a careless comparison. */
function nearChange(random: Random): (text: string) => string {
  const [place, step, cut, variant] = [random(2 ** 20), random(alphabet.length - 1), random(4), random(6)];
  const end = alphabet[random(alphabet.length)];
  return (text) => {
    const at = place % text.length;
    const other = alphabet[(alphabet.indexOf(text[at]!) + 1 + step) % alphabet.length];
    return [
      text.slice(0, at) + other + text.slice(at + 1),
      text.slice(0, -1 - cut),
      `${text}${end}`,
      text.toLowerCase() === text ? text.toUpperCase() : text.toLowerCase(),
      `${text}%00`,
      `${text.slice(0, 8)}%`,
    ][variant]!;
  };
}

export const nearly = (text: string, random: Random): string => nearChange(random)(text);

/**
 * Cookies of a session that is nearly theirs, and of one that never was, both changed alike: the shop refuses a malformed one without
 * asking its store, and its time shows only that.
 */
export function nearSessions(sessionId: string, random: Random): [atTheirs: string, atNothing: string] {
  const change = nearChange(random);
  return [cookieOf(change(sessionId)), cookieOf(change(randomText(43, random)))];
}

export const graphql = (document: string): Wanted => ({
  path: '/graphql/v1/',
  method: 'POST',
  body: JSON.stringify({ query: document }),
});
export const byClient = (wanted: Wanted): Wanted => ({ ...wanted, isByClient: true });
export const form = (path: string, fields: Record<string, string>): Wanted => ({
  path,
  method: 'POST',
  body: new URLSearchParams(fields),
});

export const noNumber = (random: Random) => `20200101/${String(100 + random(900))}`;
export const noComplaint = (random: Random) => `R/2020/${String(100 + random(900))}`;
export const noFile = (random: Random) => `${randomText(36, random).toLowerCase().replaceAll('_', '-')}.bin`;
const cookieOf = (id: string) => `session=${id}`;

/** An id that does not exist. */
export const unknownId = (random: Random) => 1_000_000 + random(1_000_000);
export const noReturn = (random: Random) => `${noNumber(random)}-1`;
