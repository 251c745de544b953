import { day, type Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { isShown } from '../../catalogue/store.ts';
import { enqueue, theShop } from '../../../platform/store/outbox.ts';
import { digestOf, normalisedEmail } from './access-key.ts';
import { questionMail } from './mail-kinds.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';

export interface AskedQuestion {
  productId: number;
  email: string;
  question: string;
}

export type AskOutcome =
  | 'asked'
  /** A duplicate from this address: a form was sent twice. */
  | 'kept'
  | 'unknown_product'
  /** The address has reached its daily limit. */
  | 'limit';

const defaultMostADay = 10;

/** Questions about products. They wait for the shop's answer, mailed to the address; before they are not shown. */
export function askedQuestionsOf(database: Database, clock: Clock) {
  return {
    /**
     * Keeps a question and mails it to the shop.
     * @param to the shop's address; '' where it has none and reads its list of questions
     */
    async ask(
      { productId, email, question }: AskedQuestion,
      to: string,
      mostADay = defaultMostADay,
    ): Promise<AskOutcome> {
      const address = normalisedEmail(email);
      const digest = digestOf(question);
      return transact(database, async (tx): Promise<AskOutcome> => {
        if (!(await isShown(tx, productId))) return 'unknown_product';
        const now = clock();
        const own = await tx
          .selectFrom('asked_questions')
          .select(['product_id', 'digest', 'asked_at'])
          .where('email', '=', address)
          .execute();
        if (own.some((row) => row.product_id === productId && row.digest === digest)) return 'kept';
        if (own.filter((row) => row.asked_at > now - day).length >= mostADay) return 'limit';
        const row = await tx
          .insertInto('asked_questions')
          .values({
            product_id: productId,
            email: address,
            language: currentLanguage(),
            question,
            digest,
            asked_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!row) return 'kept';
        if (to !== '') await enqueue(tx, { kind: questionMail, to: theShop(to), payload: { question: row.id } }, now);
        return 'asked';
      });
    },

    /** The data for the mail to the shop; null where the question is gone. */
    async forMail(id: number): Promise<(AskedQuestion & { productName: string; productSlug: string }) | null> {
      const row = await database.read
        .selectFrom('asked_questions as q')
        .innerJoin('products as p', 'p.id', 'q.product_id')
        .select(['q.product_id', 'q.email', 'q.question', 'p.name', 'p.slug'])
        .where('q.id', '=', id)
        .executeTakeFirst();
      return (
        (row && {
          productId: row.product_id,
          email: row.email,
          question: row.question,
          productName: row.name,
          productSlug: row.slug,
        }) ??
        null
      );
    },
  };
}
