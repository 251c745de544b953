import { describe, expect, it } from 'vitest';
import type { Message } from '../mail/message.ts';
import type { MailTransport, Sender } from '../mail/transport.ts';
import type { WaitingMail } from '../store/outbox.ts';
import { startOutboxWorker, type OutboxPort } from './outbox-worker.ts';

const from = { name: 'Sień', address: 'pomoc@sien.example' };
const message: Message = { to: 'hanna@poczta.pl', subject: 'Cześć', html: '<p>Cześć</p>', text: 'Cześć' };

describe('the worker of the outbox', () => {
  const waiting: WaitingMail = {
    id: 1,
    kind: 'greeting',
    language: 'pl',
    recipient: 'a@b.pl',
    payload: {},
    attempt: 1,
  };

  function outboxOf(mails: Array<WaitingMail>) {
    const sent: number[] = [];
    const failed: Array<[number, string]> = [];
    return {
      sent,
      failed,
      claim: (limit: number) => Promise.resolve(mails.splice(0, limit)),
      markSent: (ids: ReadonlyArray<number>) => Promise.resolve(void sent.push(...ids)),
      postpone: (id: number, _pause: number, reason: string) => Promise.resolve(void failed.push([id, reason])),
      giveUp: () => Promise.reject(new Error('nothing here fails for good')),
      release: (_ids: ReadonlyArray<number>): Promise<void> => Promise.reject(new Error('nothing here is cut off')),
    };
  }

  const errors: unknown[] = [];
  const start = (outbox: OutboxPort, send: MailTransport['send']) =>
    startOutboxWorker({
      outbox,
      transport: { send, close: () => {} },
      atOnce: 2,
      terms: () => Promise.resolve({ from, retryDays: 3 }),
      compose: () => Promise.resolve(message),
      onError: (error, mail) => errors.push([error, mail]),
      pause: 5,
    });

  it('sends each mail once under its own id, also later ones', async () => {
    const mails = [waiting, { ...waiting, id: 2 }];
    const outbox = outboxOf(mails);
    const ids: string[] = [];
    const worker = start(outbox, (_message, _from, id) => Promise.resolve(void ids.push(id)));
    await expect.poll(() => outbox.sent.length).toBe(2);
    mails.push({ ...waiting, id: 3 });
    await expect.poll(() => outbox.sent.length).toBe(3);
    await worker.stop();
    expect(ids).toEqual(['greeting-1', 'greeting-2', 'greeting-3']);
  });

  it('puts back failed mails, continues, and reports them without an address', async () => {
    const outbox = outboxOf([waiting, { ...waiting, id: 2 }]);
    const worker = start(outbox, (_message, _from, id) =>
      id === 'greeting-1' ? Promise.reject(new Error('mailbox full')) : Promise.resolve(),
    );
    await expect.poll(() => outbox.sent.length).toBe(1);
    await worker.stop();
    expect(outbox.failed).toEqual([[1, 'mailbox full']]);
    expect(errors.at(-1)).toEqual([expect.any(Error), { id: 1, kind: 'greeting', attempt: 1, isFinal: false }]);
  });

  it('completes a mail without a recipient', async () => {
    const outbox = outboxOf([waiting]);
    const handedOver: Message[] = [];
    const worker = startOutboxWorker({
      outbox,
      transport: { send: (one) => Promise.resolve(void handedOver.push(one)), close: () => {} },
      atOnce: 2,
      terms: () => Promise.resolve({ from, retryDays: 3 }),
      compose: () => Promise.resolve(null),
      onError: (error) => errors.push(error),
      pause: 5,
    });
    await expect.poll(() => outbox.sent.length).toBe(1);
    await worker.stop();
    expect([outbox.sent, outbox.failed, handedOver]).toEqual([[1], [], []]);
  });

  it('sends nothing without a sender, and all of it once there is one', async () => {
    const outbox = outboxOf([waiting]);
    let asked = 0;
    let sender: Sender | null = null;
    const senders: Sender[] = [];
    const worker = startOutboxWorker({
      outbox,
      transport: { send: (_message, by) => Promise.resolve(void senders.push(by)), close: () => {} },
      atOnce: 2,
      terms() {
        asked += 1;
        return Promise.resolve({ from: sender, retryDays: 3 });
      },
      compose: () => Promise.resolve(message),
      onError: (error) => errors.push(error),
      pause: 5,
    });
    await expect.poll(() => asked).toBeGreaterThan(1);
    expect([outbox.sent, outbox.failed]).toEqual([[], []]);
    sender = from;
    await expect.poll(() => outbox.sent.length).toBe(1);
    await worker.stop();
    expect(senders).toEqual([from]);
  });

  it('survives a database outage', async () => {
    const outbox = outboxOf([waiting]);
    let failures = 2;
    const claim = outbox.claim;
    outbox.claim = (limit) => (failures-- > 0 ? Promise.reject(new Error('gone')) : claim(limit));
    const worker = start(outbox, () => Promise.resolve());
    await expect.poll(() => outbox.sent.length).toBe(1);
    await worker.stop();
  });

  it('begins one mail in each turn of the event loop, so that pages come in between', async () => {
    const outbox = outboxOf([waiting, { ...waiting, id: 2 }, { ...waiting, id: 3 }, { ...waiting, id: 4 }]);
    const events: string[] = [];
    let isOver = false;
    const turn = () => {
      events.push('turn');
      if (!isOver) setImmediate(turn);
    };
    turn();
    const worker = startOutboxWorker({
      outbox,
      transport: { send: () => Promise.resolve(), close: () => {} },
      atOnce: 4,
      terms: () => Promise.resolve({ from, retryDays: 3 }),
      compose({ id }) {
        events.push(`mail ${id}`);
        return Promise.resolve(message);
      },
      onError: (error) => errors.push(error),
      pause: 5,
    });
    await expect.poll(() => outbox.sent.length).toBe(4);
    isOver = true;
    await worker.stop();
    const begun = events.flatMap((event, at) => (event === 'turn' ? [] : [at]));
    expect(begun).toHaveLength(4);
    expect(begun.slice(1).every((at, index) => at - begun[index]! > 1)).toBe(true);
  });

  it('puts back claimed mails that it has not begun when it is stopped', async () => {
    const outbox = outboxOf([waiting, { ...waiting, id: 2 }]);
    const released: number[] = [];
    const worker = start({ ...outbox, release: (ids) => Promise.resolve(void released.push(...ids)) }, () => {
      // The other one waits for the next turn.
      void worker.stop();
      return Promise.resolve();
    });
    await expect.poll(() => released).toEqual([2]);
    await worker.stop();
    expect(outbox.sent).toEqual([1]);
  });

  it('finishes pending mails when it is stopped and takes no other', async () => {
    const outbox = outboxOf([waiting, { ...waiting, id: 2 }, { ...waiting, id: 3 }]);
    const finish: Array<() => void> = [];
    const worker = start(outbox, () => new Promise((resolve) => finish.push(resolve)));
    await expect.poll(() => finish.length).toBe(2);
    const stopped = worker.stop();
    for (const end of finish) end();
    await stopped;
    expect(outbox.sent).toEqual([1, 2]);
  });
});
