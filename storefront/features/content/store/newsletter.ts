import { currentLanguage } from '../../../platform/languages/current-language.ts';
import { day, type Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue, type MailReader } from '../../../platform/store/outbox.ts';
import { newAccessKey, normalisedEmail } from '../../reviews/store.ts';
import { newsletterJoinMail, newsletterLeaveMail } from './mail-kinds.ts';

/** What the holder of a mail's link may do. */
export interface NewsletterPlace {
  email: string;
  state: 'waiting' | 'subscribed' | 'left';
}

export type NewsletterAnswer = 'done' | 'already' | 'unknown' | 'expired';

const defaultKeyDays = 7;
/** Repeated requests for one address send one mail. After using a link it may get another. */
const mailPause = 6 * 60 * 60 * 1000;

/**
 * Subscriptions with double opt-in: an address is asked by mail before it gets anything, and only its owner can
 * unsubscribe. Requests never show whether it is subscribed.
 */
export function newsletterOf(database: Database, clock: Clock) {
  async function mail(tx: Tx, kind: string, { id, ...to }: MailReader & { id: number }, now: number): Promise<void> {
    await tx.updateTable('newsletter_subscribers').set({ mailed_at: now }).where('id', '=', id).execute();
    await enqueue(tx, { kind, to, payload: { subscriber: id } }, now);
  }

  const withKey = (key: string) =>
    database.read.selectFrom('newsletter_subscribers').selectAll().where('access_key', '=', key).executeTakeFirst();

  return {
    /** Records a request and asks the address by mail. A subscribed address gets none, in secret. */
    async ask({ email, name, consent }: { email: string; name: string; consent: string }): Promise<void> {
      const address = normalisedEmail(email);
      await transact(database, async (tx) => {
        const now = clock();
        const wish = { name, language: currentLanguage(), consent_text: consent, consented_at: now };
        const made = await tx
          .insertInto('newsletter_subscribers')
          .values({
            ...wish,
            email: address,
            access_key: newAccessKey(),
            mailed_at: 0,
            confirmed_at: null,
            left_at: null,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returningAll()
          .executeTakeFirst();
        const row =
          made ??
          (await tx
            .updateTable('newsletter_subscribers')
            .set(wish)
            .where('email', '=', address)
            // A subscriber's consent stays unchanged.
            .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('left_at', 'is not', null)]))
            .returningAll()
            .executeTakeFirst());
        if (row && row.mailed_at + mailPause <= now) await mail(tx, newsletterJoinMail, row, now);
      });
    },

    /** Sends a subscribed address the unsubscribe link; any other gets nothing, in secret. */
    async askToLeave(email: string): Promise<void> {
      await transact(database, async (tx) => {
        const now = clock();
        const row = await tx
          .selectFrom('newsletter_subscribers')
          .selectAll()
          .where('email', '=', normalisedEmail(email))
          .where('confirmed_at', 'is not', null)
          .where('left_at', 'is', null)
          .executeTakeFirst();
        if (row && row.mailed_at + mailPause <= now) await mail(tx, newsletterLeaveMail, row, now);
      });
    },

    /** The subscription of a link; null where there is none. */
    async byKey(key: string): Promise<NewsletterPlace | null> {
      const row = await withKey(key);
      if (!row) return null;
      const state = row.left_at !== null ? 'left' : row.confirmed_at === null ? 'waiting' : 'subscribed';
      return { email: row.email, state };
    },

    /**
     * Subscribes the address of the link.
     * @param keyDays how many days the mail's link works
     */
    async confirm(key: string, keyDays = defaultKeyDays): Promise<NewsletterAnswer> {
      const row = await withKey(key);
      if (!row) return 'unknown';
      if (row.confirmed_at !== null && row.left_at === null) return 'already';
      const now = clock();
      if (row.mailed_at + keyDays * day < now) return 'expired';
      await database.write
        .updateTable('newsletter_subscribers')
        .set({ confirmed_at: now, left_at: null, mailed_at: 0 })
        .where('id', '=', row.id)
        .execute();
      return 'done';
    },

    /** Unsubscribes the address of the link. Its consent and end stay recorded: the shop must be able to prove them. */
    async leave(key: string): Promise<NewsletterAnswer> {
      const row = await database.write
        .updateTable('newsletter_subscribers')
        .set({ left_at: clock(), mailed_at: 0 })
        .where('access_key', '=', key)
        .where('left_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (row) return 'done';
      return (await withKey(key)) ? 'already' : 'unknown';
    },

    /** The subscribers: confirmed and not unsubscribed since; by address. */
    async subscribers(): Promise<ReadonlyArray<{ email: string; name: string; consent: string; confirmedAt: number }>> {
      const rows = await database.read
        .selectFrom('newsletter_subscribers')
        .select(['email', 'name', 'consent_text', 'confirmed_at'])
        .where('confirmed_at', 'is not', null)
        .where('left_at', 'is', null)
        .orderBy('email')
        .execute();
      return rows.map(({ email, name, consent_text: consent, confirmed_at }) => ({
        email,
        name,
        consent,
        confirmedAt: confirmed_at!,
      }));
    },

    /** The data for a mail of a kind of this file; null where the row is gone. */
    async forMail(id: number): Promise<{ email: string; name: string; key: string } | null> {
      const row = await database.read
        .selectFrom('newsletter_subscribers')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { email: row.email, name: row.name, key: row.access_key } : null;
    },
  };
}
