import type { Translate } from '../../components/texts/texts.ts';
import { formatMoney, type CurrencyFormat, type Grosze } from '../rules/money.ts';
import type { shippingCostTexts } from './texts.ts';

/** The lowest delivery cost as one sentence: free at cost 0, else "Cost from {price}" (spec 9). */
export function shippingCostText(
  lowest: Grosze,
  t: Translate<typeof shippingCostTexts.pl>,
  currency: CurrencyFormat,
): string {
  return lowest === 0 ? t('free') : t('from', { price: formatMoney(lowest, currency) });
}
