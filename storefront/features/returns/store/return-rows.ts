import type { Selectable } from 'kysely';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import {
  releasedStates,
  type RefundForm,
  type ReturnMethod,
  type ReturnState,
} from '../../../../patterns/rules/returns.ts';
import type { Database, Tx } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { OrderReturn, ReturnDetails } from './return-types.ts';

type Reader = Database['read'] | Tx;

/** What of each line of an order is in returns that count, by position. @param except a return that is left out */
export async function readReturned(
  db: Reader,
  orderId: number,
  { except = 0, states }: { except?: number; states?: ReadonlyArray<ReturnState> } = {},
): Promise<ReadonlyMap<number, Thousandths>> {
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .select(['position', 'quantity'])
    .where('returns.order_id', '=', orderId)
    .where('returns.id', '<>', except)
    .where((eb) => (states ? eb('returns.state', 'in', states) : eb('returns.state', 'not in', releasedStates)))
    .execute();
  const sums = new Map<number, Thousandths>();
  for (const { position, quantity } of rows) sums.set(position, (sums.get(position) ?? 0) + quantity);
  return sums;
}

export type ReturnRow = Selectable<Schema['returns']> & {
  order_number: string;
  access_key: string;
  email: string;
};

/** Returns with what opens them; every query about returns begins here. */
export const selectReturns = (db: Reader) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .selectAll('returns')
    .select(['orders.number as order_number', 'orders.access_key', 'orders.email']);

/** Adds lines and history to rows: two queries for all of them. */
export async function completeReturns(db: Reader, rows: ReadonlyArray<ReturnRow>): Promise<ReadonlyArray<OrderReturn>> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, states] = await Promise.all([
    db
      .selectFrom('return_lines as part')
      .innerJoin('returns', 'returns.id', 'part.return_id')
      .innerJoin('order_lines as line', (join) =>
        join.onRef('line.order_id', '=', 'returns.order_id').onRef('line.position', '=', 'part.position'),
      )
      .selectAll('part')
      .select(['line.product_id', 'line.size_type', 'line.name', 'line.size_name', 'line.unit_name'])
      .where('part.return_id', 'in', ids)
      .orderBy('part.position')
      .execute(),
    db.selectFrom('return_states').selectAll().where('return_id', 'in', ids).orderBy('id').execute(),
  ]);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    orderNumber: row.order_number,
    accessKey: row.access_key,
    email: row.email,
    state: row.state as ReturnState,
    createdAt: row.created_at,
    method: row.method as ReturnMethod,
    refundForm: row.refund_form as RefundForm,
    goods: row.goods,
    delivery: row.delivery,
    fee: row.fee,
    refunded: row.refunded,
    refundedAt: row.refunded_at,
    details: fromJson<ReturnDetails>(row.details),
    lines: lines
      .filter((line) => line.return_id === row.id)
      .map((line) => ({
        position: line.position,
        quantity: line.quantity,
        worth: line.worth,
        reason: line.reason,
        productId: line.product_id,
        size: line.size_type,
        name: line.name,
        sizeName: line.size_name,
        unitName: line.unit_name,
      })),
    states: states
      .filter((state) => state.return_id === row.id)
      .map(({ state, at, actor, note }) => ({ state: state as ReturnState, at, actor, note })),
  }));
}
