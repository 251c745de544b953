import type { Grosze } from '../../../../patterns/rules/money.ts';
import { slotList } from '../../../platform/features/slot.ts';
import { reportToFollowers } from '../../../shared/report-to-followers.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { BasketLine, PlacedOrder } from '../../../store/index.ts';

/** An order of this moment, with what it was made of. */
export interface OrderMade {
  readonly order: PlacedOrder;
  readonly lines: ReadonlyArray<BasketLine>;
  /** What the discount code takes off the goods. */
  readonly rebate: Grosze;
  readonly shipping: Grosze;
}

/** A later feature that follows orders. An order that was only sent twice is reported once. */
export interface OrderWatcher {
  ordered(context: BuyingContext, made: OrderMade): Promise<void>;
}

export const orderWatchers = slotList<OrderWatcher>('followers of orders');

/** Reports an order to those who follow them. */
export async function reportOrder(context: BuyingContext, made: OrderMade): Promise<void> {
  await reportToFollowers(context, orderWatchers.filled(), (watcher) => watcher.ordered(context, made));
}
