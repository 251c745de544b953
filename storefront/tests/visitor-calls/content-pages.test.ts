import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../mails/compose.ts';
import { openShop, type ShopUnderTest } from '../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const mails = async () => {
  const waiting = await shop.store.outbox.claim(50);
  return Promise.all(waiting.map((mail) => compose(mail, shop.store, 'https://sien.example')));
};
/** Page texts with plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const firstLink = (html: string, kind: string) => new RegExp(`href="(/[^"]+-${kind}-pol-\\d+\\.html)"`).exec(html)![1]!;

describe('contact', () => {
  const message = {
    contact_name: 'Hanna',
    contact_email: 'hanna@poczta.pl',
    contact_message: 'Czy w sobotę\njest otwarte?',
  };

  it('shows the seller with a map of the shop, and mails what is written to it, once [S-18]', async () => {
    const visitor = shop.visitor();
    const { status, html, text } = await visitor.get('/contact.php');
    expect(status).toBe(200);
    for (const fact of ['Sień – sklep przykładowy', 'ul.\u00a0Przykładowa\u00a01', 'pomoc@sien.example', '9:00–17:00'])
      expect(text).toContain(fact);
    expect(html).toMatch(/<img[^>]*src="\/brand\/map\.svg" alt="Plan okolicy[^"]*ul\.\u00a0Przykładowa/);
    for (const _ of [1, 2]) {
      const sent = await visitor.post('/contact.php', message);
      expect([sent.status, sent.location]).toEqual([303, '/contact.php']);
    }
    expect((await visitor.get('/contact.php')).text).toContain('Wiadomość została wysłana.');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'pomoc@sien.example',
      replyTo: 'hanna@poczta.pl',
      subject: 'Wiadomość ze strony kontaktu: Hanna',
      text: expect.stringContaining('Czy w sobotę\njest otwarte?'),
    });
    expect(mail!.html).not.toContain('<script');
  });

  it.each([
    ['contact_email', '', 'Proszę wypełnić to pole.'],
    ['contact_email', 'hanna', 'Błędnie wpisany e-mail.'],
    ['contact_message', '', 'Proszę wypełnić to pole.'],
    ['contact_message', 'a'.repeat(1001), 'Maksymalna liczba znaków'],
    ['contact_name', '<b>', 'W\u00a0tym polu jest znak'],
  ])('refuses %s "%s" at its place, keeps the rest and mails nothing [S-18 part]', async (field, value, problem) => {
    const { status, html, text } = await shop.visitor().post('/contact.php', { ...message, [field]: value });
    expect([status, text.replaceAll('\u00a0', ' ')]).toEqual([
      422,
      expect.stringContaining(problem.replaceAll('\u00a0', ' ')),
    ]);
    expect(html).toMatch(new RegExp(`<(input|textarea)[^>]*id="${field}"[^>]*aria-invalid="true"`));
    expect(await mails()).toEqual([]);
  });
});

describe('articles and news', () => {
  it('a blog lists its articles, and each has its text and related products [S-09]', async () => {
    const list = await shop.visitor().get('/blog.php');
    expect(plain(list.text)).toContain('Jak prać len, żeby z roku na rok był ładniejszy');
    expect(plain(list.text)).toContain('11 listopada 2026');
    const address = firstLink(list.html, 'blog');
    const entry = await shop.visitor().get(address);
    expect(entry.status).toBe(200);
    expect(plain(entry.text)).toContain('Pierwsze pranie zrób w 40 stopniach');
    expect(plain(entry.text)).toContain('Powiązane produkty');
    expect(entry.html).toContain('product-pol-');
    expect(entry.html).toMatch(/"@type":"BlogPosting"[^}]*"image":\["http:\/\/shop\.test\/pictures\/[^"]+"/);
    expect(entry.html).toMatch(
      /"@type":"BreadcrumbList".*"position":2,"name":"Porady","item":"http:\/\/shop\.test\/blog\.php"/,
    );
    const wrong = await shop.visitor().get(address.replace('jak-prac-len', 'inaczej'));
    expect([wrong.status, wrong.location]).toEqual([301, address]);
  });

  it('news have a list, an entry, and its products [S-19]', async () => {
    const list = await shop.visitor().get('/news.php');
    expect(plain(list.text)).toContain('Sień otwiera się w Gdańsku');
    // A message without a lead shows how it begins.
    expect(plain(list.text)).toContain('W salonie przy ulicy Wymyślonej 8 można dotknąć wszystkich tkanin');
    const entry = await shop.visitor().get(firstLink(list.html, 'news'));
    expect(plain(entry.text)).toContain('świecznik Kropla kosztuje 55 zł');
    expect(entry.html).toContain('product-pol-1031');
  });

  it('answer unknown entries, entries of the other kind and hostile pages', async () => {
    const news = firstLink((await shop.visitor().get('/news.php')).html, 'news');
    expect((await shop.visitor().get(news.replace('-news-', '-blog-'))).status).toBe(404);
    expect((await shop.visitor().get('/x-news-pol-999999.html')).status).toBe(404);
    expect((await shop.visitor().get(`/x-news-pol-${'9'.repeat(40)}.html`)).status).toBe(404);
    for (const counter of ['-1', 'NaN', '1e9', '99999999999999999999']) {
      const { status } = await shop.visitor().get(`/blog.php?counter=${counter}`);
      expect(status).toBe(200);
    }
    expect((await shop.visitor().get('/blog.php?counter=5')).location).toBe('/blog.php');
  });

  it('are in the feed, the newest first', async () => {
    const answer = await shop.visitor().fetch('/rss.xml');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    const days = [...xml.matchAll(/<pubDate>([^<]+)</g)].map(([, day]) => Date.parse(day!));
    expect(days.length).toBeGreaterThan(4);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(xml).toContain('http://shop.test/');
    // News without a lead are described by how they begin.
    expect(plain(xml)).toContain('<description>W salonie przy ulicy Wymyślonej 8 ');
    expect(xml.match(/<description>/g)).toHaveLength(days.length + 1);
  });
});

it('a newsletter mail names the address by which mail programs unsubscribe with one click [S-20 part]', async () => {
  const visitor = shop.visitor();
  await visitor.post('/settings.php', {
    mailing_action: 'add',
    mailing_email: 'ela@poczta.pl',
    newsletter_consent: '1',
  });
  const [mail] = await mails();
  const address = new URL(mail!.unsubscribe!);
  const key = address.searchParams.get('key')!;
  await visitor.post('/settings.php', { mailing_action: 'confirm', key });
  expect(await shop.store.newsletter.byKey(key)).toMatchObject({ state: 'subscribed' });
  // A mail program has no cookie, no origin and no page that led here.
  const answer = await shop.visitor().fetch(address.pathname + address.search, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect(await shop.store.newsletter.byKey(key)).toMatchObject({ state: 'left' });
});
