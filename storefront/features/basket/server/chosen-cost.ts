import type { Grosze } from '../../../../patterns/rules/money.ts';
import {
  costWithServices,
  countedServices,
  pointsForServices,
  type OfferedService,
} from '../../../../patterns/rules/delivery-services.ts';
import { readDay } from '../../../../patterns/rules/delivery-slots.ts';
import type { DeliveryChoice } from './order-draft.ts';
import type { BasketOffer, Parcel } from './parcels.ts';

/** What a delivery costs as it was chosen. */
export interface ChosenCost {
  cost: Grosze;
  /** Of a divided order; null for one parcel. */
  parcels: readonly [Parcel, Parcel] | null;
  /** The services that count on the chosen day. */
  services: ReadonlyArray<OfferedService>;
  /** Loyalty points that pay for them; 0 where money does. */
  servicePoints: number;
}

/** The cost of an offer with the chosen parcels and services: the same in the basket, its call, step 2 and the order. */
export function chosenCost(
  offer: BasketOffer,
  choice: Pick<DeliveryChoice, 'day' | 'services' | 'servicesByPoints' | 'isDivided'>,
): ChosenCost {
  const parcels = choice.isDivided && offer.parcels ? offer.parcels : null;
  const services = countedServices(offer.courier.services ?? [], choice.services ?? [], readDay(choice.day ?? ''));
  const servicePoints = choice.servicesByPoints ? pointsForServices(services) : 0;
  const base = parcels ? parcels[0].cost + parcels[1].cost : offer.cost;
  return { cost: costWithServices(base, services, servicePoints > 0), parcels, services, servicePoints };
}
