import { shippingValue } from '../../../order/delivery-form.ts';
import type { DeliveryOffer } from '../../../order/delivery-offers.ts';
import type { Courier } from '../../store/index.ts';

/**
 * Clients know couriers by numbers, the shop by names: the number is the courier's place in the shop's order, from 1, and 0
 * where the goods are collected in a showroom (wire contract 1.6). `fullId` is the value of the order form, as pages have it.
 */
export function courierNumber(
  courier: Pick<Courier, 'id' | 'requires'>,
  all: ReadonlyArray<Pick<Courier, 'id'>>,
): number {
  return courier.requires === 'showroom' ? 0 : all.findIndex(({ id }) => id === courier.id) + 1;
}

export const wireCourier = (courier: Courier, all: ReadonlyArray<Courier>) => ({
  id: courierNumber(courier, all),
  fullId: shippingValue(courier),
  icon: null,
  name: courier.name,
  carrierName: courier.name,
  pickupPoint: courier.requires !== undefined,
  companyKey: courier.id,
  companyGroupKey: courier.id,
});

/** Whether a client means this courier: by its number, its name or a whole `fullId`. */
export const isCourier = (courier: Courier, named: string, all: ReadonlyArray<Courier>): boolean =>
  [courier.id, shippingValue(courier), String(courierNumber(courier, all))].includes(named);

/** The offer that a client means by its courier and by when it is paid; null where none is meant. */
export function offerOf(
  offers: ReadonlyArray<DeliveryOffer>,
  { courierId, prepaid }: { courierId?: string | null; prepaid?: boolean | null },
  all: ReadonlyArray<Courier>,
): DeliveryOffer | null {
  if (!courierId) return null;
  const isPaidSo = ({ courier }: DeliveryOffer) =>
    prepaid === undefined || prepaid === null || prepaid === (courier.payment === 'prepaid');
  return offers.find((offer) => isCourier(offer.courier, courierId, all) && isPaidSo(offer)) ?? null;
}
