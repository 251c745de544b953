import type { Clock } from './clock.ts';
import type { Database, Tx } from './engine/database.ts';
import { fromJson, toJson } from './json.ts';

/** A mail to be sent: which template, to whom, made of what. */
export interface Mail {
  kind: string;
  recipient: string;
  payload: Readonly<Record<string, unknown>>;
}

export interface WaitingMail extends Mail {
  id: number;
  /** Which attempt this is, from 1. */
  attempt: number;
}

const minute = 60_000;
/** How long a claimed mail belongs to its sender; after that, if the sender died, another one takes it. */
const lease = 5 * minute;
const longestPause = 6 * 60 * minute;

/** Writes a mail in the transaction of what it tells about: either both are there or neither. */
export async function enqueue(tx: Tx, mail: Mail, now: number): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      kind: mail.kind,
      recipient: mail.recipient,
      payload: toJson(mail.payload),
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/** Mails wait here until they are sent. One may be sent twice if the sender dies after sending; none is lost. */
export function outboxOf({ read, write }: Database, clock: Clock) {
  return {
    /** Takes up to `limit` mails that are due; no other sender gets them during the lease. */
    async claim(limit: number): Promise<ReadonlyArray<WaitingMail>> {
      const now = clock();
      const rows = await write
        .updateTable('outbox')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: now + lease }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('next_attempt_at', '<=', now)
            .orderBy('next_attempt_at')
            .orderBy('id')
            .limit(limit),
        )
        // Said again outside: under READ COMMITTED a second sender rereads the row it waited for, not the list.
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .returning(['id', 'kind', 'recipient', 'payload', 'attempts'])
        .execute();
      return rows
        .sort((a, b) => a.id - b.id)
        .map(({ payload, attempts, ...mail }) => ({ ...mail, payload: fromJson(payload), attempt: attempts }));
    },

    async markSent(id: number): Promise<void> {
      await write.updateTable('outbox').set({ sent_at: clock(), last_error: null }).where('id', '=', id).execute();
    },

    /** Puts the mail back; the pause doubles from a minute to six hours. */
    async markFailed({ id, attempt }: Pick<WaitingMail, 'id' | 'attempt'>, error: string): Promise<void> {
      const pause = Math.min(minute * 2 ** (attempt - 1), longestPause);
      await write
        .updateTable('outbox')
        .set({ next_attempt_at: clock() + pause, last_error: error })
        .where('id', '=', id)
        .execute();
    },

    /** How many mails wait. */
    async waiting(): Promise<number> {
      const { count } = await read
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
