import type { Period } from '../../../../../patterns/rules/day-range.ts';
import { slotList } from '../../../../platform/features/slot.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { Order } from '../../../../store/index.ts';
import type { OrderItem } from '../orders/order-items.ts';

type Context = Pick<PageContext, 'store' | 'settings' | 'texts' | 'now'>;

/** What a later feature offers for an order that was sent: returns, complaints. */
export interface AfterOrder {
  /** The `display` of client-orders.php that lists it (wire contract 3). */
  display: 'returns' | 'rma';
  /**
   * The link on the order's page and in the list of orders; null where the order's state allows nothing. The page behind
   * it says what of the order may be chosen.
   *
   * @param access the fields of the address that open the order: its number, and its key unless its client is signed in
   */
  link(
    order: Pick<Order, 'state'>,
    access: Readonly<Record<string, string>>,
    context: Context,
  ): { name: string; address: string } | null;
  /** One page of the client's list, the latest first; `page` counts from 1, `period` is when they were sent in. */
  list(
    context: Context,
    clientId: number,
    choice: { page: number; portion: number; period: Period },
  ): Promise<{ items: ReadonlyArray<OrderItem>; count: number }>;
}

/** Filled by the manifests of such features: `fill(afterOrderSlot, returnsAfterOrder)`. */
export const afterOrderSlot = slotList<AfterOrder>('after an order');
