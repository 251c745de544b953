import type { Clock } from './clock.ts';
import type { Database, Tx } from './engine/database.ts';
import { currentLanguage } from '../languages/current-language.ts';
import { defaultLanguage, isLanguage, type Language } from '../languages/languages.ts';
import { fromJson, toJson } from './json.ts';

/** Who reads a mail, and in which language. Rows about which mails are sent keep both: an order is a reader. */
export interface MailReader {
  email: string;
  language: Language;
}

/** A mail to be sent: template, reader, data. */
export interface QueuedMail {
  kind: string;
  to: MailReader;
  payload: Readonly<Record<string, unknown>>;
}

/** A mail as it is written. */
export interface Mail extends Pick<QueuedMail, 'kind' | 'payload'> {
  recipient: string;
  language: Language;
}

export interface WaitingMail extends Mail {
  id: number;
  /** Which attempt this is, from 1. */
  attempt: number;
}

/** An undelivered mail for the operator. Times are epoch milliseconds. */
export interface UnsentMail extends Pick<Mail, 'kind' | 'recipient'> {
  id: number;
  createdAt: number;
  attempts: number;
  /** When the shop gave up on it; null while it is retried. */
  failedAt: number | null;
  /** Why the last attempt failed; null before the first one. */
  reason: string | null;
}

const minute = 60_000;
/** How long a claimed mail belongs to its sender; after that, if the sender died, another one takes it. */
const lease = 5 * minute;

/** The shop itself, whose staff read Polish. */
export const theShop = (email: string): MailReader => ({ email, language: defaultLanguage });

/** Whoever makes the request, where no row keeps who they are. */
export const whoAsks = (email: string): MailReader => ({ email, language: currentLanguage() });

/** Writes a mail in the transaction that it reports: either both are stored or neither. */
export async function enqueue(tx: Tx, { kind, to, payload }: QueuedMail, now: number): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      kind,
      recipient: to.email,
      payload: toJson(payload),
      language: to.language,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .execute();
}

/** Mails wait here to be sent. One may be sent twice if the sender dies after sending; none is lost. */
export function outboxOf({ engine, read, write }: Database, clock: Clock) {
  return {
    /** Claims up to `limit` due mails, untried ones first; no other sender gets them during the lease. */
    async claim(limit: number): Promise<ReadonlyArray<WaitingMail>> {
      const now = clock();
      const rows = await write
        .with(
          (cte) => cte('due').materialized(),
          (db) =>
            db
              .selectFrom('outbox')
              .select('id')
              .where('sent_at', 'is', null)
              .where('failed_at', 'is', null)
              .where('next_attempt_at', '<=', now)
              .orderBy('attempts')
              .orderBy('next_attempt_at')
              .orderBy('id')
              .limit(limit)
              // Senders that claim at once get different mails; SQLite has one writer.
              .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .updateTable('outbox')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: now + lease }))
        .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
        .returning(['id', 'kind', 'recipient', 'payload', 'language', 'attempts'])
        .execute();
      return rows
        .sort((a, b) => a.id - b.id)
        .map(({ payload, language, attempts, ...mail }) => ({
          ...mail,
          payload: fromJson(payload),
          language: isLanguage(language) ? language : defaultLanguage,
          attempt: attempts,
        }));
    },

    async markSent(ids: ReadonlyArray<number>): Promise<void> {
      if (ids.length === 0) return;
      await write.updateTable('outbox').set({ sent_at: clock(), last_error: null }).where('id', 'in', ids).execute();
    },

    /** Puts a failed mail back: it is due again after `pause` milliseconds. */
    async postpone(id: number, pause: number, reason: string): Promise<void> {
      await write
        .updateTable('outbox')
        .set({ next_attempt_at: clock() + pause, last_error: reason })
        .where('id', '=', id)
        .execute();
    },

    /** Gives up on a mail: only the operator sends it again. */
    async giveUp(id: number, reason: string): Promise<void> {
      await write.updateTable('outbox').set({ failed_at: clock(), last_error: reason }).where('id', '=', id).execute();
    },

    /** Puts claimed, unsent mails back: they are due at once, and the attempt does not count. */
    async release(ids: ReadonlyArray<number>): Promise<void> {
      await write
        .updateTable('outbox')
        .set((eb) => ({ next_attempt_at: clock(), attempts: eb('attempts', '-', 1) }))
        .where('id', 'in', ids)
        .execute();
    },

    /** Mails that the shop gave up on, the oldest first; with `isWhole` also those that it still retries. */
    async unsent({ isWhole }: { isWhole: boolean }): Promise<ReadonlyArray<UnsentMail>> {
      const rows = await read
        .selectFrom('outbox')
        .select(['id', 'kind', 'recipient', 'created_at', 'attempts', 'failed_at', 'last_error'])
        .where('sent_at', 'is', null)
        .$if(!isWhole, (query) => query.where('failed_at', 'is not', null))
        .orderBy('id')
        .execute();
      return rows.map(({ created_at, failed_at, last_error, ...mail }) => ({
        ...mail,
        createdAt: created_at,
        failedAt: failed_at,
        reason: last_error,
      }));
    },

    /**
     * Makes an unsent mail due now, as if it had never been tried.
     * @returns its recipient; null if no such mail waits or failed
     */
    async sendAgain(id: number): Promise<string | null> {
      const row = await write
        .updateTable('outbox')
        .set({ failed_at: null, attempts: 0, next_attempt_at: clock(), last_error: null })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .returning('recipient')
        .executeTakeFirst();
      return row?.recipient ?? null;
    },

    /** How many mails wait; those that the shop gave up on do not. */
    async waiting(): Promise<number> {
      const { count } = await read
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
