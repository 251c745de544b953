import type { OrderDelivery, PickupPoint, Stock } from '../../../store/index.ts';
import { shippingValue } from '../../catalogue/browser.ts';
import { cheapestOffer, usualOffer } from '../../catalogue/index.ts';
import type { DeliveryChoices, DeliveryValues } from '../browser/delivery-form.ts';
import { detailsOf, placeOf } from './order-details.ts';
import { methodsFor, payformValue, type MethodSettings } from '../../payment/browser.ts';

/** Delivery and payment, in the fields of the form. */
export type DeliveryWay = Pick<DeliveryValues, 'shipping' | 'pickup_point' | 'stock' | 'payform_id'>;

/**
 * A client's default delivery: as in the last order, if still possible, else the cheapest home delivery, which needs no
 * further choice. A pickup place that is gone or has moved stays open: the client must notice.
 *
 * @param last null before the first order
 */
export function usualDelivery(
  last: OrderDelivery | null,
  { offers, pickupPoints, showrooms }: DeliveryChoices,
  settings: MethodSettings,
): DeliveryWay {
  const toTheDoor = cheapestOffer(offers.filter(({ courier }) => !courier.requires));
  const again = offers.find(({ courier }) => courier.id === last?.courierId);
  const courier = (again ?? toTheDoor ?? usualOffer(offers))?.courier;
  if (!courier) return { shipping: '', pickup_point: '', stock: '', payform_id: '' };

  const place = again && last && detailsOf(last).delivery.place;
  const isSame = (one: PickupPoint | Stock) => {
    const { name, address } = placeOf(one);
    return name === place?.name && address === place.address;
  };
  const points = pickupPoints.filter(({ courierId }) => courierId === courier.id);
  const methods = methodsFor([courier], settings);
  const method = methods.find(({ id }) => id === last?.paymentMethod) ?? methods[0];
  return {
    shipping: shippingValue(courier),
    pickup_point: (courier.requires === 'pickupPoint' && points.find(isSame)?.id) || '',
    stock: (courier.requires === 'showroom' && showrooms.find(isSame)?.id) || '',
    payform_id: method ? payformValue(method) : '',
  };
}
