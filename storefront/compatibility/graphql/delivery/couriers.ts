import { isCourier, shippingValue } from '../../../features/catalogue/browser.ts';
import type { DeliveryOffer } from '../../../features/catalogue/index.ts';
import type { Courier } from '../../../store/index.ts';
import { paymentOf } from './payment-of.ts';

/** A courier in the format of the calls (wire contract 1.6); `fullId` is the value of the order form. */
export const wireCourier = (courier: Courier) => ({
  id: courier.number,
  fullId: shippingValue(courier),
  icon: null,
  name: courier.name,
  carrierName: courier.name,
  pickupPoint: courier.requires !== undefined,
  companyKey: courier.id,
  companyGroupKey: courier.id,
});

/** The offer of a requested courier and payment; null without one. */
export function offerOf(
  offers: ReadonlyArray<DeliveryOffer>,
  { courierId, prepaid }: { courierId?: string | null; prepaid?: unknown },
): DeliveryOffer | null {
  if (!courierId) return null;
  const payment = paymentOf(prepaid);
  const acceptsPayment = ({ courier }: DeliveryOffer) => payment === null || payment === courier.payment;
  return offers.find((offer) => isCourier(offer.courier, courierId) && acceptsPayment(offer)) ?? null;
}
