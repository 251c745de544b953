import {
  chosenCost,
  choiceOf,
  goodsToPay,
  wordsOf,
  loadBasket,
  readOrderDraft,
  type LoadedBasket,
  type DeliveryChoice,
} from '../../basket/index.ts';
import { arrivalDay } from '../../catalogue/browser.ts';
import type { DeliveryOffer } from '../../catalogue/index.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { loadPaying, type Paying } from './paying.ts';
import { zipcodeFormats } from '../../../../patterns/rules/client-data/zipcode.ts';
import { poland } from '../../../platform/settings/country.ts';
import { goTogether, reachProblem } from '../../../../patterns/rules/delivery-choice.ts';
import { dayProblem, hoursProblem, readDay } from '../../../../patterns/rules/delivery-slots.ts';
import type { DeliveryService } from '../../../../patterns/rules/delivery-services.ts';
import { instalmentsFor } from './payment-refusals.ts';
import { loadChosen } from './load-choices.ts';
import { choiceKey, parcelOf, placeOf, type OrderParcel, type OrderPlace } from './order-details.ts';
import { findPaymentMethod, isOfferedMethod, type OfferedMethod, methodCost } from '../../payment/browser.ts';

/** A basket with all decisions: for the summary and the order. */
export interface Checkout {
  basket: LoadedBasket;
  choice: DeliveryChoice;
  offer: DeliveryOffer;
  method: OfferedMethod;
  /** What is paid beside the method, and what is left for it. */
  paying: Paying;
  /** The point or showroom; null for home delivery. */
  place: OrderPlace | null;
  /** Null where it is unknown, and of a divided order. */
  day: string | null;
  /** The parcels of a divided order; null for one. */
  parcels: ReadonlyArray<OrderParcel> | null;
  /** What the courier does besides; its cost is in the offer. */
  services: ReadonlyArray<DeliveryService>;
  /** Loyalty points that pay for them; 0 where money does. */
  servicePoints: number;
  /** The options of each line, by `choiceKey`. */
  choices: Readonly<Record<string, ReadonlyArray<string>>>;
}

export type CheckoutState =
  | { kind: 'ready'; checkout: Checkout }
  | { kind: 'not_chosen'; basket: LoadedBasket }
  /** The choice no longer fits the goods. */
  | { kind: 'choice_gone'; basket: LoadedBasket };

/** Reads basket and draft together. Validates again what was valid at step 1. */
export async function loadCheckout(context: BuyingContext): Promise<CheckoutState> {
  const [basket, choice] = await Promise.all([loadBasket(context), readOrderDraft(context)]);
  return choice ? checkoutOf(context, basket, choice) : { kind: 'not_chosen', basket };
}

/** The same for a choice made just now. */
export async function checkoutOf(
  context: BuyingContext,
  basket: LoadedBasket,
  choice: DeliveryChoice,
): Promise<Exclude<CheckoutState, { kind: 'not_chosen' }>> {
  const offer = basket.offers.find(({ courier }) => courier.id === choice.courierId);
  const method = findPaymentMethod(choice.paymentId);
  if (!offer || !method || !goTogether(offer.courier, method) || !isOfferedMethod(method, context.settings))
    return { kind: 'choice_gone', basket };

  const { pickupPoints, showrooms, slots } = await loadChosen(context, [offer], [choice.pickupPointId]);
  const places = offer.courier.requires === 'pickupPoint' ? pickupPoints : showrooms;
  const found = places.find(({ id }) => id === (choice.pickupPointId ?? choice.stockId));
  if (offer.courier.requires && !found) return { kind: 'choice_gone', basket };
  const days = slots[offer.courier.id];
  const day = readDay(choice.day ?? '');
  const isDayGone =
    days && (dayProblem(choice.day ?? '', days, choice.services) ?? hoursProblem(choice.hours ?? '', days)) !== null;
  const isOutOfReach =
    reachProblem(offer.courier.areas, choice.address.zipcode, zipcodeFormats(choice.address.country || poland.iso)) !==
    null;
  if (isDayGone || isOutOfReach) return { kind: 'choice_gone', basket };
  const { cost, parcels, services, servicePoints } = chosenCost(offer, choice);
  const total = goodsToPay(basket) + cost + methodCost(method, context.settings);
  const paying = await loadPaying(context, total, servicePoints);
  if (!paying) return { kind: 'choice_gone', basket };
  if (method.id === 'instalments' && instalmentsFor(basket, offer.courier, paying.rest, context).reason !== null)
    return { kind: 'choice_gone', basket };
  return {
    kind: 'ready',
    checkout: {
      basket,
      choice,
      offer: { ...offer, cost },
      parcels: parcels?.map((parcel) => parcelOf(parcel, context)) ?? null,
      services: services.map(({ id }) => id),
      method,
      paying,
      servicePoints,
      place: found ? { ...placeOf(found), ...(choice.clientNumber && { customerNumber: choice.clientNumber }) } : null,
      day:
        days && day !== null
          ? [arrivalDay({ kind: 'day', day }, context.texts.locale), choice.hours].filter(Boolean).join(', ')
          : parcels
            ? null
            : arrivalDay(offer.arrival, context.texts.locale),
      choices: Object.fromEntries([
        ...basket.lines.map((loaded) => [choiceKey(loaded.line), choiceOf(loaded, context.texts)] as const),
        ...basket.gifts.map((gift) => [choiceKey(gift), wordsOf(gift)] as const),
      ]),
    },
  };
}
