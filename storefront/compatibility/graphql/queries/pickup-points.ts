import type { PickupPoint, Stock } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import { paymentOf } from '../delivery/payment-of.ts';
import { distance } from '../../../../patterns/rules/pickup-points.ts';
import { mostPoints, nearestFirst, wirePickup, type Coordinates } from '../delivery/pickups.ts';
import { weekOf } from '../opening-week.ts';
import type { PickupPointsArguments } from '../schema/types.ts';

/** A courier's pickup points, the nearest first if a place is given. */
export async function pickupPoints(
  { courierId, location, prepaid, radius }: PickupPointsArguments,
  { store }: CallContext,
) {
  const couriers = await store.catalogue.couriers();
  const wanted = paymentOf(prepaid);
  const courier = couriers.find(
    ({ requires, number, payment }) => requires && number === courierId && (wanted === null || payment === wanted),
  );
  if (!courier) return { pickupPoints: [] };
  const { latitude, longitude } = location ?? {};
  const near = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const places: ReadonlyArray<PickupPoint | Stock> =
    courier.requires === 'showroom'
      ? (await store.catalogue.stocks()).filter(({ canCollect }) => canCollect)
      : (
          await (near
            ? store.pickupPoints.near(courier.id, near, mostPoints)
            : store.pickupPoints.search(courier.id, '', mostPoints))
        ).points;
  return { pickupPoints: placesAround(places, near, radius ?? null).map((place) => wirePoint(place, courierId, near)) };
}

/** Without a place to start from there is no radius. */
export function placesAround(
  places: ReadonlyArray<PickupPoint | Stock>,
  near: Coordinates | null,
  radius: number | null,
): ReadonlyArray<PickupPoint | Stock> {
  if (!near) return places;
  const isNear = ({ coordinates }: PickupPoint | Stock) =>
    radius === null || (coordinates !== undefined && distance(near, coordinates) <= radius);
  return nearestFirst(places.filter(isNear), near);
}

function wirePoint(place: PickupPoint | Stock, courierId: number, near: Coordinates | null) {
  const { id, name, requiredClientNumber, address, coordinates } = wirePickup(place, courierId);
  return {
    id,
    name,
    location: ('note' in place && place.note) || null,
    link: null,
    markerIconUrl: null,
    requiredClientNumber,
    openingDays: weekOf(place.openingHours),
    coordinates: coordinates && { ...coordinates, distance: near && distance(near, coordinates) },
    address,
  };
}
