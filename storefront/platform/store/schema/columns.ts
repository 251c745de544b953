import type { Language } from '../../languages/languages.ts';

/*
 * Column values where SQL has no one type for it. Times are epoch milliseconds, money is gross grosze, quantities are
 * thousandths of the unit (-1 is unlimited): both engines store these alike.
 */

/** The language in which a person reads the mails about a row; Polish in rows older than migration 29. */
export type ReaderLanguage = Language;
/** A boolean. */
export type Flag = 0 | 1;
/** Text that `json.ts` reads. */
export type Json = string;
