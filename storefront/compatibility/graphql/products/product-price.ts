import { calendarDay, formatDay } from '../../../../patterns/rules/warsaw-time.ts';
import { wireText, type Grosze } from '../../../../patterns/rules/money.ts';
import { unitPrice } from '../../../../patterns/rules/price.ts';
import { quantityBounds } from '../../../../patterns/rules/quantity.ts';
import { quantityDiscount } from '../../../../patterns/rules/quantity-discount.ts';
import { cardPrice } from '../../../features/catalogue/index.ts';
import type { PageSize, ProductPage } from '../../../store/index.ts';
import type { Wording } from '../context.ts';
import { pairOf, priceInWords, priceOf } from '../money.ts';
import type { ProductPrice } from '../schema/types.ts';
import type { Goods } from './goods.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';

/**
 * The price of one size (wire contract 1.4, ProductPrice). Null is what the size lacks: a reduction, a suggested
 * price, a content to count by. The lowest price of 30 days and the savings are those of the page (Omnibus).
 */
export function productPrice({ page, card }: Goods, size: PageSize, { texts, settings }: Wording) {
  const { product } = page;
  const price = (gross: Grosze) => priceOf(gross, product.vatPercent, settings.currency);
  const said = cardPrice(card, { texts, settings });
  const now = said.kind === 'words' ? priceInWords(said.text) : price(size.price);
  const { reduction } = size;
  const suggested = product.details.suggestedPriceGross;
  return {
    price: now,
    rebateCodeActive: false,
    omnibusPrice: reduction && price(reduction.lowestPrice),
    omnibusPriceDetails: reduction && {
      unit: price(reduction.lowestPrice),
      youSavePercent: reduction.percent,
      omnibusPriceIsHigherThanSellingPrice: reduction.lowestPrice > size.price,
      newPriceEffectiveUntil: product.promotionEndsAt === null ? null : { formatted: dayOf(product.promotionEndsAt) },
    },
    crossedPrice: reduction && price(reduction.crossedPrice),
    max: reduction && price(reduction.crossedPrice),
    unit: now,
    unitConvertedPrice:
      said.kind === 'amount' && size.netContent ? price(unitPrice(size.price, size.netContent).price) : null,
    youSavePercent: reduction ? reduction.percent : 0,
    beforeRebate: null,
    beforeRebateDetails: null,
    advancePrice: null,
    suggested: suggested === undefined ? null : price(suggested),
    rebateNumber: rebateNumber(page, size, settings),
    depositPrice: null,
    depositPriceUnit: null,
    totalDepositPrice: null,
    totalDepositPriceUnit: null,
  } satisfies ProductPrice;
}

const dayOf = (epoch: number): string =>
  wireText(formatDay(calendarDay(epoch), currentLanguage(), { day: 'numeric', month: 'long', year: 'numeric' }));

/** Quantity discounts for a buyer of the minimum quantity; null if there are none. */
function rebateNumber({ product, tiers }: ProductPage, size: PageSize, { currency }: Wording['settings']) {
  if (tiers.length === 0) return null;
  const { vatPercent } = product;
  const bounds = quantityBounds(size.quantity);
  const { next, steps } = quantityDiscount({ price: size.price, vatPercent, tiers, bounds }, bounds.min);
  return {
    number: next && next.threshold / 1000,
    ...(next ? pairOf({ gross: next.price, net: next.priceNet }, currency) : { gross: null, net: null }),
    allThresholds: steps.map(({ percent, threshold, thresholdEnd, left, price, priceNet }) => ({
      percent,
      firstThresholdValue: threshold / 1000,
      endThresholdValue: thresholdEnd === null ? null : thresholdEnd / 1000,
      thresholdDiff: left / 1000,
      minQuantity: (bounds.min + left) / 1000,
      priceAfterRebate: pairOf({ gross: price, net: priceNet }, currency),
    })),
  };
}
