import { fold } from './fold.ts';
import { normaliseZipcode } from './validation.ts';

/** A place on Earth, in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
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

/** A place on Earth from two numbers, also of another program; null for anything else. */
export function readCoordinates(latitude: unknown, longitude: unknown): Coordinates | null {
  const [north, east] = [Number(latitude), Number(longitude)];
  const isPlace = Math.abs(north) <= 90 && Math.abs(east) <= 180 && latitude !== '' && longitude !== '';
  return isPlace && latitude !== null && longitude !== null ? { latitude: north, longitude: east } : null;
}

/** The longest text that is searched, in characters. */
export const longestPointQuery = 100;

export type PointQuery =
  | { kind: 'empty' }
  /** Not an address: too few letters for a town or code, and no whole postcode. */
  | { kind: 'invalid' }
  | { kind: 'postcode'; postcode: string }
  | { kind: 'words'; text: string };

/** What a shopper searches pickup points by: a town, a postcode or the code of a point. */
export function readPointQuery(typed: string): PointQuery {
  const text = typed.trim().slice(0, longestPointQuery);
  if (text === '') return { kind: 'empty' };
  // "31-145 Kraków" is a postcode with its town: the postcode is the nearer place.
  const [, postcode] = /^(\d{2}[-\s]?\d{3})(?:\s|,|$)/.exec(text) ?? [];
  if (postcode !== undefined) return { kind: 'postcode', postcode: normaliseZipcode(postcode) };
  const letters = fold(text).replace(/[^\p{L}]/gu, '').length;
  return letters < 2 ? { kind: 'invalid' } : { kind: 'words', text };
}

/** A place on the overview, in units of its own square of 100 by 100. */
export interface Mark {
  readonly x: number;
  readonly y: number;
}

const margin = 8;

/**
 * Places on a square overview, north above: the smallest square round all of them, with a margin. Kilometres east and
 * north have the same scale.
 *
 * @returns marks in the order of the places, and how many units of the square one kilometre has
 */
export function overviewOf(places: ReadonlyArray<Coordinates>): {
  marks: ReadonlyArray<Mark>;
  unitsPerKilometre: number;
} {
  const [first] = places;
  if (!first) return { marks: [], unitsPerKilometre: 0 };
  const kilometresPerDegree = radians(1) * earthRadius;
  const narrowing = Math.cos(radians(first.latitude));
  const east = places.map(({ longitude }) => (longitude - first.longitude) * kilometresPerDegree * narrowing);
  const north = places.map(({ latitude }) => (latitude - first.latitude) * kilometresPerDegree);
  const [west, south] = [Math.min(...east), Math.min(...north)];
  const [width, height] = [Math.max(...east) - west, Math.max(...north) - south];
  // A single point, or several in one house, stand in the middle of a square kilometre.
  const side = Math.max(width, height, 1);
  const unit = (100 - 2 * margin) / side;
  const centred = (value: number, length: number) => 50 + (value - length / 2) * unit;
  return {
    marks: places.map((_, index) => ({
      x: centred(east[index]! - west, width),
      y: 100 - centred(north[index]! - south, height),
    })),
    unitsPerKilometre: unit,
  };
}
