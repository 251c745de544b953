import type { DeliveryField, DeliveryValues } from '../delivery-form.ts';
import { fieldOf, ofCourier, type ListedPoints } from './courier-fields.ts';

/** The form's name of a field: those of one delivery carry its tile. A point is missed at the search where none is listed. */
export function courierFieldName(
  field: DeliveryField,
  { values, points }: { values: Pick<DeliveryValues, 'shipping'>; points: ListedPoints },
): string {
  if (field === 'client_number' || field === 'delivery_day' || field === 'delivery_hours' || field === 'services')
    return fieldOf(field, values.shipping);
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
