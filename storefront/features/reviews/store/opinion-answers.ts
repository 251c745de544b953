import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { unchanged, type AnswerOutcome, type ShopAnswer } from './answer-outcome.ts';
import { opinionAnswerMail } from './mail-kinds.ts';

export interface GivenOpinion {
  id: number;
  productId: number;
  productName: string;
  author: string;
  content: string;
  rating: number;
  isConfirmed: boolean;
  createdAt: number;
  answer: string | null;
  /** Why it is hidden; null where it is shown. */
  hiddenReason: string | null;
}

/** The shop's actions on opinions of its products. */
export function opinionAnswersOf(database: Database, clock: Clock) {
  const given = () =>
    database.read
      .selectFrom('opinions as o')
      .innerJoin('products as p', 'p.id', 'o.product_id')
      .selectAll('o')
      .select(['p.name', 'p.slug']);

  return {
    /** Shown opinions without an answer, the newest first; all on request. */
    async list({ isWhole }: { isWhole: boolean }): Promise<ReadonlyArray<GivenOpinion>> {
      let found = given().orderBy('o.created_at', 'desc').orderBy('o.id');
      if (!isWhole) found = found.where('o.answer', 'is', null).where('o.hidden_at', 'is', null);
      return (await found.execute()).map((row) => ({
        id: row.id,
        productId: row.product_id,
        productName: row.name,
        author: row.author,
        content: row.content,
        rating: row.rating,
        isConfirmed: row.is_confirmed === 1,
        createdAt: row.created_at,
        answer: row.answer,
        hiddenReason: row.hidden_at === null ? null : (row.hidden_reason ?? ''),
      }));
    },

    /** Answers under the opinion, and mails its author if the address is known. Replaces an earlier answer. */
    answer(id: number, { text, by }: ShopAnswer): Promise<AnswerOutcome> {
      return transact(database, async (tx) => {
        const now = clock();
        const answered = await tx
          .updateTable('opinions')
          .set({ answer: text, answered_at: now, answered_by: by })
          .where('id', '=', id)
          .where((eb) => eb(eb.fn.coalesce('answer', eb.val('')), '!=', text))
          .returning('id')
          .executeTakeFirst();
        if (!answered) return unchanged(tx, 'opinions', id);
        const sent = await tx
          .selectFrom('sent_opinions')
          .select(['email', 'language'])
          .where('opinion_id', '=', id)
          .executeTakeFirst();
        if (sent) await enqueue(tx, { kind: opinionAnswerMail, to: sent, payload: { opinion: id } }, now);
        return { kind: 'done', recipient: sent?.email ?? null };
      });
    },

    /**
     * Hides an opinion, also from the mean. @param reason the shop shows good and bad ones: it must be able to justify
     * it
     */
    hide: (id: number, reason: string) =>
      transact(database, (tx) => turn(tx, id, { hidden_at: clock(), hidden_reason: reason })),

    /** Shows it. */
    show: (id: number) => transact(database, (tx) => turn(tx, id, { hidden_at: null, hidden_reason: null })),

    /** The data for the mail with the answer; null where opinion or answer is gone. */
    async forMail(id: number) {
      const row = await given().where('o.id', '=', id).executeTakeFirst();
      if (!row || row.answer === null) return null;
      return {
        productId: row.product_id,
        productName: row.name,
        productSlug: row.slug,
        answer: { text: row.answer, by: row.answered_by ?? '' },
      };
    },
  };
}

async function turn(
  tx: Tx,
  id: number,
  hidden: { hidden_at: number | null; hidden_reason: string | null },
): Promise<AnswerOutcome> {
  const row = await tx
    .updateTable('opinions')
    .set(hidden)
    .where('id', '=', id)
    .where('hidden_at', hidden.hidden_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row ? { kind: 'done', recipient: null } : unchanged(tx, 'opinions', id);
}
