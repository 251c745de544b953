import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { toJson } from '../../../platform/store/json.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { contactMail } from './mail-kinds.ts';

/** What a visitor writes to the shop. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** For how long the same message counts as sent twice. */
const doubled = 10 * 60_000;

/** Messages to the shop: they wait in the outbox, and are kept nowhere else. */
export function contactOf(database: Database, clock: Clock) {
  return {
    /** Sends a message to the shop; the same one, sent twice, once. @param recipient the shop's address */
    async send({ name, email, message }: ContactMessage, recipient: string): Promise<void> {
      const payload = { name, email, message };
      await transact(database, async (tx) => {
        const now = clock();
        const sent = await tx
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', contactMail)
          .where('created_at', '>=', now - doubled)
          .where('payload', '=', toJson(payload))
          .executeTakeFirst();
        if (!sent) await enqueue(tx, { kind: contactMail, recipient, payload }, now);
      });
    },
  };
}
