import { validate } from 'stdnum/lib/cjs/pl/nip.js';

/** Whether it is a Polish NIP with its check digit, with or without spaces, hyphens and the prefix PL. Small enough for a browser. */
export const isPolishTaxNumber = (value: string): boolean =>
  validate(value.replace(/[\p{Zs}./-]/gu, '').toUpperCase()).isValid;

/** As it is written on invoices: `PL 526-025-02-74` is 5260250274. */
export const storedPolishTaxNumber = (value: string): string => value.replace(/\D/g, '');
