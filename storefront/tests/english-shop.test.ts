import { globSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../mails/compose.ts';
import { languages } from '../platform/languages/languages.ts';
import { informationAddress } from '../shared/information-addresses.ts';
import type { PageState } from '../reference/page-state.ts';
import { englishIn, polishIn, saidBy } from '../testing/english.ts';
import { byCourier, friday, hiddenFields, openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';

const root = join(import.meta.dirname, '..');

/** Every state of a page that an address alone opens. */
const addresses = (
  await Promise.all(
    globSync('{features/*/pages/*,frame/error-page}/states.ts', { cwd: root }).map(async (file) => {
      const { default: states } = (await import(join(root, file))) as { default: ReadonlyArray<PageState> };
      return states.flatMap(({ address }) => (typeof address === 'string' ? [address] : []));
    }),
  )
)
  .flat()
  .toSorted();

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value]) => value!.replaceAll('&amp;', '&'));
const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
      language,
      href,
    ]),
  );
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

/** Files, which are the same in all languages. */
const files = /^\/(assets|pictures|brand|enclosures|licences|uploads|site\.webmanifest)/;

describe('a shop that speaks Polish alone', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await openShop();
    await shop.store.settings.set('languages', ['pl']);
  }, 60_000);
  afterAll(() => shop.close());

  it('has no English addresses, and names no other language', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get('/en/')).status).toBe(404);
    expect((await visitor.get('/en/basketedit.php')).status).toBe(404);
    expect((await visitor.get('/de/')).status).toBe(404);
    const { html } = await visitor.get('/');
    expect(html).toContain('<html lang="pl">');
    expect(alternates(html)).toEqual({});
    expect(html).not.toContain('English');
    expect((await visitor.get('/settings.php')).html).not.toContain('name="lang"');
    expect((await visitor.get('/settings.php?lang=en')).location).toBe('/');
  });
});

describe('a shop that speaks Polish and English', () => {
  let shop: ShopUnderTest;
  beforeAll(async () => {
    shop = await openShop();
    await shop.store.settings.set('languages', ['pl', 'en']);
  }, 60_000);
  afterAll(() => shop.close());

  // What forms and calls refuse is read beside: `changing-calls`.
  it('speaks Polish alone on every Polish page, and English in all that an English page says and leads to [X-16]', async () => {
    expect(addresses.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const [{ html, status }, polish] = await Promise.all([
        shop.visitor().get(`/en${address}`),
        shop.visitor().get(address),
      ]);
      for (const text of englishIn(saidBy(polish.html))) wrong.push(`${address} says: ${text}`);
      if (status !== polish.status) wrong.push(`${address}: ${status}, in Polish ${polish.status}`);
      if (!html.includes('<html')) continue;
      if (!html.includes('<html lang="en">')) wrong.push(`${address}: another language`);
      if (!html.includes('content="en_GB"')) wrong.push(`${address}: another territory`);
      const switched = attributes(html, /<a [^>]*href="([^"]+)" lang="pl" hrefLang="pl"/gi);
      const led = attributes(
        html,
        /<(?:a|form|button|link rel="canonical") [^>]*?(?:href|action|formaction)="([^"]+)"/gi,
      )
        .map((href) => href.replace(/^http:\/\/shop\.test/, ''))
        .filter((href) => href.startsWith('/') && !href.startsWith('/en/') && !files.test(href));
      for (const text of polishIn(html)) wrong.push(`${address} says: ${text.trim()}`);
      for (const href of led.filter((one) => !switched.includes(one))) wrong.push(`${address}: leads to ${href}`);
    }
    expect([...new Set(wrong)]).toEqual([]);
  }, 120_000);

  it('links each indexed page with itself in the other language, from both sides', async () => {
    for (const address of ['/', '/search.php?promo=y', '/contact.php', '/blog.php']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const [{ html: polish }, { html: english }] = await Promise.all([
        shop.visitor().get(address),
        shop.visitor().get(`/en${address}`),
      ]);
      if (!canonical(polish)) continue;
      expect(alternates(polish), address).toEqual({
        pl: canonical(polish),
        en: canonical(english),
        'x-default': canonical(polish),
      });
      expect(alternates(english)).toEqual(alternates(polish));
    }
    const { html } = await shop.visitor().get('/');
    expect(canonical(html)).toBe('http://shop.test/');
    expect(html).toMatch(/<a [^>]*href="\/en\/" lang="en" hrefLang="en">English<\/a>/i);
    expect((await shop.visitor().get('/en')).location).toBe('/en/');
  });

  it('speaks English to feed readers and language models, too', async () => {
    const read = async (path: string) => (await shop.visitor().fetch(`/en${path}`)).text();
    const [feed, models, goods] = await Promise.all(['/rss.xml', '/llms.txt', '/feeds/google-merchant.xml'].map(read));
    expect(models).toContain('## Departments');
    expect(models).not.toMatch(/Zasady|Regulamin|Mapa/);
    expect(feed).toContain('<atom:link href="http://shop.test/en/rss.xml" rel="self"');
    expect(goods).toContain('<link>http://shop.test/en/</link>');
    const { html } = await shop.visitor().get('/en/news.php');
    expect(html).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Sień: RSS feed" href="/en/rss.xml"/>',
    );
    expect(html).toMatch(/<a [^>]*href="\/en\/rss\.xml"/);
  });

  it('lists each page in both languages in the sitemap, each with its alternates', async () => {
    const packed = await shop.visitor().fetch('/sitemap-https-1.xml.gz');
    const xml = gunzipSync(await packed.arrayBuffer()).toString();
    const link = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="http://shop.test${path}"/>`;
    for (const address of ['/blog.php', '/en/blog.php']) {
      const [, entry] = new RegExp(`<loc>http://shop\\.test${address}</loc>(.*?)</url>`).exec(xml) ?? [];
      for (const one of [link('pl', '/blog.php'), link('en', '/en/blog.php'), link('x-default', '/blog.php')])
        expect(entry, address).toContain(one);
    }
  });

  it('answers 410 for texts that were shown and withdrawn, and 404 for drafts, and lists neither [S-09 part] [S-19 part]', async () => {
    const { content } = shop.store;
    const written = { title: 'Glina', lead: '', body: 'Tekst.', details: {} };
    await content.put({ ...written, kind: 'post', slug: 'glina' });
    await content.put({ ...written, kind: 'news', slug: 'glina' });
    await content.publish('glina', written);
    await content.put({ ...written, kind: 'news', slug: 'jutro', publishedAt: friday + 1 });
    await content.put({ ...written, kind: 'post', slug: 'szkic', publishedAt: null });
    const ids = new Map((await content.all()).map(({ kind, slug, id }) => [`${kind} ${slug}`, id]));
    const pages = {
      'post glina': `/glina-blog-pol-${ids.get('post glina')}.html`,
      'news glina': `/glina-news-pol-${ids.get('news glina')}.html`,
      'page glina': `/glina-cabout-pol-${ids.get('page glina')}.html`,
      'page delivery': informationAddress('delivery'),
      'news jutro': `/jutro-news-pol-${ids.get('news jutro')}.html`,
      'post szkic': `/szkic-blog-pol-${ids.get('post szkic')}.html`,
      unknown: '/nic-blog-pol-999999.html',
    };
    const statuses = async (prefix: string) =>
      Promise.all(Object.values(pages).map(async (page) => (await shop.visitor().get(prefix + page)).status));
    const lists = async () => {
      const packed = await (await shop.visitor().fetch('/sitemap-https-1.xml.gz')).arrayBuffer();
      return gunzipSync(packed).toString() + (await (await shop.visitor().fetch('/rss.xml')).text());
    };
    expect(await statuses('')).toEqual([200, 200, 200, 200, 404, 404, 404]);
    expect(await lists()).toContain(pages['post glina']);
    const all = ['post glina', 'news glina', 'page glina', 'page delivery', 'news jutro'];
    const show = (isShown: boolean) =>
      Promise.all(
        all.map(async (one) => {
          const [kind, slug] = one.split(' ') as ['post', string];
          expect([one, await content.show(kind, slug, isShown)]).toEqual([one, 'done']);
        }),
      );
    await show(false);
    // Written once more, they stay withdrawn.
    await content.put({ ...written, title: 'Glina i woda', kind: 'post', slug: 'glina' });
    for (const prefix of ['', '/en']) expect(await statuses(prefix)).toEqual([410, 410, 410, 410, 404, 404, 404]);
    for (const page of Object.values(pages)) expect(await lists()).not.toContain(page);
    await show(true);
    expect(await statuses('')).toEqual([200, 200, 200, 200, 200, 404, 404]);
    for (const one of all.filter((name) => name.endsWith('glina')))
      await content.show(one.split(' ')[0] as 'post', 'glina', false);
  });

  it('leads from a text of the shop to pages of the same language', async () => {
    const body = '## Gdzie?\n\n[Tu](/contact.php) albo [tam](https://inny.example/).';
    await shop.store.content.publish('faq', { title: 'Pytania i odpowiedzi', body });
    const [polish, english] = await Promise.all(
      ['', '/en'].map(async (prefix) => (await shop.visitor().get(prefix + informationAddress('faq'))).html),
    );
    expect(polish).toMatch(/href="\/contact\.php"[^>]*>(<[^>]*>)*Tu</);
    expect(english).toMatch(/href="\/en\/contact\.php"[^>]*>(<[^>]*>)*Tu</);
    expect(english).toContain('href="https://inny.example/"');
  });

  it('keeps the language after forms, with one basket for both', async () => {
    const visitor = shop.visitor();
    const bought = await visitor.post('/en/basketchange.php', {
      product: '1001',
      size: 'uniw',
      number: '2',
      mode: '1',
    });
    expect([bought.status, bought.location]).toEqual([303, '/en/basketedit.php']);
    const { html } = await visitor.get('/en/basketedit.php');
    expect(html).toMatch(/PLN\u00a0\d+\.\d\d/);
    expect(html).not.toMatch(/\d,\d\d\u00a0zł/);
    expect(html).toMatch(/PLN\u00a0\d+\.\d\d\u00a0each/);
    expect((await visitor.get('/basketedit.php')).html).toMatch(/\d,\d\d\u00a0zł/);
  });

  it('shows an order the words that its buyer read, and a reader of another language theirs', async () => {
    const visitor = shop.visitor();
    await visitor.post('/en/basketchange.php', { product: '1001', number: '1' });
    await visitor.post('/en/order1.php', byCourier);
    const form = { ...hiddenFields(await visitor.get('/en/order2.php')), terms: '1' };
    const { location } = await visitor.post('/en/order2.php', form);
    const read = async (address: string) => (await visitor.get(address)).text;
    expect(await read(location!)).toMatch(/\bCourier\b[^]*Bank transfer[^]*\bchalk\b/);
    const polish = await read(location!.slice('/en'.length));
    expect(polish).toMatch(/\bKurier\b[^]*Przelew tradycyjny[^]*\bwapno\b/);
    expect(polish).not.toMatch(/Courier|Bank transfer|chalk/);
    const complaint = await read(location!.slice('/en'.length).replace('/orderdetails.php', '/rma-add.php'));
    expect(complaint).toContain('Kubek Poranek, wapno');
  });

  it('sends an address of an older spelling on within the language', async () => {
    const { html } = await shop.visitor().get('/en/');
    const product = attributes(html, /href="(\/en\/product-pol-\d+-[^"]+)"/g)[0]!;
    const moved = await shop.visitor().get(product.replace(/-[^-]+\.html$/, '-inaczej.html'));
    expect([moved.status, moved.location]).toEqual([301, product]);
  });

  it('changes the language by `settings.php`, back to the same page, and in its form', async () => {
    const visitor = shop.visitor();
    const referer = 'http://shop.test/search.php?text=kubek';
    const english = await visitor.get('/settings.php?lang=eng', { referer });
    expect([english.status, english.location]).toEqual([303, '/en/search.php?text=kubek']);
    const polish = await visitor.get('/en/settings.php?lang=pl', {
      referer: 'http://shop.test/en/search.php?text=kubek',
    });
    expect(polish.location).toBe('/search.php?text=kubek');
    const saved = await visitor.post('/en/settings.php', { settings_form: '1', lang: 'pl' });
    expect(saved.location).toBe('/settings.php');
    expect((await visitor.get('/settings.php')).text).toContain('Ustawienia są zapisane.');
    await visitor.get('/settings.php?lang=de');
    expect((await visitor.get('/settings.php')).text).toContain('Sklep nie mówi w\u00a0tym języku.');
  });

  it('answers calls in the language of their address, whatever the browser prefers', async () => {
    const appShop = async (prefix: string) => {
      const { html } = await shop.visitor().get(`${prefix}/contact.php`, { 'accept-language': 'de' });
      return html;
    };
    expect(await appShop('/en')).toContain(JSON.stringify(languages.en.wire));
    expect(await appShop('')).toContain(JSON.stringify(languages.pl.wire));
    const price = async (prefix: string) => {
      const query = '{ product(productId: 1001) { product { price { price { gross { formatted } } } } } }';
      const response = await shop.visitor().fetch(`${prefix}/graphql/v1/`, {
        method: 'POST',
        body: JSON.stringify({ query }),
        headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      });
      return response.text();
    };
    expect(await price('')).toMatch(/"\d+,\d\d zł"/);
    expect(await price('/en')).toMatch(/"PLN \d+\.\d\d"/);
  });

  it('writes mails in the language of the request, and those to the shop in Polish', async () => {
    const { store } = shop;
    const waiting = async () => {
      const mails = await store.outbox.claim(100);
      await store.outbox.markSent(mails.map(({ id }) => id));
      return mails;
    };
    await waiting();
    for (const prefix of ['/en', ''])
      await shop.visitor().post(`${prefix}/settings.php`, {
        mailing_action: 'add',
        mailing_email: `a${prefix.length}@poczta.pl`,
        mailing_name: 'Ania',
        newsletter_consent: 'form',
      });
    const mails = await waiting();
    expect(mails.map(({ language }) => language)).toEqual(['en', 'pl']);
    const [english, polish] = await Promise.all(mails.map((mail) => compose(mail, store, 'https://sien.example')));
    expect(english!.language).toBe('en');
    expect(english!.html).toContain('<html lang="en">');
    expect(english!.text).toContain('https://sien.example/en/settings.php?');
    expect(polish!.html).toContain('<html lang="pl">');
    expect(polish!.text).toContain('https://sien.example/settings.php?');
  });
});
