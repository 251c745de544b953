import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { enqueue, theShop, whoAsks } from '../../../platform/store/outbox.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { withdrawalAnswerMail, withdrawalMail, withdrawalReceiptMail } from './mail-kinds.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';

/** A declared withdrawal, as its consumer sent it. */
export interface Declared {
  /** Made with the form; the same one again is the same declaration. */
  submission: string;
  orderNumber: string;
  /** The order that its sender owns; null where number and e-mail fit none. */
  orderId: number | null;
  name: string;
  email: string;
  /** A line for each product; '' for the whole order. */
  goods: string;
}

export interface Withdrawal extends Omit<Declared, 'submission'> {
  id: number;
  /** Opens it without an account. */
  accessKey: string;
  submittedAt: number;
  /** What the shop wrote back; null before. */
  answer: { text: string; at: number } | null;
}

const fromRow = (row: Selectable<Schema['withdrawals']>): Withdrawal => ({
  id: row.id,
  accessKey: row.access_key,
  orderNumber: row.order_number,
  orderId: row.order_id,
  name: row.name,
  email: row.email,
  goods: row.goods,
  submittedAt: row.submitted_at,
  answer: row.answered_at === null ? null : { text: row.answer, at: row.answered_at },
});

/** Declared withdrawals. Nothing about the order is decided here: the law makes the declaration effective by itself. */
export function withdrawalsOf(database: Database, clock: Clock) {
  const { read } = database;
  return {
    /**
     * Keeps a declaration, and mails its receipt and the shop's copy.
     * @param to the shop's address; '' where it has none and reads its list
     */
    async submit(declared: Declared, to: string): Promise<Pick<Withdrawal, 'id' | 'accessKey'>> {
      const { submission, orderNumber, orderId, name, email, goods } = declared;
      return transact(database, async (tx) => {
        const now = clock();
        const kept = await tx
          .insertInto('withdrawals')
          .values({
            access_key: randomBytes(18).toString('base64url'),
            submission,
            order_number: orderNumber,
            order_id: orderId,
            name,
            email,
            language: currentLanguage(),
            goods,
            submitted_at: now,
          })
          .onConflict((conflict) => conflict.column('submission').doNothing())
          .returning(['id', 'access_key'])
          .executeTakeFirst();
        if (!kept) {
          const earlier = await tx
            .selectFrom('withdrawals')
            .select(['id', 'access_key'])
            .where('submission', '=', submission)
            .executeTakeFirstOrThrow();
          return { id: earlier.id, accessKey: earlier.access_key };
        }
        const payload = { withdrawal: kept.id };
        await enqueue(tx, { kind: withdrawalReceiptMail, to: whoAsks(email), payload }, now);
        if (to !== '') await enqueue(tx, { kind: withdrawalMail, to: theShop(to), payload }, now);
        return { id: kept.id, accessKey: kept.access_key };
      });
    },

    /** Null for a number and a key that do not belong together. */
    async withKey(id: number, accessKey: string): Promise<Withdrawal | null> {
      const row = await read
        .selectFrom('withdrawals')
        .selectAll()
        .where('id', '=', id)
        .where('access_key', '=', accessKey)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    async find(id: number): Promise<Withdrawal | null> {
      const row = await read.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    /** Those without an answer, or the latest of all; the oldest first. */
    async list({ isWhole }: { isWhole: boolean }): Promise<ReadonlyArray<Withdrawal>> {
      const rows = await read
        .selectFrom('withdrawals')
        .selectAll()
        .$if(!isWhole, (query) => query.where('answered_at', 'is', null))
        .orderBy('id', 'desc')
        .limit(500)
        .execute();
      return rows.map(fromRow).toReversed();
    },

    /** Keeps the shop's answer and mails it; `kept` where it had this answer. */
    async answer(id: number, text: string): Promise<'answered' | 'kept' | 'unknown'> {
      return transact(database, async (tx) => {
        const row = await tx
          .selectFrom('withdrawals')
          .select(['email', 'language', 'answer', 'answered_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) return 'unknown';
        if (row.answered_at !== null && row.answer === text) return 'kept';
        const now = clock();
        await tx.updateTable('withdrawals').set({ answer: text, answered_at: now }).where('id', '=', id).execute();
        await enqueue(tx, { kind: withdrawalAnswerMail, to: row, payload: { withdrawal: id } }, now);
        return 'answered';
      });
    },
  };
}
