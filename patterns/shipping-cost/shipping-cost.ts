import { defineTexts, type Translate } from '../../components/texts/texts.ts';
import { formatMoney, type CurrencyFormat, type Grosze } from '../rules/money.ts';

export const shippingCostTexts = defineTexts('shippingCost', {
  pl: { free: 'Darmowa dostawa', from: 'Dostawa: koszt od {price}' },
  en: {
    free: 'Free delivery',
    from: 'Delivery from {price}',
  },
});

/** The lowest delivery cost as one sentence: free at cost 0, else "Cost from {price}" (spec 9). */
export function shippingCostText(
  lowest: Grosze,
  t: Translate<typeof shippingCostTexts.pl>,
  currency: CurrencyFormat,
): string {
  return lowest === 0 ? t('free') : t('from', { price: formatMoney(lowest, currency) });
}
