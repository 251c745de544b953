import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { toJson } from '../../../platform/store/json.ts';
import { enqueue, theShop, type QueuedMail } from '../../../platform/store/outbox.ts';
import { callBackMail, contactMail } from './mail-kinds.ts';

/** What a visitor writes to the shop. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** When and why a visitor wants to be called. */
export interface CallBackWish {
  phone: string;
  /** The shop's wall clock: `2026-11-27T10:30`. */
  at: string;
  /** Other days that suit, YYYY-MM-DD. */
  moreDays: ReadonlyArray<string>;
  /** When to try again, two moments of the shop's wall clock; null for no wish. */
  window: { start: string; end: string } | null;
  name: string;
  /** A key of the form's choices. */
  subject: string;
  topic: string;
}

/** For how long the same message counts as sent twice. */
const doubled = 10 * 60_000;

/** Messages to the shop: they wait in the outbox, and are kept nowhere else. */
export function contactOf(database: Database, clock: Clock) {
  const once = (mail: QueuedMail): Promise<void> =>
    transact(database, async (tx) => {
      const now = clock();
      const sent = await tx
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', mail.kind)
        .where('created_at', '>=', now - doubled)
        .where('payload', '=', toJson(mail.payload))
        .executeTakeFirst();
      if (!sent) await enqueue(tx, mail, now);
    });
  return {
    /** Sends a message to the shop; the same one, sent twice, once. @param recipient the shop's address */
    send: ({ name, email, message }: ContactMessage, recipient: string): Promise<void> =>
      once({ kind: contactMail, to: theShop(recipient), payload: { name, email, message } }),

    /** Asks the shop to call; the same wish, sent twice, once. @param recipient the shop's address */
    askForCall: (
      { phone, at, moreDays, window, name, subject, topic }: CallBackWish,
      recipient: string,
    ): Promise<void> =>
      once({
        kind: callBackMail,
        to: theShop(recipient),
        payload: {
          phone,
          at,
          moreDays: moreDays.join(','),
          ...(window && { from: window.start, to: window.end }),
          name,
          subject,
          topic,
        },
      }),
  };
}
