import type { PickupPointData } from '../../../../../patterns/point-picker/index.ts';

/**
 * The field of one delivery: `points[7-1]`. Every tile has its own fields, also hidden ones, so that each keeps what was
 * chosen in it.
 *
 * @param shipping the value of the tile
 */
export const fieldOf = (name: CourierField, shipping: string): string => `${name}[${shipping}]`;

export type CourierField =
  | 'points'
  | 'pickup_point'
  | 'client_number'
  | 'delivery_day'
  | 'delivery_hours'
  | 'services'
  | 'services_points'
  | 'parcels';

/** The value of the field `parcels` for what is there now, and the rest later. */
export const inTwoParcels = 'two';

/** The name of the field without its tile, and the tile; null for other fields. */
export function ofCourier(name: string): { field: string; shipping: string } | null {
  const [, field, shipping] = /^(\w+)\[([^\]]+)\]$/.exec(name) ?? [];
  return field !== undefined && shipping !== undefined ? { field, shipping } : null;
}

/** Sends the form to search points: its value is that of the tile. */
export const findButton = 'find_points';

/** Sends the form for another look at it: the deliveries of another country, without a script also the payments of a delivery. */
export const recountButton = 'recount';

/** The result of a search of pickup points, as shown. */
export interface ShownPoints {
  /** As typed. */
  query: string;
  points: ReadonlyArray<PickupPointData & { needsCustomerNumber: boolean }>;
  /** What was found; empty before any search. */
  status: string;
  /** Why nothing was found, for the search field; null where something was. */
  problem: string | null;
}

/** The points of each tile that has some, by the tile's value. */
export type ListedPoints = Readonly<Record<string, ShownPoints & { chosen: string; customerNumber: string }>>;
