import {
  isWholeReturn,
  paidForLines,
  returnableOf,
  returnKey,
  worthOfPart,
} from '../../../../patterns/rules/return-lines.ts';
import { payout, returnMethods } from '../../../../patterns/rules/returns.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { toJson } from '../../../platform/store/json.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';
import { enqueue, whoAsks } from '../../../platform/store/outbox.ts';
import { lockOrder } from '../../payment/store.ts';
import { readReturnables } from './return-rows.ts';
import type { CreateReturnOutcome, NewReturn } from './return-types.ts';

/** Announces a return in one transaction; the order's lock makes concurrent ones see each other's goods. */
export function createReturn(database: Database, wish: NewReturn, now: number): Promise<CreateReturnOutcome> {
  return transact(database, async (tx): Promise<CreateReturnOutcome> => {
    const order = await lockOrder(tx, { id: wish.orderId });
    if (!order) return { kind: 'closed' };
    const earlier = await tx
      .selectFrom('returns')
      .select(['number', 'idempotency_key'])
      .where('order_id', '=', order.id)
      .execute();
    const same = earlier.find((one) => one.idempotency_key === wish.idempotencyKey);
    if (same) return { kind: 'repeated', number: same.number };
    if (order.state !== 't') return { kind: 'closed' };
    const lines = await readReturnables(tx, order.id);
    const paid = paidForLines(lines, order.rebate_total);
    const parts = wish.parts.map((part) => {
      const index = lines.findIndex((one) => returnKey(one) === returnKey(part));
      const line = lines[index];
      return !line || part.quantity <= 0 || part.quantity > returnableOf(line)
        ? null
        : { ...part, worth: worthOfPart(line, paid[index]!, part.quantity) };
    });
    const possible = parts.filter((part) => part !== null);
    if (possible.length < parts.length || possible.length === 0) return { kind: 'changed' };
    const goods = possible.reduce((sum, { worth }) => sum + worth, 0);
    const isWhole = isWholeReturn(lines, new Map(possible.map((part) => [returnKey(part), part.quantity])));
    const delivery = isWhole ? order.delivery_total + order.payment_total : 0;
    if (payout({ goods, delivery, fee: wish.fee }) !== wish.expected) return { kind: 'changed' };
    const number = `${order.number}-${earlier.length + 1}`;
    const state = returnMethods[wish.method].begins;
    const { id } = await tx
      .insertInto('returns')
      .values({
        number,
        order_id: order.id,
        idempotency_key: wish.idempotencyKey,
        state,
        created_at: now,
        language: currentLanguage(),
        method: wish.method,
        refund_form: wish.refundForm,
        goods,
        delivery,
        fee: wish.fee,
        refunded: 0,
        refunded_at: null,
        details: toJson(wish.details),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { position, part, quantity, worth, reason } of possible)
      await tx.insertInto('return_lines').values({ return_id: id, position, part, quantity, worth, reason }).execute();
    await tx.insertInto('return_states').values({ return_id: id, state, at: now, actor: 'buyer', note: '' }).execute();
    await tx
      .deleteFrom('return_drafts')
      .where('session_hash', '=', wish.session)
      .where('order_id', '=', order.id)
      .execute();
    await enqueue(tx, { kind: wish.mailKind, to: whoAsks(order.email), payload: { number } }, now);
    return { kind: 'created', number };
  });
}
