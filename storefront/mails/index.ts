import { join } from 'node:path';
import type { Locale } from '../../components/texts/texts.ts';
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

/** How many connections to the mail server are open at once; many servers allow ten from one address. */
const connections = 10;
/** How many mails are under way at once: as many are read and written as are being sent. */
const mailsAtOnce = 2 * connections;

/**
 * Sends the store's mails until it is stopped, which must happen before the store is closed.
 * @throws Error with a sentence where `smtpUrl` is not the address of a mail server
 */
export function startOutbox(store: Store, environment: MailEnvironment, log: Log = jsonLog()): OutboxWorker {
  const { dataDir, publicUrl, host, port, smtpUrl } = environment;
  const origin = publicUrl ? new URL(publicUrl).origin : `http://${host}:${port}`;
  let wording = store;
  /** Goods are read as for a page: from memory where nothing changed. */
  let answering = store.kept.request();
  return startOutboxWorker({
    outbox: store.outbox,
    atOnce: mailsAtOnce,
    transport: mailTransport({ smtpUrl, connections, outboxDir: join(dataDir, 'outbox') }),
    async terms() {
      const overrides = await store.settings.overrides();
      answering = store.kept.request();
      wording = withSettingsOnce(store, overrides);
      const { shopName, companyEmail, mailRetryDays } = settingsWith(overrides);
      return {
        from: companyEmail === '' ? null : { name: shopName, address: companyEmail },
        retryDays: mailRetryDays,
      };
    },
    compose: (mail) => answering(() => compose(mail, wording, origin)),
    onError: (error, mail) => log.error('mail failed', reasonForLog(error), { ...mail }),
  });
}

/** The store whose settings and texts are read once: the mails of one claim are written with the same ones. */
function withSettingsOnce(store: Store, overrides: Awaited<ReturnType<Store['settings']['overrides']>>): Store {
  const texts = new Map<Locale, ReturnType<Store['settings']['texts']>>();
  return {
    ...store,
    settings: {
      ...store.settings,
      overrides: () => Promise.resolve(overrides),
      texts(language) {
        const known = texts.get(language) ?? store.settings.texts(language);
        texts.set(language, known);
        return known;
      },
    },
  };
}
