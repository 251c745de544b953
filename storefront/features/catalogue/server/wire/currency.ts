/** The currency of every amount (ISO 4217): prices are stored in grosze only. */
export const currencyCode = 'PLN';
