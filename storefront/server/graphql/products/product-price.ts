import { calendarDay, formatDay } from '../../../../patterns/rules/warsaw-time.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { unitPrice } from '../../../../patterns/rules/price.ts';
import { quantityBounds } from '../../../../patterns/rules/quantity.ts';
import { nextTier, priceAt } from '../../../../patterns/rules/tiers.ts';
import { cardPrice } from '../../../product-cards/index.ts';
import type { PageSize } from '../../store/index.ts';
import type { Wording } from '../context.ts';
import { priceInWords, priceOf } from '../money.ts';
import type { Goods } from './goods.ts';

/**
 * What one size costs (wire contract 1.4, ProductPrice). Null is what the size does not have: a reduction, a suggested
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
    rebateNumber: rebateNumber(page.tiers, size, price),
    depositPrice: null,
    depositPriceUnit: null,
    totalDepositPrice: null,
    totalDepositPriceUnit: null,
  };
}

const dayOf = (epoch: number): string =>
  formatDay(calendarDay(epoch), 'pl', { day: 'numeric', month: 'long', year: 'numeric' });

/** Quantity discounts, told to who buys the least that can be bought; null where there are none. */
function rebateNumber(
  tiers: Goods['page']['tiers'],
  size: PageSize,
  price: (gross: Grosze) => ReturnType<typeof priceOf>,
) {
  if (tiers.length === 0) return null;
  const { min } = quantityBounds(size.quantity);
  const next = nextTier(tiers, min);
  return {
    number: next && next.tier.threshold / 1000,
    ...(next && price(priceAt(size.price, tiers, next.tier.threshold))),
    allThresholds: tiers.map((tier) => ({
      percent: tier.percent,
      firstThresholdValue: tier.threshold / 1000,
      endThresholdValue: tier.thresholdEnd === null ? null : tier.thresholdEnd / 1000,
      thresholdDiff: Math.max(0, tier.threshold - min) / 1000,
      minQuantity: Math.max(tier.threshold, min) / 1000,
      priceAfterRebate: price(priceAt(size.price, tiers, tier.threshold)),
    })),
  };
}
