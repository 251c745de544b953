import { join } from 'node:path';
import type { ServerEnvironment } from '../platform/http/environment.ts';
import { jsonLog, type Log } from '../platform/http/log.ts';
import { mailTransport } from '../platform/mail/transport.ts';
import { settingsWith } from '../platform/settings/index.ts';
import type { Store } from '../store/index.ts';
import { compose } from './compose.ts';
import { reasonForLog } from '../platform/outbox/failed-delivery.ts';
import { startOutboxWorker, type OutboxWorker } from '../platform/outbox/outbox-worker.ts';

export type MailEnvironment = Pick<ServerEnvironment, 'dataDir' | 'publicUrl' | 'host' | 'port'> & {
  /** Where mails are handed over; without it they become files in `<dataDir>/outbox`. */
  smtpUrl: string | undefined;
};

/** How many mails are under way at once: one that is slow takes one of so many connections to the mail server. */
const mailsAtOnce = 5;

/**
 * Sends the store's mails until it is stopped, which must happen before the store is closed.
 * @throws Error with a sentence where `smtpUrl` is not the address of a mail server
 */
export function startOutbox(store: Store, environment: MailEnvironment, log: Log = jsonLog()): OutboxWorker {
  const { dataDir, publicUrl, host, port, smtpUrl } = environment;
  const origin = publicUrl ? new URL(publicUrl).origin : `http://${host}:${port}`;
  return startOutboxWorker({
    outbox: store.outbox,
    atOnce: mailsAtOnce,
    transport: mailTransport({ smtpUrl, connections: mailsAtOnce, outboxDir: join(dataDir, 'outbox') }),
    async terms() {
      const { shopName, companyEmail, mailRetryDays } = settingsWith(await store.settings.overrides());
      return {
        from: companyEmail === '' ? null : { name: shopName, address: companyEmail },
        retryDays: mailRetryDays,
      };
    },
    compose: (mail) => compose(mail, store, origin),
    onError: (error, mail) => log.error('mail failed', reasonForLog(error), { ...mail }),
  });
}
