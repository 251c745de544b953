import { wireMoney, wireText, type CurrencyFormat, type Grosze } from '../../../patterns/rules/money.ts';
import { grossNet } from '../../../patterns/rules/gross-net.ts';
import type { GrossNet } from '../../../patterns/rules/price-calculator.ts';
import { currencyCode } from '../../features/catalogue/index.ts';

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

/** Grosze are returned as złoty with two decimals, formatted with plain spaces. */
export const moneyOf = (amount: Grosze, format: CurrencyFormat): Money => ({
  value: amount / 100,
  currency: currencyCode,
  formatted: wireMoney(amount, format),
});

export const pairOf = ({ gross, net }: GrossNet, format: CurrencyFormat): Price => ({
  gross: moneyOf(gross, format),
  net: moneyOf(net, format),
});

/** The price of one unit. */
export const priceOf = (gross: Grosze, vatPercent: number | null, format: CurrencyFormat): Price =>
  pairOf(grossNet(gross, vatPercent), format);

/** Goods not sold for money: 0, and the text of the card instead of an amount. */
export function priceInWords(words: string): Price {
  const money = { value: 0, currency: currencyCode, formatted: wireText(words) };
  return { gross: money, net: money };
}
