import type { Grosze } from './money.ts';
import type { GrossNet } from './price-calculator.ts';
import { lineTotal, netOf, type Thousandths } from './price.ts';

/** The price of one unit in both kinds. Without VAT net equals gross. */
export const grossNet = (gross: Grosze, vatPercent: number | null): GrossNet => ({
  gross,
  net: netOf(gross, vatPercent ?? 0),
});

/** The price of a quantity: net is rounded for one unit, as in the order. */
export const worthOf = ({ gross, net }: GrossNet, quantity: Thousandths): GrossNet => ({
  gross: lineTotal(gross, quantity),
  net: lineTotal(net, quantity),
});

/** A basket line, as needed for its worth. */
export interface TaxedLine {
  unitGross: Grosze;
  vatPercent: number | null;
  quantity: Thousandths;
}

/** A line's price. */
export const lineWorth = ({ unitGross, vatPercent, quantity }: TaxedLine): GrossNet =>
  worthOf(grossNet(unitGross, vatPercent), quantity);

/** The price of all its goods. */
export const goodsWorth = (lines: ReadonlyArray<TaxedLine>): GrossNet => sumOf(lines.map(lineWorth));

/** The sum of several worths: each is rounded by itself, so that it is the sum of the shown lines. */
export const sumOf = (worths: ReadonlyArray<GrossNet>): GrossNet =>
  worths.reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }), { gross: 0, net: 0 });
