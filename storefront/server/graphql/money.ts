import { loadCatalogue } from '../../catalogue/load.ts';
import { formatMoney, type CurrencyFormat, type Grosze } from '../../../patterns/rules/money.ts';
import { netOf } from '../../../patterns/rules/price.ts';

const { shop } = loadCatalogue();

/** An amount as clients read it: a number to count with, a text to show. */
export interface Money {
  readonly value: number;
  readonly currency: string;
  readonly formatted: string;
}

export interface Price {
  readonly gross: Money;
  readonly net: Money;
}

/** Grosze leave as złoty with two decimals, written as pages write them. */
export const moneyOf = (amount: Grosze, format: CurrencyFormat): Money => ({
  value: amount / 100,
  currency: shop.currency,
  formatted: formatMoney(amount, format),
});

/** Net of one unit; a product outside of VAT costs the same net. */
export const netAmount = (gross: Grosze, vatPercent: number | null): Grosze =>
  vatPercent === null ? gross : netOf(gross, vatPercent);

export const pairOf = (gross: Grosze, net: Grosze, format: CurrencyFormat): Price => ({
  gross: moneyOf(gross, format),
  net: moneyOf(net, format),
});

/** The price of one unit. */
export const priceOf = (gross: Grosze, vatPercent: number | null, format: CurrencyFormat): Price =>
  pairOf(gross, netAmount(gross, vatPercent), format);

/** What is not sold for money: 0, and the words that stand on the card instead of an amount. */
export function priceInWords(words: string): Price {
  const money = { value: 0, currency: shop.currency, formatted: words };
  return { gross: money, net: money };
}
