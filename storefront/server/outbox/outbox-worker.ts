import type { Message, MailTransport, Sender } from '../mail/index.ts';
import type { WaitingMail } from '../store/index.ts';

/** What the worker needs of the store's outbox. Claims hold for some minutes: several processes share one outbox. */
export interface OutboxPort {
  claim(limit: number): Promise<ReadonlyArray<WaitingMail>>;
  markSent(id: number): Promise<void>;
  markFailed(mail: Pick<WaitingMail, 'id' | 'attempt'>, error: string): Promise<void>;
}

export interface OutboxWorkerOptions {
  outbox: OutboxPort;
  transport: MailTransport;
  /** Who mails come from; null while nobody does: then they wait. */
  sender(): Promise<Sender | null>;
  /** Null where there is nobody to write to: the mail is done. */
  compose(mail: WaitingMail): Promise<Message | null>;
  /** Told what failed, without anybody's address. */
  onError(error: unknown, mail: { id: number; kind: string; attempt: number } | null): void;
  /** How long to rest when nothing waits, in milliseconds. */
  pause?: number;
}

export interface OutboxWorker {
  /** Looks now, not after the pause. */
  wake(): void;
  /** Finishes the mail that is under way; what is left waits in the store. */
  stop(): Promise<void>;
}

const defaultPause = 2000;
/** How many mails are claimed at once: few, so that a worker that dies holds up few. */
const batch = 5;
const nothing = { mails: [], from: null };

/**
 * Sends what waits in the outbox, as long as the server runs. The store decides when a mail that failed is due again; a
 * worker that dies in the middle leaves a claim that ends by itself.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { outbox, transport, sender, compose, onError, pause = defaultPause } = options;
  let isStopped = false;
  let rest: { end(): void } | null = null;
  const running = run();

  async function run(): Promise<void> {
    while (!isStopped) {
      const { mails, from } = await claim().catch((error: unknown) => {
        onError(error, null);
        return nothing;
      });
      for (const mail of mails) {
        if (isStopped || from === null) break;
        await send(mail, from);
      }
      if (mails.length < batch && !isStopped) await sleep();
    }
  }

  async function claim(): Promise<{ mails: ReadonlyArray<WaitingMail>; from: Sender | null }> {
    const from = await sender();
    return from === null ? nothing : { mails: await outbox.claim(batch), from };
  }

  async function send(mail: WaitingMail, from: Sender): Promise<void> {
    try {
      const message = await compose(mail);
      if (message) await transport.send(message, from, `${mail.kind}-${mail.id}`);
      await outbox.markSent(mail.id);
    } catch (error) {
      const { id, kind, attempt } = mail;
      onError(error, { id, kind, attempt });
      // If the database is what failed, the claim ends by itself and the mail is due again.
      await outbox.markFailed(mail, error instanceof Error ? error.message : String(error)).catch(() => {});
    }
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      rest = {
        end() {
          clearTimeout(timer);
          resolve();
        },
      };
    });
  }

  return {
    wake: () => rest?.end(),
    async stop() {
      isStopped = true;
      rest?.end();
      await running;
      transport.close();
    },
  };
}
