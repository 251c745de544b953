import type { Insertable, Selectable } from 'kysely';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { standing, type OrderPayment } from '../../../../patterns/rules/order-payments.ts';
import type { PaymentState } from '../../../../patterns/rules/payment-states.ts';
import type { Database, Tx } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';

export type OrderRow = Selectable<Schema['orders']>;

/** Facts of a payment beside its columns. */
export interface PaymentData {
  /** The voucher or gift card that pays. */
  voucher?: string;
  /** The points that pay, of the client. */
  points?: number;
  clientId?: number;
  /** Why it failed, as a key of the payment messages. */
  problem?: PaymentProblem;
  /** The provider's page for the buyer. */
  page?: string;
}

/** `refused`: by the bank. `code`: the BLIK code is wrong or used. `away`: the provider did not answer. `expired`: no answer of the buyer. */
export type PaymentProblem = 'refused' | 'code' | 'cardType' | 'away' | 'expired' | 'left';

/** A payment of an order. */
export interface Payment extends OrderPayment {
  id: number;
  orderId: number;
  currency: string;
  createdAt: number;
  updatedAt: number;
  provider: string;
  externalId: string | null;
  reference: string | null;
  startedAt: number | null;
  expiresAt: number | null;
  /** Money that the provider has to send back. */
  returnDue: Grosze | null;
  data: PaymentData;
}

export const toPayment = (row: Selectable<Schema['payments']>): Payment => ({
  id: row.id,
  orderId: row.order_id,
  method: row.method,
  state: row.state as PaymentState,
  amount: row.amount,
  currency: row.currency,
  isReplaced: row.is_replaced === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  provider: row.provider,
  externalId: row.external_id,
  reference: row.reference,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  returnDue: row.return_due,
  data: fromJson<PaymentData>(row.data),
});

/** Reads and locks an order: concurrent payments, changes and cancellations of it run one after the other. */
export const lockOrder = (tx: Tx, where: { number: string } | { id: number }): Promise<OrderRow | undefined> => {
  const locked = tx.updateTable('orders').set((eb) => ({ state: eb.ref('state') }));
  return ('id' in where ? locked.where('id', '=', where.id) : locked.where('number', '=', where.number))
    .returningAll()
    .executeTakeFirst();
};

/** The payments of an order, oldest first; before a change the order is locked. */
export const readPayments = async (tx: Database['read'] | Tx, orderId: number): Promise<ReadonlyArray<Payment>> =>
  (await tx.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute()).map(toPayment);

/** Whether nothing is left to pay: a payment that the courier collects is open until then. */
export const isPaidBy = (payments: ReadonlyArray<OrderPayment>): boolean =>
  standing(payments).every(({ state }) => state === 'accepted' || state === 'refunded');

export type NewPayment = Pick<OrderPayment, 'method' | 'state' | 'amount'> & { data?: PaymentData };

/** Adds a payment to an order. @returns its id */
export async function insertPayment(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'currency'>,
  { method, state, amount, data = {} }: NewPayment,
  now: number,
): Promise<number> {
  const row: Insertable<Schema['payments']> = {
    order_id: order.id,
    method,
    state,
    amount,
    currency: order.currency,
    created_at: now,
    updated_at: now,
    external_id: null,
    data: toJson(data),
  };
  return (await tx.insertInto('payments').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** The changeable fields of a payment. */
export interface PaymentChange {
  state?: PaymentState;
  isReplaced?: boolean;
  provider?: string;
  externalId?: string;
  reference?: string;
  startedAt?: number;
  expiresAt?: number | null;
  checkAt?: number | null;
  returnDue?: Grosze | null;
  data?: PaymentData;
}

export async function changePaymentRow(tx: Tx, id: number, change: PaymentChange, now: number): Promise<void> {
  const { state, isReplaced, provider, externalId, reference, startedAt, expiresAt, checkAt, returnDue, data } = change;
  await tx
    .updateTable('payments')
    .set({
      updated_at: now,
      ...(state !== undefined && { state }),
      ...(isReplaced !== undefined && { is_replaced: isReplaced ? 1 : 0 }),
      ...(provider !== undefined && { provider }),
      ...(externalId !== undefined && { external_id: externalId }),
      ...(reference !== undefined && { reference }),
      ...(startedAt !== undefined && { started_at: startedAt }),
      ...(expiresAt !== undefined && { expires_at: expiresAt }),
      ...(checkAt !== undefined && { check_at: checkAt }),
      ...(returnDue !== undefined && { return_due: returnDue }),
      ...(data !== undefined && { data: toJson(data) }),
    })
    .where('id', '=', id)
    .execute();
}
