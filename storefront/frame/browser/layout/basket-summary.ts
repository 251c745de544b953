import type { Translate } from '../../../../components/texts/texts.ts';
import type { BasketChangeAnswer } from '../../../../patterns/contract/basket-change.ts';
import type { BasketAtAGlance } from '../../../../patterns/contract/client/calls/basket.ts';
import { withWord, type MoneyWords } from '../../../../patterns/rules/money.ts';
import { shownPrice, type PriceType } from '../../../../patterns/rules/price-calculator.ts';
import type { siteHeaderTexts } from '../../../../patterns/site-header/texts.ts';

/** The worth of a basket's goods, in the price kind of the shop. */
export const shownWorth = (
  { worth_formatted: gross, worth_net_formatted: net }: BasketAtAGlance,
  priceType: PriceType,
): string => shownPrice({ gross, net }, priceType);

/**
 * Identifies the basket that a page shows: its version, and the worth of its goods, because prices change without it.
 */
export const basketMark = (version: string, worth: string): string => `${version} ${worth}`;

/** The basket of call 13 for the header. */
export function basketSummary(
  basket: BasketAtAGlance,
  { priceType, words, t }: { priceType: PriceType; words: MoneyWords; t: Translate<typeof siteHeaderTexts.pl> },
): BasketChangeAnswer['summary'] {
  const { productsCounter: count } = basket;
  return {
    count,
    countText: count === 0 ? t('basketEmpty') : t('basketCount', { count }),
    worth: withWord(shownWorth(basket, priceType), words.goods),
  };
}
