import { translator } from '../../components/texts/texts.ts';
import type { Grosze } from '../../patterns/rules/money.ts';
import { goodsToPay } from '../basket/load-basket.ts';
import type { BuyingContext } from '../basket/session.ts';
import { ensureSession } from '../basket/session.ts';
import type { PlaceOrder, PlaceOutcome } from '../server/store/index.ts';
import { missingFacts } from '../settings/index.ts';
import { writeSeenChoice, type CheckoutForm } from './checkout-form.ts';
import type { Checkout } from './load-checkout.ts';
import { orderConfirmationMail } from './mail-kind.ts';
import type { SavedOrderDetails } from './order-details.ts';
import { firstState } from './payment-methods.ts';
import { orderTexts } from './texts.ts';

export type OrderResult =
  | PlaceOutcome
  | { kind: 'delivery_changed'; expected: Grosze; actual: Grosze }
  /** Recipient, delivery, payment or a comment of a line is not what was shown, at the same cost. */
  | { kind: 'choice_changed' }
  /** The goods are worth more than the shop takes in one order. */
  | { kind: 'too_much'; most: Grosze }
  /** The shop does not say who sells, and who buys must know. */
  | { kind: 'no_seller' };

/**
 * Orders what the summary showed, once. The store does it in one transaction and refuses what has changed since; a key
 * that was used answers with its order, whatever the basket holds now.
 */
export async function orderBasket(
  context: BuyingContext,
  checkout: Checkout,
  form: CheckoutForm,
): Promise<OrderResult> {
  const { offer, choice, method, basket } = checkout;
  // A used key is answered by its order before anything is compared.
  if (basket.lines.length > 0 && form.seenDelivery !== offer.cost) {
    const before = await findOrdered(context, form);
    return before ?? { kind: 'delivery_changed', expected: form.seenDelivery, actual: offer.cost };
  }
  if (basket.lines.length > 0 && form.seenChoice !== writeSeenChoice(choice, basket))
    return (await findOrdered(context, form)) ?? { kind: 'choice_changed' };
  const most = context.settings.orderWorthMaximum;
  if (basket.basket.productsTotal > most) return (await findOrdered(context, form)) ?? { kind: 'too_much', most };
  if (missingFacts(context.settings).length > 0) return (await findOrdered(context, form)) ?? { kind: 'no_seller' };
  const document = form.document ?? choice.invoice?.document;
  const details: SavedOrderDetails = {
    address: choice.address,
    delivery: { courierName: offer.courier.name, place: checkout.place, day: checkout.day },
    payment: { methodId: method.id, name: translator(orderTexts, context.texts)(`payment.${method.id}`) },
    choices: checkout.choices,
    remarks: form.remarks.trim(),
    ...(document && { document }),
    termsAcceptedAt: context.now,
  };
  const command: PlaceOrder = {
    idempotencyKey: form.key,
    session: await ensureSession(context),
    clientId: (await context.client())?.id ?? null,
    expected: form.seenLines,
    rebate: form.seenRebate,
    email: choice.address.email,
    delivery: {
      courierId: offer.courier.id,
      total: offer.cost,
      ...(choice.stockId !== null && { stockId: choice.stockId }),
    },
    payment: { method: method.id, total: method.cost },
    state: firstState(method, goodsToPay(basket) + offer.cost + method.cost),
    details: { ...details },
    mailKind: orderConfirmationMail,
  };
  return context.store.orders.place(command);
}

/**
 * The order that a key has made before; null where it has made none. Placing with nothing expected can only repeat:
 * an empty order is always refused.
 */
export async function findOrdered(
  context: BuyingContext,
  form: Pick<CheckoutForm, 'key'>,
): Promise<PlaceOutcome | null> {
  if (form.key === '') return null;
  const outcome = await context.store.orders.place({
    idempotencyKey: form.key,
    session: await ensureSession(context),
    expected: [],
    email: '',
    delivery: { courierId: '', total: 0 },
    payment: { method: '', total: 0 },
    state: 'n',
    details: {},
    mailKind: orderConfirmationMail,
  });
  return outcome.kind === 'repeated' ? outcome : null;
}
