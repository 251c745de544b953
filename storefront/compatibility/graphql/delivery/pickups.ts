import type { PickupPoint, Stock } from '../../../store/index.ts';

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A pickup point in the format of the calls. `street` and its number are separate there. */
export function wirePickup(place: PickupPoint | Stock, courierId: number) {
  const { id, name, address, coordinates } = place;
  const [, street = address.street, number = ''] = /^(.*\S)\s+(\d\S*)$/.exec(address.street) ?? [];
  return {
    id,
    courierId,
    name,
    requiredClientNumber: false,
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

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies (haversine). */
export function distance(a: Coordinates, b: Coordinates): number {
  const [height, width] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(height / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(width / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The nearest first; those without a position last. */
export function nearestFirst<T extends { readonly coordinates?: Coordinates }>(
  places: ReadonlyArray<T>,
  from: Coordinates,
): ReadonlyArray<T> {
  const far = ({ coordinates }: T) => (coordinates ? distance(from, coordinates) : Number.POSITIVE_INFINITY);
  return places.toSorted((a, b) => far(a) - far(b));
}
