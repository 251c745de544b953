import { pointsFor } from '../../../../patterns/rules/points.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { fundsOf, type Funds } from '../../payment/index.ts';
import { completedStates } from './order-state.ts';

/** What the signed-in client can pay with: the points and the balance that are not spent. Null for a guest. */
export const clientFunds = async (context: BuyingContext): Promise<Funds | null> =>
  fundsOf(context, await loyaltyPoints(context));

/** The points that one completed order brought. */
export interface EarnedPoints {
  orderNumber: string;
  placedAt: number;
  points: number;
}

/** The loyalty points that the signed-in client has earned; null for a guest and without a programme. */
async function loyaltyPoints(context: PointsContext): Promise<number | null> {
  const earned = await earnedPoints(context);
  return earned && earned.reduce((sum, { points }) => sum + points, 0);
}

type PointsContext = Pick<PageContext, 'session' | 'settings' | 'store'>;

/**
 * What the goods of the client's completed orders brought, order by order, the latest first. Null for a guest, who has none
 * (requirement R-03), and without a programme.
 */
export async function earnedPoints(context: PointsContext): Promise<ReadonlyArray<EarnedPoints> | null> {
  const { settings, store } = context;
  const clientId = (await context.session.current())?.clientId ?? null;
  if (clientId === null || settings.pointsPerZloty <= 0) return null;
  const lines = await store.orders.linesIn(clientId, completedStates);
  const products = await store.catalogue.productPages([...new Set(lines.map(({ productId }) => productId))]);
  const pointsOf = ({ productId, quantity, worth }: (typeof lines)[number]) => {
    const perUnit = products.get(productId)?.product.details.pointsReceived ?? null;
    return pointsFor({ perZloty: settings.pointsPerZloty, perUnit }, worth, quantity);
  };
  return [...Map.groupBy(lines, ({ orderNumber }) => orderNumber).values()].map((own) => ({
    orderNumber: own[0]!.orderNumber,
    placedAt: own[0]!.placedAt,
    points: own.reduce((sum, line) => sum + pointsOf(line), 0),
  }));
}
