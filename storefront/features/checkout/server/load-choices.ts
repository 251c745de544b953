import type { BuyingContext } from '../../../shared/session.ts';
import type { DeliveryChoices } from '../browser/delivery-form.ts';
import type { DeliveryOffer } from '../../catalogue/index.ts';

import { firstPoints, pointCouriers } from './delivery/first-points.ts';
import { loadSlots } from './delivery/load-slots.ts';

/**
 * The pickup places of the offered couriers: the first points of each, and those with the given codes.
 *
 * @param pointIds codes that were chosen, wherever they come from
 */
export async function loadChoices(
  context: Pick<BuyingContext, 'store' | 'settings' | 'now' | 'reads' | 'texts'>,
  offers: ReadonlyArray<DeliveryOffer>,
  pointIds: ReadonlyArray<string | null | undefined> = [],
): Promise<DeliveryChoices> {
  const { store } = context;
  const couriers = pointCouriers(offers);
  const wanted = [...new Set(pointIds)].flatMap((id) => id || []);
  const [first, named, stocks, slots] = await Promise.all([
    firstPoints(context, offers),
    Promise.all(couriers.flatMap(({ id }) => wanted.map((point) => store.pickupPoints.find(id, point)))),
    store.catalogue.stocks(),
    loadSlots(context, offers),
  ]);
  const points = [...[...first.values()].flatMap((found) => found.points), ...named.flatMap((point) => point ?? [])];
  return {
    offers,
    pickupPoints: [...new Map(points.map((point) => [point.id, point])).values()],
    slots,
    showrooms: stocks.filter(({ canCollect }) => canCollect),
  };
}
