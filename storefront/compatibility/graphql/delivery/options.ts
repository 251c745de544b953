import type { TextsContext } from '../../../../components/texts/texts.ts';
import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import type { CurrencyFormat } from '../../../../patterns/rules/money.ts';
import type { DeliveryChoices } from '../../../features/checkout/delivery-form.ts';
import type { DeliveryOffer, ShopTime } from '../../../features/catalogue/index.ts';
import type { Courier, PickupPoint, Stock } from '../../../store/index.ts';
import { moneyOf } from '../money.ts';
import type { ShippingOption } from '../schema/types.ts';
import { wireCourier } from './couriers.ts';
import { momentOfArrival } from './moments.ts';
import { nearestFirst, wirePickup, type Coordinates } from './pickups.ts';

export interface OptionsContext {
  readonly choices: DeliveryChoices;
  readonly near: Coordinates | null;
  /** The loyalty points of the client; 0 without any. */
  readonly points: number;
  readonly currency: CurrencyFormat;
  readonly time: ShopTime;
  readonly texts: TextsContext;
}

/** A delivery option with its cost and day (wire contract 1.6, shipping[]). */
export function wireOption(offer: DeliveryOffer, { choices, near, points, currency, time, texts }: OptionsContext) {
  const deliveryTime = momentOfArrival(offer.arrival, time);
  const places = placesOf(offer.courier, choices);
  return {
    availability: 'now',
    calendar: false,
    calendarOption: null,
    comment: offer.courier.isCostOpen ? errorText('error.shipping.noStandardCost', texts) : null,
    prepaid: offer.courier.payment,
    minworthReached: true,
    minworth: null,
    workingDays: deliveryTime && deliveryTime.workingDays,
    pointsSelected: false,
    // For its services: the delivery itself is paid with money.
    pointsEnabled: (offer.courier.services ?? []).some(({ costPoints = Infinity }) => costPoints <= points),
    pointsCost: null,
    cost: offer.courier.isCostOpen ? null : moneyOf(offer.cost, currency),
    deliveryTime,
    courierPickupPoints:
      places && (near ? nearestFirst(places, near) : places).map((place) => wirePickup(place, offer.courier.number)),
    courier: wireCourier(offer.courier),
  } satisfies ShippingOption;
}

/** The pickup points of this courier; null for home delivery. */
function placesOf(
  { id, requires }: Courier,
  { pickupPoints, showrooms }: DeliveryChoices,
): ReadonlyArray<PickupPoint | Stock> | null {
  if (requires === 'pickupPoint') return pickupPoints.filter(({ courierId }) => courierId === id);
  return requires === 'showroom' ? showrooms : null;
}
