import { readOnce } from '../../../../platform/page/read-once.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import type { DeliveryOffer } from '../../../catalogue/index.ts';

/** The most points of a courier that are read without a search: a network may have tens of thousands. */
const mostPoints = 100;

/** The couriers of these offers whose parcels wait at a point. */
export const pointCouriers = (offers: ReadonlyArray<DeliveryOffer>) =>
  offers.map(({ courier }) => courier).filter(({ requires }) => requires === 'pickupPoint');

/** The first points of each of these couriers, by its id; read once while a page loads. */
export function firstPoints(
  context: Pick<BuyingContext, 'store' | 'reads'>,
  offers: ReadonlyArray<DeliveryOffer>,
): ReturnType<BuyingContext['store']['pickupPoints']['first']> {
  const ids = pointCouriers(offers).map(({ id }) => id);
  if (ids.length === 0) return Promise.resolve(new Map());
  return readOnce(context, `first points ${ids.join(' ')}`, () => context.store.pickupPoints.first(ids, mostPoints));
}
