import { allTime, type Period } from '../../../../patterns/rules/day-range.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { ReturnEvent } from '../../../../patterns/rules/returns.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { isBuyer } from '../../checkout/store.ts';
import { createReturn } from './create-return.ts';
import { moveReturn, refundReturn } from './move-return.ts';
import { completeReturns, readReturned, selectReturns, type Returned, type ReturnRow } from './return-rows.ts';
import type { NewReturn, OrderReturn, ReturnDraft } from './return-types.ts';

/** Which returns of a client are listed. */
export interface ListChoice {
  /** From 1. */
  page: number;
  portion: number;
  /** When they were announced; at any time by default. */
  period?: Period;
}

/** Returns of orders. Every change locks the order first, so that no goods are returned twice and no money is. */
export function returnsOf(database: Database, clock: Clock) {
  const { read, write } = database;
  const one = async (row: ReturnRow | undefined): Promise<OrderReturn | null> =>
    row ? (await completeReturns(read, [row]))[0]! : null;

  return {
    create: (wish: NewReturn) => createReturn(database, wish, clock()),

    /** @param by who does it, with a reason for the buyer */
    move: (number: string, event: ReturnEvent, by: { actor: 'buyer' | 'operator'; note: string; mailKind: string }) =>
      moveReturn(database, number, event, by, clock()),

    refund: (number: string, amount: Grosze | null, mailKind: string) =>
      refundReturn(database, number, amount, mailKind, clock()),

    /** What of an order is in returns that count. */
    returnedOf: (orderId: number): Promise<Returned> => readReturned(read, orderId),

    /** For a caller with the order's key; else null. */
    withKey: async (number: string, accessKey: string): Promise<OrderReturn | null> =>
      one(
        await selectReturns(read)
          .where('returns.number', '=', number)
          .where('orders.access_key', '=', accessKey)
          .executeTakeFirst(),
      ),

    /** For the order's client; null for another's. */
    ofClient: async (clientId: number, number: string): Promise<OrderReturn | null> =>
      one(
        await selectReturns(read)
          .where('returns.number', '=', number)
          .where('orders.client_id', '=', clientId)
          .executeTakeFirst(),
      ),

    /** For a caller who knows its number and the e-mail or the phone of the order's buyer. */
    async ofBuyer(number: string, contact: string): Promise<Pick<OrderReturn, 'number' | 'accessKey'> | null> {
      const row = await selectReturns(read)
        .select('orders.details as order_details')
        .where('returns.number', '=', number)
        .executeTakeFirst();
      return row && isBuyer({ email: row.email, details: row.order_details }, contact)
        ? { number: row.number, accessKey: row.access_key }
        : null;
    },

    /** For the shop's own use: mails, the operator. Never answer a shopper's request with it. */
    byNumber: async (number: string): Promise<OrderReturn | null> =>
      one(await selectReturns(read).where('returns.number', '=', number).executeTakeFirst()),

    /** One page of a client's returns, the latest first, and their number. @param page from 1 */
    async listOf(clientId: number, { page, portion, period: { since, before } = allTime }: ListChoice) {
      const own = selectReturns(read)
        .where('orders.client_id', '=', clientId)
        .$if(since !== null, (query) => query.where('returns.created_at', '>=', since))
        .$if(before !== null, (query) => query.where('returns.created_at', '<', before));
      const [{ count }, rows] = await Promise.all([
        own
          .clearSelect()
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
        own
          .orderBy('returns.id', 'desc')
          .limit(portion)
          .offset((page - 1) * portion)
          .execute(),
      ]);
      return { count, returns: await completeReturns(read, rows) };
    },

    /** For the operator: those that wait for the staff, or the latest of all. */
    async latest(most: number, { isWhole }: { isWhole: boolean }): Promise<ReadonlyArray<OrderReturn>> {
      const open = selectReturns(read).where((eb) =>
        eb.or([
          eb('returns.state', 'in', [1, 15, 17, 18]),
          eb.and([eb('returns.state', '=', 2), eb('returns.refunded_at', 'is', null)]),
        ]),
      );
      const rows = await (isWhole ? selectReturns(read) : open).orderBy('returns.id', 'desc').limit(most).execute();
      return completeReturns(read, rows);
    },

    /** What this visitor has chosen for an order; null before. */
    async draft(session: SessionHash, orderId: number): Promise<ReturnDraft | null> {
      const row = await read
        .selectFrom('return_drafts')
        .select('data')
        .where('session_hash', '=', session)
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      return row ? fromJson<ReturnDraft>(row.data) : null;
    },

    async saveDraft(session: SessionHash, orderId: number, draft: ReturnDraft): Promise<void> {
      const row = { data: toJson(draft), updated_at: clock() };
      await write
        .insertInto('return_drafts')
        .values({ session_hash: session, order_id: orderId, ...row })
        .onConflict((conflict) => conflict.columns(['session_hash', 'order_id']).doUpdateSet(row))
        .execute();
    },
  };
}
