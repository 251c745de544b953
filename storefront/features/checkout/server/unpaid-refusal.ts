import { translator } from '../../../../components/texts/texts.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { UnpaidRefusal } from '../../../store/index.ts';
import { unpaidRefusalTexts } from './unpaid-refusal.texts.ts';

/** Why an order is refused while others of its buyer are unpaid, and what helps. */
export function unpaidRefusalText(
  { limit, most }: UnpaidRefusal,
  context: Pick<BuyingContext, 'texts' | 'settings'>,
): string {
  const t = translator(unpaidRefusalTexts, context.texts);
  const reason = limit === 'worth' ? t('worth', { most: shopMoney(context).paid(most) }) : t(limit, { count: most });
  return `${reason} ${t('whatNow', { email: context.settings.companyEmail })}`;
}
