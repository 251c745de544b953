import type { TextsContext } from '../../components/texts/texts.ts';
import type { Grosze } from '../../patterns/rules/money.ts';
import { lineTotal, netOf } from '../../patterns/rules/price.ts';
import shop from '../catalogue/shop.json' with { type: 'json' };
import type { BasketLine } from '../server/store/index.ts';
import type { Settings } from '../settings/index.ts';
import {
  instalmentsLine,
  productLine,
  type InstalmentFacts,
  type InstalmentsData,
  type InstalmentTerms,
} from './instalments-line.ts';

export type { InstalmentsData };

/* What the shop knows of instalments; the basket's are decided and said here, so that only words travel with its island. */

/** Whose words, and on whose terms. */
export interface InstalmentsWording {
  texts: TextsContext;
  settings: Pick<Settings, Exclude<keyof InstalmentTerms, 'minPrice' | 'maxPrice'>>;
}

/** The basket's lines as far as instalments count them. */
export interface BasketWorth {
  lines: ReadonlyArray<Pick<BasketLine, 'unitGross' | 'totalGross' | 'vatPercent' | 'quantity'>>;
  productsTotal: Grosze;
}

const noBasket: BasketWorth = { lines: [], productsTotal: 0 };

/** Whether the shop has a lender: without a number of months there is nothing to offer. */
export const hasLender = ({ instalmentMonths }: Pick<Settings, 'instalmentMonths'>): boolean =>
  instalmentMonths.length > 0;

export const productInstalmentFacts = (
  basket: BasketWorth | null,
  settings: InstalmentsWording['settings'],
): InstalmentFacts => ({ basket: basketFacts(basket ?? noBasket), terms: termsOf(settings) });

/** Of one product, at the price of what its form holds at first, gross and net. */
export const productInstalments = (
  price: { gross: Grosze; net: Grosze },
  basket: BasketWorth | null,
  { texts, settings }: InstalmentsWording,
): InstalmentsData => productLine(price, productInstalmentFacts(basket, settings), texts);

/** Of a whole basket; delivery is not chosen yet and is not counted. `areAllEligible` as the products say. */
export const basketInstalments = (
  basket: BasketWorth,
  areAllEligible: boolean,
  { texts, settings }: InstalmentsWording,
): InstalmentsData =>
  instalmentsLine({ price: 0, priceNet: 0, ...basketFacts(basket) }, 'basket', areAllEligible, {
    texts,
    terms: termsOf(settings),
  });

const termsOf = (settings: InstalmentsWording['settings']): InstalmentTerms => ({
  currency: settings.currency,
  instalmentName: settings.instalmentName,
  instalmentSimulator: settings.instalmentSimulator,
  instalmentMonths: settings.instalmentMonths,
  instalmentYearlyPercent: settings.instalmentYearlyPercent,
  instalmentCommissionPercent: settings.instalmentCommissionPercent,
  minPrice: shop.instalments.minGross,
  maxPrice: shop.instalments.maxGross,
});

/** Net is rounded for one unit, as in the order. */
const basketFacts = ({ lines, productsTotal }: BasketWorth) => ({
  currency: shop.currency,
  basketCount: lines.length,
  basketCost: productsTotal,
  basketCostNet: lines.reduce(
    (sum, { unitGross, vatPercent, quantity }) => sum + lineTotal(netOf(unitGross, vatPercent ?? 0), quantity),
    0,
  ),
});
