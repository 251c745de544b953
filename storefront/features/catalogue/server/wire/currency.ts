/** What every amount is in (ISO 4217): prices are kept in grosze, so there is no other money. */
export const currencyCode = 'PLN';
