import { readPointQuery } from '../../../../../patterns/rules/pickup-points.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import { shippingValue } from '../../../catalogue/browser.ts';
import type { DeliveryOffer } from '../../../catalogue/index.ts';
import { fieldOf, type CourierField, type ListedPoints } from '../../browser/delivery/courier-fields.ts';
import type { DeliveryValues } from '../../browser/delivery-form.ts';
import { findPoints } from './find-points.ts';
import { firstPoints, pointCouriers } from './first-points.ts';
import { lastPoint } from './last-point.ts';

/**
 * The points of every tile that has some: for the searches of a sent form, else round the known postcode. A point that
 * was chosen stays chosen; before a choice it is the last one.
 *
 * @param form null for a form that was not sent
 */
export async function loadPoints(
  context: BuyingContext,
  offers: ReadonlyArray<DeliveryOffer>,
  values: Pick<DeliveryValues, 'shipping' | 'pickup_point' | 'client_number' | 'zipcode'>,
  form: FormData | null,
): Promise<ListedPoints> {
  const couriers = pointCouriers(offers);
  const place = readPointQuery(values.zipcode);
  // Before a search all couriers are asked together.
  const [first, around] = await Promise.all([
    form ? null : firstPoints(context, offers),
    form || place.kind !== 'postcode'
      ? null
      : context.store.pickupPoints.around(
          couriers.map(({ id }) => id),
          place.postcode,
          context.settings.pickupPointsShown,
        ),
  ]);
  const listed = await Promise.all(
    couriers.map(async (courier) => {
      const shipping = shippingValue(courier);
      const typed = (name: CourierField): string | null => {
        const value = form?.get(fieldOf(name, shipping));
        return typeof value === 'string' ? value.slice(0, 100) : null;
      };
      const isChosen = shipping === values.shipping;
      const last = await lastPoint(context, courier.id);
      const chosen = typed('pickup_point') ?? ((isChosen && values.pickup_point) || last);
      const read = { first: first?.get(courier.id), around: around?.get(courier.id) };
      const search = (text: string) => findPoints(context, courier, { text, chosen, last }, read);
      const query = typed('points');
      const known = query === null ? await search(values.zipcode) : null;
      // A known postcode without points is no error: the shopper has not searched yet.
      const shown = known?.problem === null ? known : await search(query ?? '');
      return [
        shipping,
        {
          ...shown,
          chosen: shown.points.some(({ id }) => id === chosen) ? chosen : '',
          customerNumber: typed('client_number') ?? (isChosen ? values.client_number : ''),
        },
      ] as const;
    }),
  );
  return Object.fromEntries(listed);
}
