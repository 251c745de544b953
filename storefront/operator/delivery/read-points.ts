import { readCoordinates } from '../../../patterns/rules/pickup-points.ts';
import type { OpeningHours, PickupPoint } from '../../features/catalogue/types.ts';

/** More than the largest network of a country. */
export const mostPoints = 100_000;

export type ReadPoints =
  | { kind: 'read'; points: ReadonlyArray<PickupPoint> }
  | { kind: 'notList' }
  | { kind: 'tooMany'; count: number }
  /** `number` counts from 1. */
  | { kind: 'wrong'; number: number; what: string }
  | { kind: 'twice'; id: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.trim().length <= most ? value.trim() : null;

/** The points of a network's file, all of them or none: a list of objects like those of the demo. */
export function readPoints(value: unknown, courierId: string): ReadPoints {
  if (!Array.isArray(value)) return { kind: 'notList' };
  if (value.length > mostPoints) return { kind: 'tooMany', count: value.length };
  const points = new Map<string, PickupPoint>();
  for (const [index, one] of value.entries()) {
    const read = readPoint(one, courierId);
    if (typeof read === 'string') return { kind: 'wrong', number: index + 1, what: read };
    if (points.has(read.id)) return { kind: 'twice', id: read.id };
    points.set(read.id, read);
  }
  return { kind: 'read', points: [...points.values()] };
}

/** A point, or the name of its first wrong field. */
function readPoint(value: unknown, courierId: string): PickupPoint | string {
  if (!isRecord(value)) return 'id';
  const { address, coordinates } = value;
  const id = text(value['id'], 60);
  if (id === null || /\s/.test(id)) return 'id';
  const name = text(value['name'], 100);
  if (name === null) return 'name';
  if (!isRecord(address)) return 'address';
  const [street, zipcode, city] = [
    text(address['street'], 100),
    text(address['zipcode'], 10),
    text(address['city'], 100),
  ];
  if (street === null) return 'address.street';
  if (zipcode === null || !/\d/.test(zipcode)) return 'address.zipcode';
  if (city === null) return 'address.city';
  const place = isRecord(coordinates) && readCoordinates(coordinates['latitude'], coordinates['longitude']);
  if (!place) return 'coordinates';
  const hours = value['openingHours'] ?? [];
  if (!Array.isArray(hours) || hours.length > 7 || !hours.every(isHours)) return 'openingHours';
  const note = value['note'] === undefined ? undefined : text(value['note'], 200);
  if (note === null) return 'note';
  return {
    id,
    courierId,
    name,
    address: { street, zipcode, city, country: text(address['country'], 60) ?? 'Polska' },
    coordinates: place,
    openingHours: hours,
    ...(note !== undefined && { note }),
    ...(value['needsCustomerNumber'] === true && { needsCustomerNumber: true }),
  };
}

const isHours = (value: unknown): value is OpeningHours =>
  isRecord(value) && text(value['days'], 60) !== null && text(value['hours'], 30) !== null;
