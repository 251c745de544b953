import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '../mail/message.ts';
import type { MailTransport, Sender } from '../mail/transport.ts';
import type { WaitingMail } from '../store/outbox.ts';
import { isRefusedForGood, reasonFor, retryPause } from './failed-delivery.ts';

/** What the worker needs of the store's outbox. Claims hold for some minutes: several processes share one outbox. */
export interface OutboxPort {
  claim(limit: number): Promise<ReadonlyArray<WaitingMail>>;
  markSent(id: number): Promise<void>;
  postpone(id: number, pause: number, reason: string): Promise<void>;
  giveUp(id: number, reason: string): Promise<void>;
  release(id: number): Promise<void>;
}

/** What the shop says of its mails at this moment. */
export interface MailTerms {
  /** Who mails come from; null while the shop does not say: then they wait. */
  from: Sender | null;
  /** For how many days a mail that fails is tried again. */
  retryDays: number;
}

/** What failed, without an address; `isFinal` where it is not tried again. */
export interface FailedMail {
  id: number;
  kind: string;
  attempt: number;
  isFinal: boolean;
}

export interface OutboxWorkerOptions {
  outbox: OutboxPort;
  transport: MailTransport;
  /** How many mails are under way at once at most. */
  atOnce: number;
  terms(): Promise<MailTerms>;
  /** Null where there is no one to write to: the mail is done. */
  compose(mail: WaitingMail): Promise<Message | null>;
  /** Reports what failed; null where the outbox itself could not be read. */
  onError(error: unknown, mail: FailedMail | null): void;
  /** How long to rest when nothing waits, in milliseconds. */
  pause?: number;
  /** Aborts when a mail that begins now has had its time. */
  deadline?(): AbortSignal;
  /** Aborts when the mails under way have had their time after a stop. */
  grace?(): AbortSignal;
}

export interface OutboxWorker {
  /**
   * Waits a few seconds for the mails under way, then drops their connections and puts them back: the next start sends
   * them at once.
   */
  stop(): Promise<void>;
}

const defaultPause = 2000;
/** For one mail as a whole, in milliseconds: a server that sends a byte now and then resets every other timeout. */
const mailDeadline = 60_000;
/** For the mails under way after SIGTERM, in milliseconds: systemd and Docker kill after ten seconds or more. */
const stopGrace = 5000;

/**
 * Sends what waits in the outbox, as long as the server runs. Only mails that begin at once are claimed, so no mail waits for
 * another one; a worker that dies in the middle leaves claims that end by themselves.
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
      // Rejects when it is stopped, which ends the loop.
      if (begun < free) await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      else await Promise.race(underWay);
    }
    await Promise.all(underWay);
  }

  /** @returns how many mails were begun */
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
      // If the database is what failed, the claim ends by itself and the mail is due again.
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
      const patience = grace();
      patience.addEventListener('abort', () => cutOff.abort(), { once: true });
      if (patience.aborted) cutOff.abort();
      await running;
      transport.close();
    },
  };
}
