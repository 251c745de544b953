import { join } from 'node:path';
import type { ServerEnvironment } from '../http/environment.ts';
import { jsonLog, type Log } from '../http/log.ts';
import { mailTransport } from '../mail/index.ts';
import { settingsWith } from '../../settings/index.ts';
import type { Store } from '../store/index.ts';
import { compose } from './compose.ts';
import { startOutboxWorker } from './outbox-worker.ts';

export type MailEnvironment = Pick<ServerEnvironment, 'dataDir' | 'publicUrl' | 'host' | 'port'> & {
  /** Where mails are handed over; without it they become files in `<dataDir>/outbox`. */
  smtpUrl: string | undefined;
};

/** The same store, with its mails being sent for as long as it is open. */
export function withOutbox(store: Store, environment: MailEnvironment, log: Log = jsonLog()): Store {
  const { dataDir, publicUrl, host, port, smtpUrl } = environment;
  const origin = publicUrl ? new URL(publicUrl).origin : `http://${host}:${port}`;
  const worker = startOutboxWorker({
    outbox: store.outbox,
    transport: mailTransport({
      smtpUrl,
      outboxDir: join(dataDir, 'outbox'),
    }),
    async sender() {
      const { shopName, companyEmail } = settingsWith(await store.settings.overrides());
      return companyEmail === '' ? null : { name: shopName, address: companyEmail };
    },
    compose: (mail) => compose(mail, store, origin),
    onError: (error, mail) => log.error('mail failed', reasonOf(error), { ...mail }),
  });
  return {
    ...store,
    async close() {
      await worker.stop();
      await store.close();
    },
  };
}

/** What mail servers answer names the recipient; the log keeps the code alone. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  return [name, code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
