import type { Selectable } from 'kysely';
import { returnablesOf, returnKey, type Returnable } from '../../../../patterns/rules/return-lines.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
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
import { readParts } from '../../checkout/store.ts';
import type { OrderReturn, ReturnDetails } from './return-types.ts';

type Reader = Database['read'] | Tx;

/** What is in returns, and what these are worth, by `returnKey`. */
export type Returned = ReadonlyMap<string, { quantity: Thousandths; worth: Grosze }>;

/** What of an order is in returns that count. @param except a return that is left out */
export async function readReturned(
  db: Reader,
  orderId: number,
  { except = 0, states }: { except?: number; states?: ReadonlyArray<ReturnState> } = {},
): Promise<Returned> {
  const rows = await db
    .selectFrom('return_lines')
    .innerJoin('returns', 'returns.id', 'return_lines.return_id')
    .select(['position', 'part', 'quantity', 'worth'])
    .where('returns.order_id', '=', orderId)
    .where('returns.id', '<>', except)
    .where((eb) => (states ? eb('returns.state', 'in', states) : eb('returns.state', 'not in', releasedStates)))
    .execute();
  const sums = new Map<string, { quantity: Thousandths; worth: Grosze }>();
  for (const { quantity, worth, ...row } of rows) {
    const sum = sums.get(returnKey(row));
    sums.set(returnKey(row), { quantity: (sum?.quantity ?? 0) + quantity, worth: (sum?.worth ?? 0) + worth });
  }
  return sums;
}

/** What of an order can be returned by itself. @param choice which returns count */
export async function readReturnables(
  db: Reader,
  orderId: number,
  choice?: { except?: number; states?: ReadonlyArray<ReturnState> },
): Promise<ReadonlyArray<Returnable>> {
  // Sequential: inside a transaction there is one connection.
  const lines = await db
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'unit_gross', 'total_gross'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const parts = await readParts(db, orderId);
  const returned = await readReturned(db, orderId, choice);
  return returnablesOf(
    lines.map((line) => ({
      position: line.position,
      quantity: line.quantity,
      unitGross: line.unit_gross,
      totalGross: line.total_gross,
      parts: parts.get(line.position) ?? [],
    })),
    returned,
  );
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
      .leftJoin('order_line_parts as own', (join) =>
        join
          .onRef('own.order_id', '=', 'returns.order_id')
          .onRef('own.position', '=', 'part.position')
          .onRef('own.part', '=', 'part.part'),
      )
      .selectAll('part')
      .select(['line.product_id', 'line.size_type', 'line.name', 'line.size_name', 'line.unit_name'])
      .select(['own.product_id as part_id', 'own.size_type as part_size', 'own.name as part_name'])
      .select(['own.size_name as part_size_name', 'own.unit_name as part_unit'])
      .where('part.return_id', 'in', ids)
      .orderBy('part.position')
      .orderBy('part.part')
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
        part: line.part,
        quantity: line.quantity,
        worth: line.worth,
        reason: line.reason,
        productId: line.part_id ?? line.product_id,
        size: line.part_size ?? line.size_type,
        name: line.part_name ?? line.name,
        sizeName: line.part_size_name ?? line.size_name,
        unitName: line.part_unit ?? line.unit_name,
        bundle: line.part_id === null ? null : line.name,
      })),
    states: states
      .filter((state) => state.return_id === row.id)
      .map(({ state, at, actor, note }) => ({ state: state as ReturnState, at, actor, note })),
  }));
}
