import { distance, type Coordinates } from '../../../../patterns/rules/pickup-points.ts';
import type { PickupPoint, Stock } from '../../../store/index.ts';

export type { Coordinates };

/** The most points of one answer: a network may have tens of thousands. */
export const mostPoints = 200;

/** A pickup point in the format of the calls. `street` and its number are separate there. */
export function wirePickup(place: PickupPoint | Stock, courierId: number) {
  const { id, name, address, coordinates } = place;
  const [, street = address.street, number = ''] = /^(.*\S)\s+(\d\S*)$/.exec(address.street) ?? [];
  return {
    id,
    courierId,
    name,
    requiredClientNumber: ('needsCustomerNumber' in place && place.needsCustomerNumber) === true,
    address: {
      street,
      buildingAndHouseNumber: number,
      city: address.city,
      postcode: address.zipcode,
      country: address.country,
    },
    coordinates: coordinates ?? null,
  };
}

/** The nearest first; those without a position last. */
export function nearestFirst<T extends { readonly coordinates?: Coordinates }>(
  places: ReadonlyArray<T>,
  from: Coordinates,
): ReadonlyArray<T> {
  const far = ({ coordinates }: T) => (coordinates ? distance(from, coordinates) : Number.POSITIVE_INFINITY);
  return places.toSorted((a, b) => far(a) - far(b));
}
