import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byCourier, hiddenFields, openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';
import { compose } from './compose.ts';
import { startMailServer } from '../platform/outbox/testing/mail-server.ts';
import { mailTransport } from '../platform/mail/transport.ts';
import type { Message } from '../platform/mail/message.ts';

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

describe('where mails go', () => {
  it('hands them to the mail server of the setting', async () => {
    const server = await startMailServer();
    const transport = mailTransport({ smtpUrl: server.url, connections: 1, outboxDir: dir });
    await transport.send(message, from, 'order-confirmation-7');
    transport.close();
    await server.stop();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.to).toBe('hanna@poczta.pl');
    expect(server.received[0]!.content).toContain('Message-ID: <order-confirmation-7@sien.example>');
    expect(server.received[0]!.content).toContain('multipart/alternative');
  });

  it('rejects what the mail server does not take', async () => {
    const server = await startMailServer();
    const transport = mailTransport({ smtpUrl: server.url, connections: 1, outboxDir: dir });
    const refused = { ...message, to: 'refused@poczta.pl' };
    await expect(transport.send(refused, from, 'x')).rejects.toThrow('No such mailbox');
    transport.close();
    await server.stop();
  });

  it('writes whole files where no server is set, the same file for a second attempt', async () => {
    const outboxDir = join(dir, 'outbox');
    const transport = mailTransport({ smtpUrl: undefined, connections: 1, outboxDir });
    await transport.send(message, from, 'order-confirmation-1');
    await transport.send(message, from, 'order-confirmation-1');
    expect(await readdir(outboxDir)).toEqual(['order-confirmation-1.eml']);
    expect(await readFile(join(outboxDir, 'order-confirmation-1.eml'), 'utf8')).toContain('To: hanna@poczta.pl');
  });

  it('sends to one address, whatever was typed as it', async () => {
    const server = await startMailServer();
    const transport = mailTransport({ smtpUrl: server.url, connections: 1, outboxDir: dir });
    await transport.send({ ...message, to: 'a@poczta.pl, b@poczta.pl' }, from, 'y').catch(() => undefined);
    transport.close();
    await server.stop();
    expect(server.received.map(({ to }) => to)).not.toContain('a@poczta.pl,b@poczta.pl');
  });

  it('refuses an address that is no mail server with a sentence', () => {
    expect(() => mailTransport({ smtpUrl: 'mail.example', connections: 1, outboxDir: dir })).toThrow(
      'SMTP_URL must be an address',
    );
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

  it('lists everything that was agreed to, as HTML and as text [H-09 part]', async () => {
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
      // Buyers may type another person's address.
      for (const typed of ['kokard', 'Hanna', 'Łobzowska', '600 100 200']) expect(body).not.toContain(typed);
      expect(body).toContain('14\u00a0dni');
      expect(body).toMatch(/https:\/\/sien\.example\/withdrawal\.php\?order_number=20261120%2F001&(?:amp;)?key=[\w-]+/);
    }
    expect(html).toMatch(/^<!doctype html><html lang="pl">/);
    expect(html).toContain('<title>Zamówienie 20261120/001: przyjęte</title>');
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html.match(/<th scope="col">/g)).toHaveLength(4);
    expect(html).not.toContain('style=');
    const address = /https:\/\/sien\.example(\/orderdetails\.php\?\S+)/.exec(text)![1]!;
    const page = await shop.visitor().get(address);
    for (const words of ['20261120/001', 'Łobzowska 8/3', 'kokardę']) expect(page.text).toContain(words);
    await shop.store.outbox.release([mail!.id]);
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
  ])('%s: is dropped if its subject is deleted before it is sent', async (kind, payload) => {
    const mail = { id: 1, kind, recipient: 'nikt@poczta.example', language: 'pl', payload, attempt: 1 } as const;
    expect(await compose(mail, shop.store, 'https://sien.example')).toBeNull();
  });
});
