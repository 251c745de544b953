import type { BuyingContext } from '../../../shared/session.ts';
import type { DeliveryChoices } from '../browser/delivery-form.ts';
import type { DeliveryOffer } from '../../catalogue/index.ts';

/** The most points of a courier that are read without a search: a network may have tens of thousands. */
const mostPoints = 100;

/**
 * The pickup places of the offered couriers: the first points of each, and those with the given codes.
 *
 * @param pointIds codes that were chosen, wherever they come from
 */
export async function loadChoices(
  { store }: Pick<BuyingContext, 'store'>,
  offers: ReadonlyArray<DeliveryOffer>,
  pointIds: ReadonlyArray<string | null | undefined> = [],
): Promise<DeliveryChoices> {
  const couriers = offers.map(({ courier }) => courier).filter(({ requires }) => requires === 'pickupPoint');
  const wanted = [...new Set(pointIds)].flatMap((id) => id || []);
  const [first, named, stocks] = await Promise.all([
    Promise.all(couriers.map(({ id }) => store.pickupPoints.search(id, '', mostPoints))),
    Promise.all(couriers.flatMap(({ id }) => wanted.map((point) => store.pickupPoints.find(id, point)))),
    store.catalogue.stocks(),
  ]);
  const points = [...first.flatMap((found) => found.points), ...named.flatMap((point) => point ?? [])];
  return {
    offers,
    pickupPoints: [...new Map(points.map((point) => [point.id, point])).values()],
    showrooms: stocks.filter(({ canCollect }) => canCollect),
  };
}
