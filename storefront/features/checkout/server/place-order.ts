import { translator } from '../../../../components/texts/texts.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { orderTexts } from '../../catalogue/browser.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { ensureSession } from '../../../shared/session.ts';
import { reportOrder } from './order-watcher.ts';
import type { PlacedOrder, PlaceOrder, PlaceOutcome } from '../../../store/index.ts';
import { missingFacts } from '../../../platform/settings/index.ts';
import { writeSeenChoice, writeSeenRebate, type CheckoutForm } from './checkout-form.ts';
import type { Checkout } from './load-checkout.ts';
import { orderConfirmationMail } from './mail-kind.ts';
import { deliveryName, type SavedOrderDetails } from './order-details.ts';
import { firstState, methodCost } from '../../payment/browser.ts';
import { writeSeenParts } from '../../payment/index.ts';
import { unpaidTerms } from './unpaid-terms.ts';
import { scopeOfBasket } from './withdrawal-scope.ts';

export type OrderResult =
  | PlaceOutcome
  | { kind: 'delivery_changed'; expected: Grosze; actual: Grosze }
  /** Recipient, delivery, payment or a line's comment differ from the summary, at the same cost. */
  | { kind: 'choice_changed' }
  /** The goods exceed the worth limit of one order. */
  | { kind: 'too_much'; most: Grosze }
  /** The terms are not those of the summary. */
  | { kind: 'terms_changed' }
  /** The seller's data or the terms are missing; buyers must know them. */
  | { kind: 'no_seller' };

/** Why the basket differs from the summary, or is not sold; null where it matches. */
function refusalOf(
  { settings }: BuyingContext,
  { offer, choice, method, basket, paying }: Checkout,
  form: CheckoutForm,
): Exclude<OrderResult, { order: unknown }> | null {
  if (basket.lines.length === 0) return { kind: 'empty' };
  if (form.seenDelivery !== offer.cost)
    return { kind: 'delivery_changed', expected: form.seenDelivery, actual: offer.cost };
  if (form.seenChoice !== writeSeenChoice(choice, basket, methodCost(method, settings)))
    return { kind: 'choice_changed' };
  if (writeSeenRebate(form.seenRebate) !== writeSeenRebate(basket.rebate))
    return { kind: 'rebate_changed', expected: form.seenRebate?.goods ?? 0, actual: basket.rebate?.goods ?? 0 };
  if (form.seenParts !== writeSeenParts(paying.parts)) return { kind: 'part_gone' };
  const most = settings.orderWorthMaximum;
  if (basket.basket.productsTotal > most) return { kind: 'too_much', most };
  return missingFacts(settings).length > 0 ? { kind: 'no_seller' } : null;
}

/**
 * Orders what the summary showed, once. The store does it in one transaction and refuses changes since the basket was
 * read here; a used key returns its order, whatever the basket holds now.
 */
export async function orderBasket(
  context: BuyingContext,
  checkout: Checkout,
  form: CheckoutForm,
): Promise<OrderResult> {
  const order = await findOrdered(context, form);
  if (order) return { kind: 'repeated', order };
  const refusal = refusalOf(context, checkout, form);
  if (refusal) return refusal;
  const termsVersion = await context.store.content.version('terms');
  if (termsVersion === 0) return { kind: 'no_seller' };
  if (form.seenTerms !== termsVersion) return { kind: 'terms_changed' };
  const { offer, choice, method, basket, paying } = checkout;
  const document = form.document ?? choice.invoice?.document;
  const agreedToStart = scopeOfBasket(basket).started.flatMap(({ kind }) => (form.agreed.includes(kind) ? [kind] : []));
  const details: SavedOrderDetails = {
    address: choice.address,
    ...(choice.buyer && { buyer: choice.buyer }),
    ...(choice.asked && { asked: choice.asked }),
    delivery: {
      courierName: deliveryName(offer.courier.name, checkout, context.texts),
      services: checkout.services,
      servicePoints: checkout.servicePoints,
      place: checkout.place,
      day: checkout.day,
      ...(checkout.parcels && { parcels: checkout.parcels }),
      ...(choice.day !== undefined && { isDayChosen: true }),
    },
    payment: { methodId: method.id, name: translator(orderTexts, context.texts)(`payment.${method.id}`) },
    choices: checkout.choices,
    remarks: form.remarks.trim(),
    ...(document && { document }),
    termsAcceptedAt: context.now,
    termsVersion,
    ...(agreedToStart.length > 0 && { agreedToStart }),
  };
  const command: PlaceOrder = {
    idempotencyKey: form.key,
    session: await ensureSession(context),
    clientId: (await context.client())?.id ?? null,
    expected: form.seenLines,
    judged: basket.basket,
    rebate: basket.rebate,
    email: choice.address.email,
    delivery: {
      courierId: offer.courier.id,
      total: offer.cost,
      ...(offer.courier.isCostOpen && { isCostOpen: true }),
      ...(choice.stockId !== null && { stockId: choice.stockId }),
    },
    payment: { method: method.id, total: methodCost(method, context.settings) },
    parts: { parts: paying.parts, points: paying.funds?.earned ?? { earned: 0, worth: 1 } },
    ...(checkout.servicePoints > 0 &&
      paying.funds && { servicePoints: { clientId: paying.funds.clientId, points: checkout.servicePoints } }),
    state: firstState(method, paying.rest),
    details: { ...details },
    mailKind: orderConfirmationMail,
    unpaid: unpaidTerms(context),
  };
  const result = await context.store.orders.place(command);
  if (result.kind === 'placed')
    await reportOrder(context, {
      order: result.order,
      lines: basket.basket.lines,
      rebate: basket.rebate?.goods ?? 0,
      shipping: offer.cost,
    });
  return result;
}

/** The order made with a key; null if none. Call after reading the basket: an order empties it. */
export async function findOrdered(
  context: BuyingContext,
  { key }: Pick<CheckoutForm, 'key'>,
): Promise<PlacedOrder | null> {
  return key === '' ? null : context.store.orders.ofKey(await ensureSession(context), key);
}
