import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PaymentState } from '../../../../patterns/rules/payment-states.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import { prepared } from '../../../platform/store/engine/prepared.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { clientOrdersOf } from './client-orders.ts';
import { readLineFiles, toLineFile } from '../../basket/store.ts';
import type { PaymentData } from '../../payment/store.ts';
import { changePayment, type ChangePayment, type ChangePaymentOutcome } from './change-payment.ts';
import { isBuyer } from './is-buyer.ts';
import { readParts } from './order-parts.ts';
import { findPlaced, placeOrder } from './place-order.ts';
import {
  sizeItself,
  type DeliveryCostKind,
  type Order,
  type OrderDetails,
  type OrderDraft,
  type PlacedOrder,
  type PlaceOrder,
  type PlaceOutcome,
  type StockShare,
} from './order-types.ts';
import { unpaidOrdersOf } from './unpaid-orders.ts';

/** A key for one attempt to order; the form carries it, so that repeats are known. */
export const newIdempotencyKey = (): string => randomBytes(18).toString('base64url');

const readOrderLines = prepared((db, id: number) =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position'),
);
const readStates = prepared((db, id: number) =>
  db.selectFrom('order_states').selectAll().where('order_id', '=', id).orderBy('id'),
);
const readOrderPayments = prepared((db, id: number) =>
  db.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('id'),
);
const readFacts = prepared((db, id: number) =>
  db
    .selectFrom('orders')
    .leftJoin('unpaid_orders', 'unpaid_orders.order_id', 'orders.id')
    .select('pay_until')
    .select((eb) => [
      eb
        .exists(eb.selectFrom('line_files').select('line_files.id').whereRef('line_files.order_id', '=', 'orders.id'))
        .as('has_files'),
      eb
        .exists(
          eb.selectFrom('order_line_parts').select('part').whereRef('order_line_parts.order_id', '=', 'orders.id'),
        )
        .as('has_parts'),
    ])
    .where('orders.id', '=', id),
);
const readDraft = prepared((db, session: SessionHash) =>
  db.selectFrom('order_drafts').select('data').where('session_hash', '=', session),
);

/** Orders, and their unsent mails. */
export function ordersOf(database: Database, clock: Clock) {
  const { read, write } = database;

  async function complete(row: Selectable<Schema['orders']>): Promise<Order> {
    const [lines, states, payments, [facts]] = await Promise.all([
      readOrderLines(read, row.id),
      readStates(read, row.id),
      readOrderPayments(read, row.id),
      readFacts(read, row.id),
    ]);
    const { pay_until, has_files, has_parts } = facts!;
    // Few orders have them.
    const [files, parts] = await Promise.all([
      readLineFiles(read, 'order_id', has_files ? [row.id] : []),
      has_parts ? readParts(read, row.id) : new Map<number, never>(),
    ]);
    return {
      id: row.id,
      number: row.number,
      accessKey: row.access_key,
      email: row.email,
      language: row.language,
      state: row.state,
      placedAt: row.placed_at,
      currency: row.currency,
      productsTotal: row.products_total,
      rebate: row.rebate_code === null ? null : { code: row.rebate_code, total: row.rebate_total },
      deliveryTotal: row.delivery_total,
      deliveryCost: row.delivery_cost as DeliveryCostKind,
      paymentTotal: row.payment_total,
      total: row.total,
      courierId: row.courier_id,
      paymentMethod: row.payment_method,
      payUntil: (row.delivery_cost !== 'open' && pay_until) || null,
      details: fromJson<OrderDetails>(row.details),
      lines: lines.map((line) => ({
        productId: line.product_id,
        size: line.size_type,
        additional: line.additional,
        name: line.name,
        versionName: line.version_name,
        sizeName: line.size_name,
        unitName: line.unit_name,
        unitPrecision: line.unit_precision,
        quantity: line.quantity,
        vatPercent: line.vat_percent,
        unitGross: line.unit_gross,
        unitNet: line.unit_net,
        totalGross: line.total_gross,
        comment: line.comment,
        files: (files.get(row.id) ?? []).filter((file) => file.order_position === line.position).map(toLineFile),
        options: fromJson(line.options),
        takenFrom: fromJson<ReadonlyArray<StockShare>>(line.taken_from).filter(({ stockId }) => stockId !== sizeItself),
        parts: parts.get(line.position) ?? [],
      })),
      states: states.map(({ state, at, actor, note }) => ({ state, at, actor, note })),
      payments: payments.map((payment) => ({
        id: payment.id,
        method: payment.method,
        state: payment.state as PaymentState,
        amount: payment.amount,
        isReplaced: payment.is_replaced === 1,
        provider: payment.provider,
        points: fromJson<PaymentData>(payment.data).points ?? 0,
        currency: payment.currency,
        createdAt: payment.created_at,
        updatedAt: payment.updated_at,
      })),
    };
  }

  return {
    ...clientOrdersOf(database),
    ...unpaidOrdersOf(database, clock),

    /** Turns the session's basket into an order, in one transaction. */
    place: (command: PlaceOrder): Promise<PlaceOutcome> => placeOrder(database, command, clock()),

    /** The order made with a session's key; null if none. */
    ofKey: (session: SessionHash, key: string): Promise<PlacedOrder | null> => findPlaced(read, session, key),

    /** The order for a caller with both its number and its unguessable key; else null. */
    async withKey(number: string, accessKey: string): Promise<Order | null> {
      const row = await read
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .where('access_key', '=', accessKey)
        .executeTakeFirst();
      return row ? complete(row) : null;
    },

    /** The order for a caller who knows its number and the buyer's e-mail or phone. */
    async ofBuyer(number: string, contact: string): Promise<Pick<Order, 'number' | 'accessKey'> | null> {
      const row = await read
        .selectFrom('orders')
        .select(['number', 'access_key', 'email', 'details'])
        .where('number', '=', number)
        .executeTakeFirst();
      return row && isBuyer(row, contact) ? { number: row.number, accessKey: row.access_key } : null;
    },

    /** The order of this session; null if it is another's or does not exist. */
    async ofSession(session: SessionHash | null, number: string): Promise<Order | null> {
      if (session === null) return null;
      const row = await read
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .where('session_hash', '=', session)
        .executeTakeFirst();
      return row ? complete(row) : null;
    },

    /** The order of this client; null if it is another's or does not exist. */
    async ofClient(clientId: number, number: string): Promise<Order | null> {
      const row = await read
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      return row ? complete(row) : null;
    },

    /** The session's number of orders. */
    async countOf(session: SessionHash): Promise<number> {
      const { count } = await read
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('session_hash', '=', session)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Changes the payment method, while unpaid and unprocessed. */
    changePayment: (change: ChangePayment): Promise<ChangePaymentOutcome> => changePayment(database, change, clock()),

    /** For the shop's own use: mails, the operator. Never answer a shopper's request with it. */
    async byNumber(number: string): Promise<Order | null> {
      const row = await read.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
      return row ? complete(row) : null;
    },

    /** The input of step 1; null before. */
    async draft(session: SessionHash): Promise<OrderDraft | null> {
      const [row] = await readDraft(read, session);
      return row ? fromJson<OrderDraft>(row.data) : null;
    },

    async saveDraft(session: SessionHash, draft: OrderDraft): Promise<void> {
      const row = { data: toJson(draft), updated_at: clock() };
      await write
        .insertInto('order_drafts')
        .values({ session_hash: session, ...row })
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
        .execute();
    },
  };
}
