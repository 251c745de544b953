/**
 * Days within which a consumer sends the goods back after declaring a withdrawal, and within which the shop pays back
 * (Directive 2011/83/EU, articles 13 and 14; in Poland art. 32 and 34 of the consumer rights act).
 */
export const withdrawalDays = 14;

/** Characters of a name, and of the products that a consumer names. */
export const longestName = 100;
export const longestGoods = 1000;
