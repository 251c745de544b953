import type { Translate } from '../../../../components/texts/texts.ts';
import type { BasketChangeAnswer } from '../../../../patterns/contract/basket-change.ts';
import type { BasketAtAGlance } from '../../../../patterns/contract/client/calls/basket.ts';
import { withWord, type MoneyWords } from '../../../../patterns/rules/money.ts';
import { shownPrice, type PriceType } from '../../../../patterns/rules/price-calculator.ts';
import type { siteHeaderTexts } from '../../../../patterns/site-header/texts.ts';

/** What the goods of a basket are worth, in the kind of price that the shop shows. */
export const shownWorth = (
  { worth_formatted: gross, worth_net_formatted: net }: BasketAtAGlance,
  priceType: PriceType,
): string => shownPrice({ gross, net }, priceType);

/**
 * By what a page knows whether it shows the basket of now: its version, and what the goods are worth, because prices change
 * without it.
 */
export const basketMark = (version: string, worth: string): string => `${version} ${worth}`;

/** The basket of call 13 as the header tells it. */
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
