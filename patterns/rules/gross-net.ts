import type { Grosze } from './money.ts';
import type { GrossNet } from './price-calculator.ts';
import { lineTotal, netOf, type Thousandths } from './price.ts';

/** The price of one unit in both kinds. What is outside of VAT costs the same net. */
export const grossNet = (gross: Grosze, vatPercent: number | null): GrossNet => ({
  gross,
  net: netOf(gross, vatPercent ?? 0),
});

/** What so much of it costs: net is rounded for one unit, as in the order. */
export const worthOf = ({ gross, net }: GrossNet, quantity: Thousandths): GrossNet => ({
  gross: lineTotal(gross, quantity),
  net: lineTotal(net, quantity),
});

/** A line of a basket, as far as its worth is counted from it. */
export interface TaxedLine {
  unitGross: Grosze;
  vatPercent: number | null;
  quantity: Thousandths;
}

/** What a line costs. */
export const lineWorth = ({ unitGross, vatPercent, quantity }: TaxedLine): GrossNet =>
  worthOf(grossNet(unitGross, vatPercent), quantity);

/** What all goods of a basket cost. */
export const goodsWorth = (lines: ReadonlyArray<TaxedLine>): GrossNet => sumOf(lines.map(lineWorth));

/** What several cost together: each is rounded by itself, so that a sum is the sum of what stands above it. */
export const sumOf = (worths: ReadonlyArray<GrossNet>): GrossNet =>
  worths.reduce((sum, { gross, net }) => ({ gross: sum.gross + gross, net: sum.net + net }), { gross: 0, net: 0 });
