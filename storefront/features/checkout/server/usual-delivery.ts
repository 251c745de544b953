import type { OrderDelivery, PickupPoint, Stock } from '../../../store/index.ts';
import { shippingValue } from '../../catalogue/browser.ts';
import { cheapestOffer, usualOffer } from '../../catalogue/index.ts';
import type { DeliveryChoices, DeliveryValues } from '../browser/delivery-form.ts';
import { detailsOf, placeOf } from './order-details.ts';
import { methodsFor, payformValue } from '../browser/payment-methods.ts';

/** How goods come and are paid, in the fields of the form. */
export type DeliveryWay = Pick<DeliveryValues, 'shipping' | 'pickup_point' | 'stock' | 'payform_id'>;

/**
 * How a client's goods come before he has said it: as those of his last order came, if these can come so, else the cheapest
 * way to the door, which needs no word from anybody. A place that is gone or has moved is left open: he has to know.
 *
 * @param last null before the first order
 */
export function usualDelivery(
  last: OrderDelivery | null,
  { offers, pickupPoints, showrooms }: DeliveryChoices,
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
  const methods = methodsFor([courier]);
  const method = methods.find(({ id }) => id === last?.paymentMethod) ?? methods[0];
  return {
    shipping: shippingValue(courier),
    pickup_point: (courier.requires === 'pickupPoint' && points.find(isSame)?.id) || '',
    stock: (courier.requires === 'showroom' && showrooms.find(isSame)?.id) || '',
    payform_id: method ? payformValue(method) : '',
  };
}
