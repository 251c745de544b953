/*
 * Column values where SQL has no one type for it. Times are epoch milliseconds, money is gross grosze, quantities are
 * thousandths of the unit (-1 is unlimited): both engines store these alike.
 */

/** A boolean. */
export type Flag = 0 | 1;
/** Text that `json.ts` reads. */
export type Json = string;
