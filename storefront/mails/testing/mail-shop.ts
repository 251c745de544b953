import { join } from 'node:path';
import { openDatabase } from '../../importer/writing/open-database.ts';
import { readCommand } from '../../operator/read-command.ts';
import { runCommand } from '../../operator/run-command.ts';
import type { Message } from '../../platform/mail/message.ts';
import { filesAt } from '../../platform/uploads/files-at.ts';
import { filledShop, makePlace } from '../../store/testing/stores.ts';
import { serve } from '../../testing/shop-under-test.ts';
import { compose } from '../compose.ts';

/** The scheme and host of the links in the mails. */
export const mailOrigin = 'https://sien.example';

/** A running shop whose mails are kept by what brought them about, and its operator beside it. */
export async function openMailShop() {
  // SQLite admits one process only.
  const place = await makePlace('postgres', filledShop());
  const clock = () => place.clock.now;
  const store = await place.open();
  await store.settings.set('rateLimitFactor', 1000);
  const shop = serve(store, clock, place.dataDir);
  const database = await openDatabase(place);
  const files = filesAt(join(place.dataDir, 'uploads'));
  const mails = new Map<string, Message>();
  return {
    place,
    clock,
    store,
    database,
    visitor: shop.visitor,
    mails,
    /** An operator's command. */
    type: (...words: ReadonlyArray<string>) => runCommand(readCommand(words), database, clock, files),
    /** Composes what waits, under the name of what brought it about; a second mail of one name adds its kind. */
    async collect(name: string): Promise<void> {
      for (const mail of await store.outbox.claim(20)) {
        const message = await compose(mail, store, mailOrigin);
        await store.outbox.markSent([mail.id]);
        if (message) mails.set(mails.has(name) ? `${name}, ${mail.kind}` : name, message);
      }
    },
    async close(): Promise<void> {
      await database.close();
      await place.remove();
    },
  };
}

export type MailShop = Awaited<ReturnType<typeof openMailShop>>;
