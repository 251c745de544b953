import { translator } from '../../../../components/texts/texts.ts';
import { isPart, standing, sumOfPayments } from '../../../../patterns/rules/order-payments.ts';
import { shopMoney, type MoneyWording } from '../../../../patterns/rules/shop-money.ts';
import type { Order } from '../../../store/index.ts';
import { cancelledStates } from './order-state.ts';
import { returnedPartsTexts } from './returned-parts.texts.ts';

const kinds = Object.keys(returnedPartsTexts.pl) as ReadonlyArray<keyof typeof returnedPartsTexts.pl>;

/**
 * Sentences about what paid a cancelled order and goes back: one a kind, none for an order that is not cancelled. Points
 * count as points, those for services of the delivery among them. Money at a provider takes days, and has its own mail
 * once it is sent.
 */
export function returnedParts(
  { state, payments }: Pick<Order, 'state' | 'payments'>,
  wording: MoneyWording,
): ReadonlyArray<string> {
  if (!cancelledStates.includes(state)) return [];
  const t = translator(returnedPartsTexts, wording.texts);
  const returned = standing(payments).filter((payment) => payment.state === 'refunded');
  return kinds.flatMap((kind) => {
    const ofKind = returned.filter((payment) => (isPart(payment) ? payment.method : 'other') === kind);
    const count = ofKind.reduce((sum, { points }) => sum + points, 0);
    if (kind === 'points') return count > 0 ? [t(kind, { count })] : [];
    const amount = sumOfPayments(ofKind);
    return amount > 0 ? [t(kind, { amount: shopMoney(wording).paid(amount) })] : [];
  });
}
