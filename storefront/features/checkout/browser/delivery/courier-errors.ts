import type { DeliveryField, DeliveryValues } from '../delivery-form.ts';
import { fieldOf, ofCourier, type ListedPoints } from './courier-fields.ts';

/** Fields that each tile has. */
const ofTile = ['client_number', 'delivery_day', 'delivery_hours', 'services', 'services_points', 'parcels'] as const;

/** The form's name of a field: those of one delivery carry its tile. A point is missed at the search where none is listed. */
export function courierFieldName(
  field: DeliveryField,
  { values, points }: { values: Pick<DeliveryValues, 'shipping'>; points: ListedPoints },
): string {
  const own = ofTile.find((name) => name === field);
  if (own) return fieldOf(own, values.shipping);
  if (field !== 'pickup_point') return field;
  const isListed = (points[values.shipping]?.points.length ?? 0) > 0;
  return fieldOf(isListed ? 'pickup_point' : 'points', values.shipping);
}

/** The checked field behind a name of the form; null for a field of another tile, and for the search of points. */
export function checkedField(name: string, shipping: string): DeliveryField | null {
  const own = ofCourier(name);
  if (!own) return name as DeliveryField;
  return own.shipping === shipping ? (own.field as DeliveryField) : null;
}
