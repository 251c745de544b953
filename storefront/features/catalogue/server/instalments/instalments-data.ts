import type { TextsContext } from '../../../../../components/texts/texts.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { goodsWorth, type TaxedLine } from '../../../../../patterns/rules/gross-net.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { currencyCode } from '../wire/currency.ts';
import {
  instalmentsLine,
  productLine,
  type InstalmentFacts,
  type InstalmentsData,
  type InstalmentTerms,
} from '../../browser/instalments/instalments-line.ts';

export type { InstalmentsData };

/* What the shop knows of instalments; the basket's are decided and said here, so that only words travel with its island. */

/** Whose words, and on whose terms. */
export interface InstalmentsWording {
  texts: TextsContext;
  settings: Pick<
    Settings,
    Exclude<keyof InstalmentTerms, 'minPrice' | 'maxPrice'> | 'instalmentMinimum' | 'instalmentMaximum' | 'priceType'
  >;
}

/** The basket's lines as far as instalments count them. */
export interface BasketWorth {
  lines: ReadonlyArray<TaxedLine>;
}

const noBasket: BasketWorth = { lines: [] };

/** Whether the shop has a lender: without a number of months there is nothing to offer. */
export const hasLender = ({ instalmentMonths }: Pick<Settings, 'instalmentMonths'>): boolean =>
  instalmentMonths.length > 0;

/** What the line of a product is made of beside its price. */
export const productInstalmentFacts = (basket: BasketWorth | null, wording: InstalmentsWording): InstalmentFacts => ({
  basket: basketFacts(basket ?? noBasket),
  terms: termsOf(wording),
});

/** Of one product, at the price of what its form holds at first, gross and net. */
export const productInstalments = (
  price: { gross: Grosze; net: Grosze },
  basket: BasketWorth | null,
  wording: InstalmentsWording,
): InstalmentsData => productLine(price, productInstalmentFacts(basket, wording), wording.texts);

/**
 * Of a whole basket; delivery is not chosen yet and is not counted.
 *
 * @param areAllEligible as the products say
 * @param totalPrice what a discount code leaves of the goods; left out where there is none
 */
export const basketInstalments = (
  basket: BasketWorth,
  areAllEligible: boolean,
  wording: InstalmentsWording,
  totalPrice?: Grosze,
): InstalmentsData =>
  instalmentsLine({ price: 0, priceNet: 0, ...basketFacts(basket) }, 'basket', areAllEligible, {
    texts: wording.texts,
    terms: termsOf(wording),
    ...(totalPrice !== undefined && { totalPrice }),
  });

const termsOf = ({ texts, settings }: InstalmentsWording): InstalmentTerms => ({
  // What is lent is what is paid, whichever price the shop shows.
  currency: shopMoney({ texts, settings }).formats.paid,
  instalmentName: settings.instalmentName,
  instalmentSimulator: settings.instalmentSimulator,
  instalmentMonths: settings.instalmentMonths,
  instalmentYearlyPercent: settings.instalmentYearlyPercent,
  instalmentCommissionPercent: settings.instalmentCommissionPercent,
  minPrice: settings.instalmentMinimum,
  maxPrice: settings.instalmentMaximum,
});

const basketFacts = ({ lines }: BasketWorth) => {
  const { gross, net } = goodsWorth(lines);
  return { currency: currencyCode, basketCount: lines.length, basketCost: gross, basketCostNet: net };
};
