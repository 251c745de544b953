import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../mail/message.ts';
import type { MailTransport, Sender } from '../mail/transport.ts';
import type { WaitingMail } from '../store/outbox.ts';
import { batched } from './batched.ts';
import { isRefusedForGood, reasonFor, retryPause } from './failed-delivery.ts';

/** What the worker needs of the store's outbox. Claims last some minutes: several processes share one outbox. */
export interface OutboxPort {
  claim(limit: number): Promise<ReadonlyArray<WaitingMail>>;
  markSent(ids: ReadonlyArray<number>): Promise<void>;
  postpone(id: number, pause: number, reason: string): Promise<void>;
  giveUp(id: number, reason: string): Promise<void>;
  release(ids: ReadonlyArray<number>): Promise<void>;
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
  /** How many mails are under way at most, written or sent. As many more are claimed with them by one statement. */
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
 * Sends due mails as long as the server runs. It claims a batch when a place is free and none is left of the last one, so a
 * claimed mail waits for two others at most, far less than its lease. In each turn of the event loop it begins one mail: pages
 * come in between. A worker that dies leaves claims that expire.
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
  const markSent = batched((ids: ReadonlyArray<number>) => outbox.markSent(ids));
  /** Claimed and not begun. */
  let claimed: ReadonlyArray<WaitingMail> = [];
  let current: MailTerms = { from: null, retryDays: 0 };
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (underWay.size >= atOnce) {
        await Promise.race(underWay);
        continue;
      }
      const isAll = claimed.length === 0 && (await claim()) < atOnce;
      while (claimed.length > 0 && underWay.size < atOnce && !stopping.signal.aborted) {
        begin(claimed[0]!);
        claimed = claimed.slice(1);
        await setImmediate();
      }
      // Rejects when stopped, which ends the loop.
      if (isAll && claimed.length === 0) await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
    // If the database failed, these claims expire, too.
    if (claimed.length > 0) await outbox.release(claimed.map(({ id }) => id)).catch(() => {});
    await Promise.all(underWay);
  }

  /** @returns how many mails were claimed */
  async function claim(): Promise<number> {
    try {
      current = await terms();
      if (current.from === null || stopping.signal.aborted) return 0;
      claimed = await outbox.claim(atOnce);
      return claimed.length;
    } catch (error) {
      onError(error, null);
      return 0;
    }
  }

  function begin(mail: WaitingMail): void {
    const { from, retryDays } = current;
    const sending = send(mail, from!, retryDays).finally(() => underWay.delete(sending));
    underWay.add(sending);
  }

  async function send(mail: WaitingMail, from: Sender, retryDays: number): Promise<void> {
    const { id, kind, attempt } = mail;
    try {
      const message = await compose(mail);
      const signal = AbortSignal.any([cutOff.signal, deadline()]);
      if (message) await transport.send(message, from, `${kind}-${id}`, signal);
      await markSent(id);
    } catch (error) {
      // If the database failed, the claim expires and the mail is due again.
      await putBack(error).catch(() => {});
    }

    async function putBack(error: unknown): Promise<void> {
      if (cutOff.signal.aborted) return outbox.release([id]);
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
