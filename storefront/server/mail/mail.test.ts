import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byCourier, hiddenFields, openShop, type ShopUnderTest } from '../../order/testing/shop-under-test.ts';
import { compose } from '../outbox/compose.ts';
import { startOutboxWorker } from '../outbox/outbox-worker.ts';
import { mailTransport, type MailTransport, type Sender } from './transport.ts';
import type { Message } from './message.ts';

const from = { name: 'Sień', address: 'pomoc@sien.example' };
const message: Message = {
  to: 'hanna@poczta.pl',
  subject: 'Zażółć gęślą jaźń',
  html: '<p>Dzień dobry</p>',
  text: 'Dzień dobry',
};

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterAll(() => rm(dir, { recursive: true }));

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  const end = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('It did not happen within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** A mail server on a free port that keeps what it was given. */
async function mailServer(answer?: Error & { responseCode: number }) {
  const received: Array<{ to: string; content: string }> = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(answer),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, content: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('where mails go', () => {
  it('hands them to the mail server of the setting', async () => {
    const server = await mailServer();
    const transport = mailTransport({ smtpUrl: server.url, outboxDir: dir });
    await transport.send(message, from, 'order-confirmation-7');
    transport.close();
    await server.stop();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.to).toBe('hanna@poczta.pl');
    expect(server.received[0]!.content).toContain('Message-ID: <order-confirmation-7@sien.example>');
    expect(server.received[0]!.content).toContain('multipart/alternative');
  });

  it('rejects what the mail server does not take', async () => {
    const server = await mailServer(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    const transport = mailTransport({ smtpUrl: server.url, outboxDir: dir });
    await expect(transport.send(message, from, 'x')).rejects.toThrow('No such mailbox');
    transport.close();
    await server.stop();
  });

  it('writes whole files where no server is set, the same file for a second attempt', async () => {
    const outboxDir = join(dir, 'outbox');
    const transport = mailTransport({ smtpUrl: undefined, outboxDir });
    await transport.send(message, from, 'order-confirmation-1');
    await transport.send(message, from, 'order-confirmation-1');
    expect(await readdir(outboxDir)).toEqual(['order-confirmation-1.eml']);
    expect(await readFile(join(outboxDir, 'order-confirmation-1.eml'), 'utf8')).toContain('To: hanna@poczta.pl');
  });

  it('sends to one address, whatever was typed as it', async () => {
    const server = await mailServer();
    const transport = mailTransport({ smtpUrl: server.url, outboxDir: dir });
    await transport.send({ ...message, to: 'a@poczta.pl, b@poczta.pl' }, from, 'y').catch(() => undefined);
    transport.close();
    await server.stop();
    expect(server.received.map(({ to }) => to)).not.toContain('a@poczta.pl,b@poczta.pl');
  });

  it('refuses an address that is no mail server with a sentence', () => {
    expect(() => mailTransport({ smtpUrl: 'mail.example', outboxDir: dir })).toThrow('SMTP_URL must be an address');
  });
});

describe('the confirmation of an order', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await openShop();
    const visitor = shop.visitor();
    await visitor.post('/basketchange.php', { product: '1017', number: '2' });
    await visitor.post('/basketchange.php', { product: '1007', size: 'atrament', number: '1,5' });
    await visitor.post('/order1.php', byCourier);
    const summary = await visitor.get('/order2.php');
    const remarks = 'proszę o <b>kokardę</b>';
    await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1', remarks });
  }, 60_000);
  afterAll(() => shop.close());

  it('tells everything that was agreed to, as HTML and as text [H-09 part]', async () => {
    const [mail] = await shop.store.outbox.claim(10);
    const { subject, html, text, to } = (await compose(mail!, shop.store, 'https://sien.example'))!;
    expect(to).toBe('hanna@poczta.pl');
    expect(subject).toBe('Zamówienie 20261120/001: przyjęte');
    for (const body of [html, text]) {
      expect(body).toContain('20261120/001');
      expect(body).toContain('Len Miedza na metry, atrament');
      expect(body).toContain('1,5\u00a0m');
      expect(body).toContain('158,00\u00a0zł');
      expect(body).toContain('269,00\u00a0zł');
      expect(body).toContain('PL00 0000 0000 0000 0000 0000 0000');
      expect(body).toContain('Dane odbiorcy, uwagi i\u00a0załączniki są na stronie zamówienia.');
      // Whoever orders may name somebody else's address.
      for (const typed of ['kokard', 'Hanna', 'Łobzowska', '600 100 200']) expect(body).not.toContain(typed);
      expect(body).toContain('14\u00a0dni');
      expect(body).toContain('https://sien.example/zwroty-i-reklamacje-cinfo-pol-4.html');
    }
    expect(html).toMatch(/^<!doctype html><html lang="pl">/);
    expect(html).toContain('<title>Zamówienie 20261120/001: przyjęte</title>');
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<th scope="col">/g)).toHaveLength(4);
    expect(html).not.toContain('style=');
    const address = /https:\/\/sien\.example(\/orderdetails\.php\?\S+)/.exec(text)![1]!;
    const page = await shop.visitor().get(address);
    for (const words of ['20261120/001', 'Łobzowska 8/3', 'kokardę']) expect(page.text).toContain(words);
    await shop.store.outbox.markFailed(mail!, 'put back');
  });

  it.each([
    ['order-confirmation', { number: '20200101/001' }],
    ['newsletter-join', { subscriber: 987_654 }],
    ['newsletter-leave', { subscriber: 987_654 }],
    ['opinion-confirmation', { opinion: 987_654 }],
    ['question-asked', { question: 987_654 }],
    ['client-registered', { clientId: 987_654 }],
    ['password-changed', { clientId: 987_654 }],
    ['password-reset', {}],
  ])(
    '%s: what it is about is deleted meanwhile, so it is written to nobody and waits no longer',
    async (kind, payload) => {
      const mail = { id: 1, kind, recipient: 'nikt@poczta.example', payload, attempt: 1 };
      expect(await compose(mail, shop.store, 'https://sien.example')).toBeNull();
    },
  );
});

describe('the worker of the outbox', () => {
  const waiting = { id: 1, kind: 'greeting', recipient: 'a@b.pl', payload: {}, attempt: 1 };

  function outboxOf(mails: Array<typeof waiting>) {
    const sent: number[] = [];
    const failed: Array<[number, string]> = [];
    return {
      sent,
      failed,
      claim: (limit: number) => Promise.resolve(mails.splice(0, limit)),
      markSent: (id: number) => Promise.resolve(void sent.push(id)),
      markFailed: ({ id }: { id: number }, error: string) => Promise.resolve(void failed.push([id, error])),
    };
  }

  const errors: unknown[] = [];
  const start = (outbox: ReturnType<typeof outboxOf>, send: MailTransport['send']) =>
    startOutboxWorker({
      outbox,
      transport: { send, close: () => {} },
      sender: () => Promise.resolve(from),
      compose: () => Promise.resolve(message),
      onError: (error, mail) => errors.push([error, mail]),
      pause: 5,
    });

  it('sends each mail once under its own id, also those that come later', async () => {
    const mails = [waiting, { ...waiting, id: 2 }];
    const outbox = outboxOf(mails);
    const ids: string[] = [];
    const worker = start(outbox, (_message, _from, id) => Promise.resolve(void ids.push(id)));
    await until(() => outbox.sent.length === 2);
    mails.push({ ...waiting, id: 3 });
    await until(() => outbox.sent.length === 3);
    await worker.stop();
    expect(ids).toEqual(['greeting-1', 'greeting-2', 'greeting-3']);
  });

  it('puts back what failed, goes on with the next, and tells it without an address', async () => {
    const outbox = outboxOf([waiting, { ...waiting, id: 2 }]);
    const worker = start(outbox, (_message, _from, id) =>
      id === 'greeting-1' ? Promise.reject(new Error('mailbox full')) : Promise.resolve(),
    );
    await until(() => outbox.sent.length === 1);
    await worker.stop();
    expect(outbox.failed).toEqual([[1, 'mailbox full']]);
    expect(errors.at(-1)).toEqual([expect.any(Error), { id: 1, kind: 'greeting', attempt: 1 }]);
  });

  it('has done with a mail that there is nobody to send to', async () => {
    const outbox = outboxOf([waiting]);
    const handedOver: Message[] = [];
    const worker = startOutboxWorker({
      outbox,
      transport: { send: (one) => Promise.resolve(void handedOver.push(one)), close: () => {} },
      sender: () => Promise.resolve(from),
      compose: () => Promise.resolve(null),
      onError: (error) => errors.push(error),
      pause: 5,
    });
    await until(() => outbox.sent.length === 1);
    await worker.stop();
    expect([outbox.sent, outbox.failed, handedOver]).toEqual([[1], [], []]);
  });

  it('sends nothing while nobody sends, and all of it once somebody does', async () => {
    const outbox = outboxOf([waiting]);
    let asked = 0;
    const senders: Sender[] = [];
    const worker = startOutboxWorker({
      outbox,
      transport: { send: (_message, by) => Promise.resolve(void senders.push(by)), close: () => {} },
      sender: () => Promise.resolve(++asked < 3 ? null : from),
      compose: () => Promise.resolve(message),
      onError: (error) => errors.push(error),
      pause: 5,
    });
    await until(() => asked === 2);
    expect([outbox.sent, outbox.failed]).toEqual([[], []]);
    await until(() => outbox.sent.length === 1);
    await worker.stop();
    expect(senders).toEqual([from]);
  });

  it('outlives a database that is gone for a while', async () => {
    const outbox = outboxOf([waiting]);
    let failures = 2;
    const claim = outbox.claim;
    outbox.claim = (limit) => (failures-- > 0 ? Promise.reject(new Error('gone')) : claim(limit));
    const worker = start(outbox, () => Promise.resolve());
    await until(() => outbox.sent.length === 1);
    await worker.stop();
  });

  it('finishes the mail under way when it is stopped and takes no other', async () => {
    const outbox = outboxOf([waiting, { ...waiting, id: 2 }]);
    let finish = () => {};
    const worker = start(outbox, () => new Promise((resolve) => (finish = resolve)));
    await until(() => finish.toString() !== '() => {}');
    const stopped = worker.stop();
    finish();
    await stopped;
    expect(outbox.sent).toEqual([1]);
  });
});
