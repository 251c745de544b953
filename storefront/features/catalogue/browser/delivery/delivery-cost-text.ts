import { translator } from '../../../../../components/texts/texts.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { shopMoney, type MoneyWording } from '../../../../../patterns/rules/shop-money.ts';
import { orderTexts } from './texts.ts';

/**
 * The cost of a delivery as text: the amount, or that the staff set it after the order.
 *
 * @param cost what is known of it: that of its services, where the rest is open
 */
export function deliveryCostText(
  { cost, isCostOpen }: { cost: Grosze; isCostOpen: boolean | undefined },
  wording: MoneyWording,
): string {
  const amount = shopMoney(wording).paid(cost);
  if (!isCostOpen) return amount;
  const t = translator(orderTexts, wording.texts);
  return cost === 0 ? t('costOpen') : t('costOpenBesides', { amount });
}
