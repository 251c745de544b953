import type { TextsContext } from '../../../../../components/texts/texts.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { goodsWorth, type TaxedLine } from '../../../../../patterns/rules/gross-net.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { currencyCode } from '../wire/currency.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { LenderTerms } from '../../browser/instalments/calculator-view.ts';
import {
  instalmentsLine,
  productLine,
  type InstalmentFacts,
  type InstalmentsData,
} from '../../browser/instalments/instalments-line.ts';

export type { InstalmentsData };

/* Instalments in the shop; the basket's are decided and worded here, so that only texts are sent to its island. */

/** Texts and terms. */
export interface InstalmentsWording {
  texts: TextsContext;
  settings: Pick<
    Settings,
    | Exclude<keyof LenderTerms, 'minPrice' | 'maxPrice'>
    | 'instalmentMinimum'
    | 'instalmentMaximum'
    | 'instalmentProductsMaximum'
    | 'priceType'
  >;
}

/** The fields of basket lines that instalments need. */
export interface BasketWorth {
  lines: ReadonlyArray<TaxedLine>;
}

const noBasket: BasketWorth = { lines: [] };

/** Whether the shop has a lender: without a number of months there is no offer. */
export const hasLender = ({ instalmentMonths }: Pick<Settings, 'instalmentMonths'>): boolean =>
  instalmentMonths.length > 0;

/** A product line's data beside its price. */
export const productInstalmentFacts = (basket: BasketWorth | null, wording: InstalmentsWording): InstalmentFacts => ({
  basket: basketFacts(basket ?? noBasket),
  terms: lenderTerms(wording),
  page: addressOf('instalments'),
});

/** For one product, at the initial price of its form, gross and net. */
export const productInstalments = (
  price: { gross: Grosze; net: Grosze },
  basket: BasketWorth | null,
  wording: InstalmentsWording,
): InstalmentsData => productLine(price, productInstalmentFacts(basket, wording), wording.texts);

/**
 * For a whole basket. On its page delivery is not chosen yet and is not counted.
 *
 * @param areAllEligible by the products' data
 * @param totalPrice the amount to be paid: after a discount code, and with delivery once it is chosen; left out for the
 *   price of the goods
 */
export const basketInstalments = (
  basket: BasketWorth,
  areAllEligible: boolean,
  wording: InstalmentsWording,
  totalPrice?: Grosze,
): InstalmentsData =>
  instalmentsLine({ price: 0, priceNet: 0, ...basketFacts(basket) }, 'basket', areAllEligible, {
    texts: wording.texts,
    terms: lenderTerms(wording),
    page: addressOf('instalments'),
    maxCount: wording.settings.instalmentProductsMaximum,
    ...(totalPrice !== undefined && { totalPrice }),
  });

/** The lender's terms for line and calculator. */
export const lenderTerms = ({ texts, settings }: InstalmentsWording): LenderTerms => ({
  // The loan covers what is paid, whichever price the shop shows.
  currency: shopMoney({ texts, settings }).formats.paid,
  instalmentName: settings.instalmentName,
  instalmentSimulator: settings.instalmentSimulator,
  instalmentShopNumber: settings.instalmentShopNumber,
  instalmentVariant: settings.instalmentVariant,
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
