import { splitByDispatch } from '../../../../patterns/rules/parcels.ts';
import { dispatchDay } from '../../../../patterns/rules/shipping-time.ts';
import {
  deliveryOffers,
  isWaitedFor,
  lastDispatch,
  type Carriers,
  type DeliveryOffer,
  type ShopTime,
} from '../../catalogue/index.ts';
import type { LoadedLine } from './load-basket.ts';

/** One of the two parcels of a divided order. */
export interface Parcel extends Pick<DeliveryOffer, 'cost' | 'arrival'> {
  lines: ReadonlyArray<LoadedLine>;
}

/** A delivery that can also come as two parcels: what is there now, and the rest. */
export type BasketOffer = DeliveryOffer & { parcels?: readonly [Parcel, Parcel] };

/**
 * Adds to each offer its two parcels, each with its own cost and day by the courier's rules. Only where the goods leave
 * on different days, and the courier takes both parcels, has a cost and decides the day itself.
 */
export function withParcels(
  offers: ReadonlyArray<DeliveryOffer>,
  lines: ReadonlyArray<LoadedLine>,
  carriers: Carriers,
  { isDeliveryFree, time }: { isDeliveryFree: boolean; time: ShopTime },
): ReadonlyArray<BasketOffer> {
  const sent = lines.filter(({ product }) => isWaitedFor(product));
  const split = splitByDispatch(sent.map((line) => ({ line, dispatch: dispatchDay(line.promise, time.now) })));
  if (!split) return offers;
  const offersOf = (part: ReadonlyArray<{ line: LoadedLine }>) => {
    const own = part.map(({ line }) => line);
    const goods = {
      lines: own.map(({ line }) => line),
      worth: own.reduce((sum, { line }) => sum + line.totalGross, 0),
      dispatch: lastDispatch(
        own.map(({ promise }) => promise),
        time.now,
      ),
      isDeliveryFree,
    };
    const found = deliveryOffers(carriers, goods, time);
    return (courierId: string): Parcel | null => {
      const offer = found.find(({ courier }) => courier.id === courierId);
      return offer ? { cost: offer.cost, arrival: offer.arrival, lines: own } : null;
    };
  };
  const [first, rest] = [offersOf(split.now), offersOf(split.later)];
  return offers.map((offer) => {
    const { id, slots, isVirtual, isCostOpen } = offer.courier;
    const parcels = [first(id), rest(id)] as const;
    return slots || isVirtual || isCostOpen || !parcels[0] || !parcels[1]
      ? offer
      : { ...offer, parcels: [parcels[0], parcels[1]] };
  });
}
