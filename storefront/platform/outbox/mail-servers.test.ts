import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailTransport } from '../mail/transport.ts';
import { openShopBeforeEach } from '../../store/testing/describe-store.ts';
import { enginesInTurn, testNow } from '../../store/testing/stores.ts';
import { startOutboxWorker, type FailedMail, type OutboxWorker } from './outbox-worker.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

const from = { name: 'Sień', address: 'pomoc@sien.example' };
const minute = 60_000;

describe.each(enginesInTurn('mail servers'))('mail servers, with an outbox on %s,', (engine) => {
  const shop = openShopBeforeEach(engine);
  let server: MailServer;
  let folder: string;
  let deadlines: AbortController[];
  let failures: Array<FailedMail | null>;
  let logged: string[];
  let workers: OutboxWorker[];

  beforeEach(async () => {
    server = await startMailServer();
    folder = await mkdtemp(join(tmpdir(), 'witryna-mail-'));
    [deadlines, failures, logged, workers] = [[], [], [], []];
    await shop.tables.deleteFrom('outbox').execute();
  });
  afterEach(async () => {
    for (const worker of workers) await worker.stop();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  async function post(...recipients: ReadonlyArray<string>): Promise<void> {
    const mail = { kind: 'test', payload: '{}', created_at: testNow, attempts: 0, next_attempt_at: testNow };
    await shop.tables
      .insertInto('outbox')
      .values(recipients.map((name) => ({ ...mail, recipient: `${name}@poczta.pl` })))
      .execute();
  }

  /** Sends what is due. Deadlines and the end of grace come when the test triggers them. */
  function startWorker(grace: AbortSignal = AbortSignal.abort()): OutboxWorker {
    const worker = startOutboxWorker({
      outbox: shop.store.outbox,
      transport: mailTransport({ smtpUrl: server.url, connections: 3, outboxDir: folder }),
      atOnce: 3,
      terms: () => Promise.resolve({ from, retryDays: 3 }),
      compose: ({ recipient: to }) => Promise.resolve({ to, subject: 'Cześć', html: '<p>Cześć</p>', text: 'Cześć' }),
      onError: (error, mail) => {
        failures.push(mail);
        logged.push(JSON.stringify(mail));
        if (mail === null) throw error;
      },
      pause: 5,
      deadline() {
        const controller = new AbortController();
        deadlines.push(controller);
        return controller.signal;
      },
      grace: () => grace,
    });
    workers.push(worker);
    return worker;
  }

  const endDeadlines = () => deadlines.forEach((controller) => controller.abort());
  const row = (name: string) =>
    shop.tables.selectFrom('outbox').selectAll().where('recipient', '=', `${name}@poczta.pl`).executeTakeFirstOrThrow();
  const receivedBy = () =>
    server.received.map(({ to }) => to.slice(0, to.indexOf('@'))).toSorted((a, b) => a.localeCompare(b));

  it('one that drips bytes delays no other mail, and is dropped at the deadline', async () => {
    await post('drips', 'ania', 'bea', 'celina', 'dorota');
    const worker = startWorker();
    await expect.poll(receivedBy).toEqual(['ania', 'bea', 'celina', 'dorota']);
    await expect.poll(server.dripped).toBeGreaterThan(3);
    expect(await row('drips')).toMatchObject({ sent_at: null, last_error: null });
    endDeadlines();
    await expect.poll(() => row('drips')).toMatchObject({ last_error: 'Message sending aborted' });
    expect(await row('drips')).toMatchObject({ next_attempt_at: testNow + minute, failed_at: null, attempts: 1 });
    await worker.stop();
    await expect.poll(server.connections).toBe(0);
  });

  it('one that is silent after a mail delays no stop, and the next start sends the mail at once', async () => {
    await post('hangs', 'drips', 'ania');
    const worker = startWorker();
    await expect.poll(receivedBy).toEqual(['ania']);
    await expect.poll(server.hanging).toBe(1);
    await expect.poll(server.dripped).toBeGreaterThan(0);
    await worker.stop();
    for (const name of ['hangs', 'drips'])
      expect(await row(name)).toMatchObject({ sent_at: null, attempts: 0, next_attempt_at: testNow, last_error: null });
    expect(failures).toEqual([]);

    await server.stop();
    server = await startMailServer();
    await shop.tables
      .updateTable('outbox')
      .set({ recipient: 'ewa@poczta.pl' })
      .where('recipient', '=', 'hangs@poczta.pl')
      .execute();
    const next = startWorker();
    await expect.poll(receivedBy).toEqual(['ewa']);
    await next.stop();
  });

  it('a pending mail at the stop is finished if the server answers in time', async () => {
    await post('ania');
    const grace = new AbortController();
    const worker = startWorker(grace.signal);
    await expect.poll(() => deadlines.length).toBe(1);
    await worker.stop();
    expect(receivedBy()).toEqual(['ania']);
    expect(await row('ania')).toMatchObject({ sent_at: testNow });
  });

  it('one that refuses a recipient for good ends that mail at once, keeps the reason, and gets the others', async () => {
    await post('refused', 'ania');
    const worker = startWorker();
    await expect.poll(receivedBy).toEqual(['ania']);
    await expect.poll(async () => (await row('refused')).failed_at).toBe(testNow);
    await expect.poll(async () => (await row('ania')).sent_at).toBe(testNow);
    // A claim expires by the clock: a worker that claims a mail while the clock jumps would claim it twice.
    await worker.stop();
    shop.place.clock.now = testNow + 30 * 24 * 60 * minute;
    await post('bea');
    const next = startWorker();
    await expect.poll(receivedBy).toEqual(['ania', 'bea']);
    await next.stop();
    expect(await shop.store.outbox.unsent({ isWhole: false })).toMatchObject([
      { recipient: 'refused@poczta.pl', attempts: 1, reason: '550 5.1.1 No such mailbox' },
    ]);
    expect(failures).toMatchObject([{ kind: 'test', attempt: 1, isFinal: true }]);
    expect(logged.join()).not.toContain('@');
  });

  it('one that refuses a recipient for now is retried after growing pauses, for three days', async () => {
    await post('later');
    const worker = startWorker();
    const pauses: number[] = [];
    for (let attempt = 1; ; attempt += 1) {
      const began = shop.place.clock.now;
      await expect.poll(() => failures.length).toBe(attempt);
      if (failures.at(-1)!.isFinal) break;
      await expect.poll(async () => (await row('later')).last_error).not.toBeNull();
      const { next_attempt_at } = await row('later');
      pauses.push((next_attempt_at - began) / minute);
      await shop.tables.updateTable('outbox').set({ last_error: null }).execute();
      shop.place.clock.now = next_attempt_at;
    }
    await expect.poll(async () => (await row('later')).failed_at).toBe(shop.place.clock.now);
    await worker.stop();
    expect(pauses.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    const waited = shop.place.clock.now - testNow;
    expect(waited).toBeGreaterThan(2.7 * 24 * 60 * minute);
    expect(waited).toBeLessThanOrEqual(3 * 24 * 60 * minute);
    expect((await row('later')).last_error).toBe('451 4.2.1 Mailbox busy');
    expect(logged.join()).not.toContain('@');
  });
});
