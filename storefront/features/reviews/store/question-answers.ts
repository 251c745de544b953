import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { unchanged, type AnswerOutcome, type ShopAnswer } from './answer-outcome.ts';
import { questionAnswerMail } from './mail-kinds.ts';

/** `private`: by mail alone. `hidden`: off the page, or not to be answered. */
export type QuestionState = 'waiting' | 'shown' | 'private' | 'hidden';

export interface ReceivedQuestion {
  id: number;
  productId: number;
  productName: string;
  email: string;
  question: string;
  askedAt: number;
  answer: string | null;
  state: QuestionState;
}

type Row = { answer: string | null; question_id: number | null; hidden_at: number | null };

const stateOf = ({ answer, question_id, hidden_at }: Row): QuestionState => {
  if (hidden_at !== null) return 'hidden';
  if (answer === null) return 'waiting';
  return question_id === null ? 'private' : 'shown';
};

/** The shop's actions on questions about its products. */
export function questionAnswersOf(database: Database, clock: Clock) {
  const received = () =>
    database.read
      .selectFrom('asked_questions as q')
      .innerJoin('products as p', 'p.id', 'q.product_id')
      .selectAll('q')
      .select(['p.name', 'p.slug']);

  return {
    /** Those waiting, the oldest first; all on request. */
    async list({ isWhole }: { isWhole: boolean }): Promise<ReadonlyArray<ReceivedQuestion>> {
      let found = received().orderBy('q.asked_at').orderBy('q.id');
      if (!isWhole) found = found.where('q.answered_at', 'is', null).where('q.hidden_at', 'is', null);
      return (await found.execute()).map((row) => ({
        id: row.id,
        productId: row.product_id,
        productName: row.name,
        email: row.email,
        question: row.question,
        askedAt: row.asked_at,
        answer: row.answer,
        state: stateOf(row),
      }));
    },

    /**
     * Answers a question and mails the answer to its author; it is public on the product page, unless it is private.
     * Replaces an earlier answer.
     */
    answer(id: number, { text, by }: ShopAnswer, { isPrivate }: { isPrivate: boolean }): Promise<AnswerOutcome> {
      return transact(database, async (tx) => {
        const now = clock();
        const row = await tx
          .updateTable('asked_questions')
          .set({ answer: text, answered_at: now, answered_by: by, hidden_at: null })
          .where('id', '=', id)
          // An identical answer is not sent again: the command was entered twice.
          .where((eb) =>
            eb.not(
              eb.and([
                eb(eb.fn.coalesce('answer', eb.val('')), '=', text),
                eb('hidden_at', 'is', null),
                eb('question_id', isPrivate ? 'is' : 'is not', null),
              ]),
            ),
          )
          .returningAll()
          .executeTakeFirst();
        if (!row) return unchanged(tx, 'asked_questions', id);
        const answer = { answer: text, answered_at: now, answered_by: by };
        if (row.question_id !== null && isPrivate) await takeOff(tx, row.question_id);
        else if (row.question_id !== null)
          await tx.updateTable('questions').set(answer).where('id', '=', row.question_id).execute();
        else if (!isPrivate) {
          const shown = await tx
            .insertInto('questions')
            .values({
              product_id: row.product_id,
              // Authors only leave an address, which is private.
              author: '',
              question: row.question,
              asked_at: row.asked_at,
              ...answer,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          await tx.updateTable('asked_questions').set({ question_id: shown.id }).where('id', '=', id).execute();
        }
        await enqueue(tx, { kind: questionAnswerMail, to: row, payload: { question: id } }, now);
        return { kind: 'done', recipient: row.email };
      });
    },

    /** Hides a question from the page, or from those waiting. Answering shows it again. */
    hide(id: number): Promise<AnswerOutcome> {
      return transact(database, async (tx) => {
        const row = await tx
          .updateTable('asked_questions')
          .set({ hidden_at: clock() })
          .where('id', '=', id)
          .where('hidden_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!row) return unchanged(tx, 'asked_questions', id);
        if (row.question_id !== null) await takeOff(tx, row.question_id);
        return { kind: 'done', recipient: null };
      });
    },

    /** The data for the mail with the answer; null where question or answer is gone. */
    async forMail(id: number) {
      const row = await received().where('q.id', '=', id).executeTakeFirst();
      if (!row || row.answer === null) return null;
      return {
        productId: row.product_id,
        productName: row.name,
        productSlug: row.slug,
        question: row.question,
        answer: { text: row.answer, by: row.answered_by ?? '' },
      };
    },
  };
}

/** The asked question loses its reference. */
const takeOff = (tx: Tx, shown: number) => tx.deleteFrom('questions').where('id', '=', shown).execute();
