import {
  payout,
  afterReturnEvent,
  releasedStates,
  type ReturnEvent,
  type ReturnState,
} from '../../../../patterns/rules/returns.ts';
import { isWholeReturn, returnableOf, returnKey } from '../../../../patterns/rules/return-lines.ts';
import { refundableOf } from '../../../../patterns/rules/refundable.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { lockOrder, readRefundable, refundPart, setOrderState, type OrderRow } from '../../payment/store.ts';
import { readReturnables, selectReturns, type ReturnRow } from './return-rows.ts';
import type { MoveReturnOutcome, RefundReturnOutcome } from './return-types.ts';

/** Reads a return with its order locked: concurrent changes of both run one after the other. */
async function lockReturn(tx: Tx, number: string): Promise<{ row: ReturnRow; order: OrderRow } | null> {
  const found = await selectReturns(tx).where('returns.number', '=', number).executeTakeFirst();
  const order = found && (await lockOrder(tx, { id: found.order_id }));
  const row = order && (await selectReturns(tx).where('returns.id', '=', found.id).executeTakeFirst());
  return row && order ? { row, order } : null;
}

/** Whether the goods of a released return are in another one meanwhile. */
async function isTaken(tx: Tx, row: ReturnRow): Promise<boolean> {
  const goods = await readReturnables(tx, row.order_id, { except: row.id });
  const left = new Map(goods.map((one) => [returnKey(one), returnableOf(one)]));
  const parts = await tx.selectFrom('return_lines').selectAll().where('return_id', '=', row.id).execute();
  return parts.some((part) => part.quantity > (left.get(returnKey(part)) ?? 0));
}

/** An order whose goods all came back is a returned one (wire contract 4). */
async function endWhole(tx: Tx, order: OrderRow, now: number): Promise<void> {
  if (isWholeReturn(await readReturnables(tx, order.id, { states: [2] }), new Map()))
    await setOrderState(tx, order, 'z', { actor: 'operator', note: '' }, now);
}

/**
 * Applies an event once, and mails the buyer.
 *
 * @param isOf an additional condition for the caller: whose return it is
 * @param mailKind its payload is the number
 */
export function moveReturn(
  database: Database,
  number: string,
  event: ReturnEvent,
  { actor, note, mailKind }: { actor: 'buyer' | 'operator'; note: string; mailKind: string },
  now: number,
): Promise<MoveReturnOutcome> {
  return transact(database, async (tx): Promise<MoveReturnOutcome> => {
    const found = await lockReturn(tx, number);
    if (!found) return { kind: 'unknown' };
    const { row, order } = found;
    const state = row.state as ReturnState;
    const next = afterReturnEvent(state, event);
    if (next === null) return { kind: 'refused', state };
    if (releasedStates.includes(state) && !releasedStates.includes(next) && (await isTaken(tx, row)))
      return { kind: 'taken' };
    await tx.updateTable('returns').set({ state: next }).where('id', '=', row.id).execute();
    await tx.insertInto('return_states').values({ return_id: row.id, state: next, at: now, actor, note }).execute();
    if (next === 2) await endWhole(tx, order, now);
    await enqueue(tx, { kind: mailKind, to: { email: order.email, language: row.language }, payload: { number } }, now);
    return { kind: 'moved', email: order.email, state: next };
  });
}

/**
 * Pays an accepted return out, once: to the balance at once, by the payment's provider as soon as it answers; a transfer
 * is sent by the staff.
 *
 * @param amount null for what was agreed, as far as the order has it
 */
export function refundReturn(
  database: Database,
  number: string,
  amount: Grosze | null,
  mailKind: string,
  now: number,
): Promise<RefundReturnOutcome> {
  return transact(database, async (tx): Promise<RefundReturnOutcome> => {
    const found = await lockReturn(tx, number);
    if (!found) return { kind: 'unknown' };
    const { row, order } = found;
    if (row.refunded_at !== null) return { kind: 'kept' };
    if (row.state !== 2) return { kind: 'refused', state: row.state as ReturnState };
    const left = refundableOf(await readRefundable(tx, order.id));
    const sum = amount ?? Math.min(payout(row), left);
    const form = row.refund_form as 't' | 'b' | 'o' | 'x';
    const outcome = await refundPart(tx, order, { amount: sum, form, source: `return ${number}` }, now);
    if (outcome === 'too_much') return { kind: 'too_much', left };
    if (outcome !== 'done') return { kind: outcome };
    await tx.updateTable('returns').set({ refunded: sum, refunded_at: now }).where('id', '=', row.id).execute();
    await enqueue(tx, { kind: mailKind, to: { email: order.email, language: row.language }, payload: { number } }, now);
    return { kind: 'refunded', amount: sum, email: order.email };
  });
}
