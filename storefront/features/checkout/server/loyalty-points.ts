import { pointsFor } from '../../../../patterns/rules/points.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { fundsOf, type Funds } from '../../payment/index.ts';
import { completedStates } from './order-state.ts';

/** What the signed-in client can pay with: the points and the balance that are not spent. Null for a guest. */
export const clientFunds = async (context: BuyingContext): Promise<Funds | null> =>
  fundsOf(context, await loyaltyPoints(context));

/**
 * The loyalty points that the signed-in client has earned: what the goods of completed orders brought. Null for a guest, who has none
 * (requirement R-03), and without a programme.
 */
async function loyaltyPoints(context: Pick<PageContext, 'session' | 'settings' | 'store'>): Promise<number | null> {
  const { settings, store } = context;
  const clientId = (await context.session.current())?.clientId ?? null;
  if (clientId === null || settings.pointsPerZloty <= 0) return null;
  const lines = await store.orders.linesIn(clientId, completedStates);
  const products = await store.catalogue.productPages([...new Set(lines.map(({ productId }) => productId))]);
  return lines.reduce((sum, { productId, quantity, worth }) => {
    const perUnit = products.get(productId)?.product.details.pointsReceived ?? null;
    return sum + pointsFor({ perZloty: settings.pointsPerZloty, perUnit }, worth, quantity);
  }, 0);
}
