import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../mail/message.ts';
import type { MailTransport, Sender } from '../mail/transport.ts';
import type { WaitingMail } from '../store/outbox.ts';
import { isRefusedForGood, reasonFor, retryPause } from './failed-delivery.ts';

/** What the worker needs of the store's outbox. Claims last some minutes: several processes share one outbox. */
export interface OutboxPort {
  claim(limit: number): Promise<ReadonlyArray<WaitingMail>>;
  markSent(id: number): Promise<void>;
  postpone(id: number, pause: number, reason: string): Promise<void>;
  giveUp(id: number, reason: string): Promise<void>;
  release(id: number): Promise<void>;
}

/** The shop's current mail settings. */
export interface MailTerms {
  /** The sender of mails; null while not configured: then they wait. */
  from: Sender | null;
  /** For how many days a failed mail is retried. */
  retryDays: number;
}

/** What failed, without an address; `isFinal` if it is not retried. */
export interface FailedMail {
  id: number;
  kind: string;
  attempt: number;
  isFinal: boolean;
}

export interface OutboxWorkerOptions {
  outbox: OutboxPort;
  transport: MailTransport;
  /** How many mails are sent at once at most. */
  atOnce: number;
  terms(): Promise<MailTerms>;
  /** Null if there is no recipient: the mail is done. */
  compose(mail: WaitingMail): Promise<Message | null>;
  /** Reports what failed; null if the outbox itself could not be read. */
  onError(error: unknown, mail: FailedMail | null): void;
  /** The pause when nothing waits, in milliseconds. */
  pause?: number;
  /** Aborts at the deadline of a mail that starts now. */
  deadline?(): AbortSignal;
  /** Aborts when pending mails have had their time after a stop. */
  grace?(): AbortSignal;
}

export interface OutboxWorker {
  /**
   * Waits a few seconds for pending mails, then drops their connections and puts them back: the next start sends
   * them at once.
   */
  stop(): Promise<void>;
}

const defaultPause = 2000;
/** For one mail as a whole, in milliseconds: a server that sends a byte now and then resets every other timeout. */
const mailDeadline = 60_000;
/** For pending mails after SIGTERM, in milliseconds: systemd and Docker kill after ten seconds or more. */
const stopGrace = 5000;

/**
 * Sends due mails as long as the server runs. It claims only mails that start at once, so no mail waits for
 * another one; a worker that dies leaves claims that expire.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const {
    outbox,
    transport,
    atOnce,
    terms,
    compose,
    onError,
    pause = defaultPause,
    deadline = () => AbortSignal.timeout(mailDeadline),
    grace = () => AbortSignal.timeout(stopGrace),
  } = options;
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const underWay = new Set<Promise<void>>();
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = atOnce - underWay.size;
      const begun = await begin(free).catch((error: unknown) => {
        onError(error, null);
        return 0;
      });
      // Rejects when stopped, which ends the loop.
      if (begun < free) await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      else await Promise.race(underWay);
    }
    await Promise.all(underWay);
  }

  /** @returns how many mails were started */
  async function begin(limit: number): Promise<number> {
    const { from, retryDays } = await terms();
    if (from === null || stopping.signal.aborted) return 0;
    const mails = await outbox.claim(limit);
    for (const mail of mails) {
      const sending = send(mail, from, retryDays).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    return mails.length;
  }

  async function send(mail: WaitingMail, from: Sender, retryDays: number): Promise<void> {
    const { id, kind, attempt } = mail;
    try {
      const message = await compose(mail);
      const signal = AbortSignal.any([cutOff.signal, deadline()]);
      if (message) await transport.send(message, from, `${kind}-${id}`, signal);
      await outbox.markSent(id);
    } catch (error) {
      // If the database failed, the claim expires and the mail is due again.
      await putBack(error).catch(() => {});
    }

    async function putBack(error: unknown): Promise<void> {
      if (cutOff.signal.aborted) return outbox.release(id);
      const again = isRefusedForGood(error) ? null : retryPause(attempt, retryDays);
      onError(error, { id, kind, attempt, isFinal: again === null });
      await (again === null ? outbox.giveUp(id, reasonFor(error)) : outbox.postpone(id, again, reasonFor(error)));
    }
  }

  return {
    async stop() {
      stopping.abort();
      const graceEnd = grace();
      graceEnd.addEventListener('abort', () => cutOff.abort(), { once: true });
      if (graceEnd.aborted) cutOff.abort();
      await running;
      transport.close();
    },
  };
}
