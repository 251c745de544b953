import { translator } from '../../../../components/texts/texts.ts';
import { standing, sumOfPayments } from '../../../../patterns/rules/order-payments.ts';
import { shopMoney, type MoneyWording } from '../../../../patterns/rules/shop-money.ts';
import type { Order } from '../../../store/index.ts';
import { cancelledStates } from './order-state.ts';
import { returnedPartsTexts } from './returned-parts.texts.ts';

const kinds = Object.keys(returnedPartsTexts.pl) as ReadonlyArray<keyof typeof returnedPartsTexts.pl>;

/**
 * Sentences about the gift cards, vouchers, points and balance that paid a cancelled order and have their money back: one a
 * kind, none for an order that is not cancelled. Money at a provider takes days, and has its own mail.
 */
export function returnedParts(
  { state, payments }: Pick<Order, 'state' | 'payments'>,
  wording: MoneyWording,
): ReadonlyArray<string> {
  if (!cancelledStates.includes(state)) return [];
  const t = translator(returnedPartsTexts, wording.texts);
  const returned = standing(payments).filter((payment) => payment.state === 'refunded');
  return kinds.flatMap((kind) => {
    const amount = sumOfPayments(returned.filter(({ method }) => method === kind));
    return amount > 0 ? [t(kind, { amount: shopMoney(wording).paid(amount) })] : [];
  });
}
