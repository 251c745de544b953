import { isCourier } from '../../../features/catalogue/browser.ts';
import type { CallContext } from '../context.ts';
import { mostPoints } from '../delivery/pickups.ts';
import type { SearchPickupPointsArguments } from '../schema/types.ts';

/** Pickup points of a courier by words of their name, address or code, one line each. */
export async function searchPickupPoints(
  { SearchPickupPointsInput: { shippingId, query, cashOnDelivery } }: SearchPickupPointsArguments,
  { store }: CallContext,
) {
  const couriers = await store.catalogue.couriers();
  const asked = couriers.filter(
    (courier) =>
      courier.requires === 'pickupPoint' &&
      (!shippingId || isCourier(courier, shippingId)) &&
      (!cashOnDelivery || courier.payment === 'dvp'),
  );
  const found = await Promise.all(asked.map(({ id }) => store.pickupPoints.search(id, query ?? '', mostPoints)));
  return found
    .flatMap(({ points }) => points)
    .map(({ name, address: { street, zipcode, city }, coordinates }) => ({
      data: `${name}, ${street}, ${zipcode} ${city}`,
      gps: coordinates,
    }));
}
