import { pointsForServices } from '../../../../patterns/rules/delivery-services.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { DeliveryOffer } from '../../catalogue/index.ts';
import { clientFunds } from './loyalty-points.ts';

/** The unspent loyalty points of the client, if any, where one of these deliveries has a service that they pay for. */
export async function servicePoints(
  context: BuyingContext,
  offers: ReadonlyArray<DeliveryOffer>,
): Promise<{ points?: number }> {
  const isAsked = offers.some(({ courier }) => pointsForServices(courier.services ?? []) > 0);
  if (!isAsked || !(await context.client())) return {};
  const funds = await clientFunds(context);
  return funds && funds.points > 0 ? { points: funds.points } : {};
}
