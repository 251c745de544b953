import type { BuyingContext } from '../../../shared/session.ts';
import type { DeliveryChoices } from '../browser/delivery-form.ts';
import type { DeliveryOffer } from '../../catalogue/index.ts';

/** The pickup places of the offered couriers. */
export async function loadChoices(
  { store }: Pick<BuyingContext, 'store'>,
  offers: ReadonlyArray<DeliveryOffer>,
): Promise<DeliveryChoices> {
  const ofPoints = offers.filter(({ courier }) => courier.requires === 'pickupPoint');
  const [points, stocks] = await Promise.all([
    Promise.all(ofPoints.map(({ courier }) => store.catalogue.pickupPoints(courier.id))),
    store.catalogue.stocks(),
  ]);
  return {
    offers,
    pickupPoints: points.flat(),
    showrooms: stocks.filter(({ canCollect }) => canCollect),
  };
}
