import { wireMoney, type Grosze } from '../../../../patterns/rules/money.ts';
import type { PageSize, ProductPage } from '../../../store/index.ts';

/*
 * Answers expected from the store's facts, computed separately: the server's answers are compared with them,
 * field by field.
 */

export const everyMoney = 'value currency formatted';
export const everyPrice = `gross{${everyMoney}},net{${everyMoney}}`;

const priceFields = [
  'price',
  'omnibusPrice',
  'crossedPrice',
  'max',
  'unit',
  'unitConvertedPrice',
  'beforeRebate',
  'advancePrice',
  'suggested',
  'depositPrice',
  'depositPriceUnit',
  'totalDepositPrice',
  'totalDepositPriceUnit',
].map((field) => `${field}{${everyPrice}}`);

/** Every field that the hotspots of existing clients select of a price. */
export const everyProductPrice = `rebateCodeActive,${priceFields.join(' ')} youSavePercent
  omnibusPriceDetails{unit{${everyPrice}} youSavePercent omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil{formatted}}
  beforeRebateDetails{youSavePercent unit{${everyPrice}}}
  rebateNumber{number gross{${everyMoney}} net{${everyMoney}}
    allThresholds{percent firstThresholdValue endThresholdValue thresholdDiff minQuantity priceAfterRebate{${everyPrice}}}}`;

export const money = (amount: Grosze) => ({ value: amount / 100, currency: 'PLN', formatted: wireMoney(amount) });

/** Half up, a unit. */
export const net = (gross: Grosze, vatPercent: number | null): Grosze =>
  vatPercent === null ? gross : Math.round((gross * 100) / (100 + vatPercent));

export const price = (gross: Grosze, vatPercent: number | null) => ({
  gross: money(gross),
  net: money(net(gross, vatPercent)),
});

/** Of a size sold for money without weighed content, as `everyProductPrice` selects it. */
export function productPrice({ product, tiers }: ProductPage, { price: now, reduction, quantity }: PageSize) {
  const of = (gross: Grosze) => price(gross, product.vatPercent);
  const suggested = product.details.suggestedPriceGross;
  const least = Math.max(quantity.sellBy, quantity.minPerOrder ?? 0);
  const lowered = (percent: number) => Math.round((now * (100 - percent)) / 100);
  const next = tiers.find(({ threshold }) => threshold > least);
  return {
    rebateCodeActive: false,
    price: of(now),
    omnibusPrice: reduction && of(reduction.lowestPrice),
    omnibusPriceDetails: reduction && {
      unit: of(reduction.lowestPrice),
      youSavePercent: reduction.percent,
      omnibusPriceIsHigherThanSellingPrice: reduction.lowestPrice > now,
      newPriceEffectiveUntil: null,
    },
    crossedPrice: reduction && of(reduction.crossedPrice),
    max: reduction && of(reduction.crossedPrice),
    unit: of(now),
    unitConvertedPrice: null,
    youSavePercent: reduction?.percent ?? 0,
    beforeRebate: null,
    beforeRebateDetails: null,
    advancePrice: null,
    suggested: suggested === undefined ? null : of(suggested),
    rebateNumber:
      tiers.length === 0
        ? null
        : {
            number: next ? next.threshold / 1000 : null,
            gross: next ? money(lowered(next.percent)) : null,
            net: next ? money(net(lowered(next.percent), product.vatPercent)) : null,
            allThresholds: tiers.map(({ threshold, thresholdEnd, percent }) => ({
              percent,
              firstThresholdValue: threshold / 1000,
              endThresholdValue: thresholdEnd === null ? null : thresholdEnd / 1000,
              thresholdDiff: (threshold - least) / 1000,
              minQuantity: threshold / 1000,
              priceAfterRebate: of(lowered(percent)),
            })),
          },
    depositPrice: null,
    depositPriceUnit: null,
    totalDepositPrice: null,
    totalDepositPriceUnit: null,
  };
}
