import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGtin } from '../../patterns/rules/gtin.ts';
import { structuredData } from '../testing/structured-data.ts';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';
import { DOMParser, parseHtml } from '../testing/parse-html.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const origin = 'http://shop.test';
const xmlOf = (text: string): Document => {
  const parsed = new DOMParser().parseFromString(text, 'text/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
};
const read = async (path: string) => {
  const answer = await shop.visitor().fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};

describe('every address of the sitemap', () => {
  it('has facts that search engines accept, its own canonical address, and Open Graph', async () => {
    const locations = async (path: string) => {
      const bytes = Buffer.from(await (await read(path)).arrayBuffer());
      const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
      return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!.replaceAll('&amp;', '&')));
    };
    const files = await locations('/sitemap.xml');
    const addresses = (await Promise.all(files.map(({ pathname }) => locations(pathname)))).flat();
    expect(addresses.length).toBeGreaterThan(60);
    const found = new Set<string>();
    // Products differ in their data, English pages in their words: a third and a tenth of them show that they are there.
    const isRead = ({ pathname }: URL, at: number) =>
      pathname.startsWith('/en/') ? at % 10 === 1 : !pathname.startsWith('/product-') || at % 3 === 1;
    for (const { pathname, search, href } of addresses.filter(isRead)) {
      // oxlint-disable-next-line no-await-in-loop -- one page after another: they share a processor
      const html = await (await read(pathname + search)).text();
      const { types, faults } = structuredData(html);
      expect([href, faults]).toEqual([href, []]);
      for (const type of types) found.add(type);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      expect([href, decodeURI(canonical ?? '')]).toEqual([href, decodeURI(href)]);
      for (const name of ['title', 'site_name', 'locale', 'url'])
        expect([href, html.includes(`<meta property="og:${name}" content="`)]).toEqual([href, true]);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
      expect([href, picture]).toEqual([href, expect.stringMatching(/^http:\/\/shop\.test\/\S+\.jpg$/)]);
      if (types.includes('Product')) expect(picture).toMatch(/\/pictures\/\d+-\d+-preview\.jpg$/);
      expect([href, /<meta name="description" content="[^"]{20,}"/.test(html)]).toEqual([href, true]);
    }
    expect([...found]).toEqual(
      expect.arrayContaining([
        'Organization',
        'Product',
        'ProductGroup',
        'BreadcrumbList',
        'FAQPage',
        'BlogPosting',
        'NewsArticle',
      ]),
    );
  }, 120_000);

  it('that has questions gives machines the words that the page shows', async () => {
    const html = await (await read('/pytania-i-odpowiedzi-cinfo-pol-5.html')).text();
    const page = parseHtml(html);
    const facts = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as Record<string, unknown>,
    );
    const { mainEntity } = facts.find((fact) => fact['@type'] === 'FAQPage') as {
      mainEntity: ReadonlyArray<{ name: string; acceptedAnswer: { text: string } }>;
    };
    const shown = [...page.querySelectorAll('main details')];
    expect(mainEntity.map(({ name }) => name)).toEqual(shown.map((one) => one.querySelector('h2')!.textContent));
    for (const [index, { acceptedAnswer }] of mainEntity.entries())
      for (const line of acceptedAnswer.text.split('\n')) expect(shown[index]!.textContent).toContain(line);
    expect(html).not.toContain('{companyEmail}');
  });

  it('would fail with a broken fact', () => {
    const broken = { '@context': 'https://schema.org', '@type': 'Product', name: '', image: ['/a.jpg'], price: 1 };
    expect(structuredData(`<script type="application/ld+json">${JSON.stringify(broken)}</script>`).faults).toEqual([
      'Product.name: ""',
      'Product.image: ["/a.jpg"]',
      'Product.price: no such property is known',
      'Product: none of offers, aggregateRating, review',
    ]);
  });
});

/** Merchant Center's product data specification: the attributes that the shop sends, and the most characters of each. */
const merchantAttributes: Readonly<Record<string, number>> = {
  'g:id': 50,
  title: 150,
  description: 5000,
  link: 2000,
  'g:image_link': 2000,
  'g:additional_image_link': 2000,
  'g:price': 20,
  'g:sale_price': 20,
  'g:availability': 20,
  'g:condition': 20,
  'g:brand': 70,
  'g:gtin': 14,
  'g:mpn': 70,
  'g:identifier_exists': 3,
  'g:product_type': 750,
  'g:item_group_id': 50,
  'g:size': 100,
  'g:shipping': 40,
  'g:shipping_weight': 12,
  'g:unit_pricing_measure': 20,
};

/** An attribute's form by its name. What Ceneo needs of each offer has no default. */
const ceneoAttributes: Readonly<Record<string, { form: RegExp; default?: string }>> = {
  id: { form: /^\S{1,50}$/ },
  url: { form: /^https?:\/\/\S{1,2000}$/ },
  price: { form: /^(?!0+\.00$)\d+\.\d\d$/ },
  // In a day, in three, in a week, in two, ask the shop, to be published.
  avail: { form: /^(?:1|3|7|14|99|110)$/ },
  weight: { form: /^\d+\.\d+$/, default: '1.0' },
  stock: { form: /^\d+$/, default: '0' },
};
const ceneoFacts: Readonly<Record<string, (value: string) => boolean>> = {
  Producent: (value) => value.length <= 100,
  Kod_producenta: (value) => value.length <= 100,
  EAN: isGtin,
  Rozmiar: (value) => value.length <= 100,
};

/** What Ceneo would refuse of an offer of its file (offers file, version 1): attributes, parts in order, pictures, facts. */
function ceneoFaults(offer: Element): ReadonlyArray<string> {
  const all = (name: string) => [...offer.getElementsByTagName(name)];
  const names = new Set([...Object.keys(ceneoAttributes), ...offer.getAttributeNames()]);
  const attributes = [...names].flatMap((name) => {
    const rule = ceneoAttributes[name];
    const value = offer.getAttribute(name) ?? rule?.default ?? '';
    return rule?.form.test(value) ? [] : [`${name}="${value}"`];
  });
  const parts = [...offer.children].map(({ tagName }) => tagName).join(' ');
  const pictures = all('imgs').flatMap((imgs) => [...imgs.children]);
  const isPicture = ({ tagName, attributes: of }: Element, at: number) =>
    tagName === (at === 0 ? 'main' : 'i') && /^https?:\/\/\S+$/.test(of.getNamedItem('url')?.value ?? '');
  const facts = all('a').map((fact) => [fact.getAttribute('name') ?? '', fact.textContent] as const);
  return [
    ...attributes,
    ...(parts === 'cat name imgs desc attrs' ? [] : [`parts ${parts}`]),
    ...['cat', 'name', 'desc'].filter((name) => all(name).some(({ textContent }) => !/\S/.test(textContent))),
    ...(pictures.every(isPicture) ? [] : [`pictures ${pictures.map(({ tagName }) => tagName).join(' ')}`]),
    ...facts.filter(([name, value]) => !ceneoFacts[name]?.(value)).map(([name, value]) => `${name} "${value}"`),
    ...(facts.some(([name]) => name === 'Producent') ? [] : ['no Producent']),
  ].map((fault) => `${offer.id}: ${fault}`);
}

describe('feeds of all goods', () => {
  it('for Google Merchant Center keep its product data specification', async () => {
    const answer = await read('/feeds/google-merchant.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const feed = xmlOf(await answer.text());
    expect([feed.documentElement.tagName, feed.documentElement.getAttribute('version')]).toEqual(['rss', '2.0']);
    const items = [...feed.querySelectorAll('item')];
    expect(items.length).toBeGreaterThan(60);
    const ids = new Set<string>();
    for (const item of items) {
      const of = (name: string) => [...item.children].find(({ tagName }) => tagName === name)?.textContent ?? null;
      const id = of('g:id')!;
      expect(id).toMatch(/^[\w.-]{1,50}$/);
      expect(ids.has(id)).toBe(false);
      ids.add(id);
      for (const { tagName, textContent } of item.children)
        expect([id, tagName, textContent.length <= (merchantAttributes[tagName] ?? 0)]).toEqual([id, tagName, true]);
      expect(
        [...item.children].filter(({ tagName }) => tagName === 'g:additional_image_link').length,
      ).toBeLessThanOrEqual(10);
      expect(of('g:unit_pricing_measure') ?? '1 kg').toMatch(/^\d+(?:\.\d+)? (?:g|kg|ml|l|m|sqm)$/);
      const price = /^\d+\.\d\d PLN$/;
      expect(of('title')!.length).toBeLessThanOrEqual(150);
      expect(of('description')).toMatch(/\S/);
      for (const name of ['link', 'g:image_link']) expect(of(name)).toMatch(/^http:\/\/shop\.test\/\S+$/);
      expect(of('g:price')).toMatch(price);
      const sale = of('g:sale_price');
      if (sale !== null)
        expect([sale, parseFloat(sale) < parseFloat(of('g:price')!)]).toEqual([expect.stringMatching(price), true]);
      expect(['in_stock', 'out_of_stock']).toContain(of('g:availability'));
      expect(of('g:condition')).toBe('new');
      const gtin = of('g:gtin');
      if (gtin !== null) expect([gtin, isGtin(gtin)]).toEqual([gtin, true]);
      if (gtin === null && !(of('g:brand') && of('g:mpn'))) expect(of('g:identifier_exists')).toBe('no');
      expect(of('g:item_group_id') === null).toBe(of('g:size') === null);
      const shipping = item.getElementsByTagName('g:shipping')[0];
      if (shipping) expect(shipping.textContent).toMatch(/^PL\d+\.\d\d PLN$/);
      const weight = of('g:shipping_weight');
      if (weight !== null) expect(weight).toMatch(/^\d+ g$/);
    }
    // The page of each product says the same price.
    const { html } = await shop.visitor().get(new URL(items[0]!.querySelector('link')!.textContent).pathname);
    const [first] = items[0]!.getElementsByTagName('g:price');
    expect(html).toContain(`"price":"${parseFloat(first!.textContent).toFixed(2)}"`);
  });

  it('for Ceneo keep its offers file', async () => {
    const feed = xmlOf(await (await read('/feeds/ceneo.xml')).text());
    expect([feed.documentElement.tagName, feed.documentElement.getAttribute('version')]).toEqual(['offers', '1']);
    const offers = [...feed.documentElement.children];
    expect(offers.length).toBeGreaterThan(60);
    expect(offers.flatMap(ceneoFaults)).toEqual([]);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);

    const broken = xmlOf(
      '<o id="" url="/a" price="0.00" avail="2" colour="red"><cat>A</cat><cat>B</cat><imgs><i url="http://a.pl/b.jpg"/></imgs><attrs><a name="EAN">2000001001004</a></attrs></o>',
    ).documentElement;
    expect(ceneoFaults(broken)).toEqual([
      ': id=""',
      ': url="/a"',
      ': price="0.00"',
      ': avail="2"',
      ': colour="red"',
      ': parts cat cat imgs attrs',
      ': pictures i',
      ': EAN "2000001001004"',
      ': no Producent',
    ]);
  });

  it('of articles and news keep RSS 2.0', async () => {
    const answer = await read('/rss.xml');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = xmlOf(await answer.text());
    const channel = feed.querySelector('rss[version="2.0"] > channel')!;
    for (const name of ['title', 'link', 'description', 'language'])
      expect([name, channel.querySelector(`:scope > ${name}`)?.textContent]).toEqual([
        name,
        expect.stringMatching(/\S/),
      ]);
    expect(channel.getElementsByTagName('atom:link')[0]!.getAttribute('href')).toBe(`${origin}/rss.xml`);
    const items = [...channel.querySelectorAll('item')].map((item) =>
      Object.fromEntries([...item.children].map((part) => [part.tagName, part.textContent])),
    );
    expect(items).toHaveLength(7);
    const times = items.map(({ pubDate }) => Date.parse(pubDate!));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
    for (const { title, link, guid, pubDate } of items) {
      expect(title).toMatch(/\S/);
      // A guid without an attribute is the address of the entry.
      expect(guid).toBe(link);
      // RFC 822, with the year in four digits.
      expect(pubDate).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
      await read(new URL(link!).pathname);
    }
  });

  it('leave out what money does not buy, and survive every sign of a name', async () => {
    const text = await (await read('/feeds/google-merchant.xml')).text();
    // By phone, for points alone, a service on goods.
    for (const id of [1021, 1048, 1047]) expect(text).not.toContain(`<g:id>${id}</g:id>`);
    const { element, cut } = await import('../features/content/server/goods-feeds/xml.ts');
    expect(element('title', 'Kubek <„A&B"> \u0000\u0008\uD800')).toBe('<title>Kubek &lt;„A&amp;B&quot;&gt; </title>');
    expect(cut('🏺🏺🏺', 2)).toBe('🏺🏺');
    const listed = ['5901234123457', '96385074', '15901234123454', '036000291452'];
    // A wrong check digit, numbers of one company alone (two of them short ones), a coupon.
    const refused = [
      '5901234123458',
      '2000001001004',
      '212345678992',
      '20000004',
      '00000017',
      '9800000000007',
      '',
      'x',
    ];
    expect([listed.filter((code) => !isGtin(code)), refused.filter(isGtin)]).toEqual([[], []]);
  });

  it('read the catalogue portion by portion, as the client takes them, and stop when it leaves', async () => {
    let reads = 0;
    const { shownProducts } = shop.store.catalogue;
    shop.store.catalogue.shownProducts = (part) => {
      reads += 1;
      return part.offset < 100_000 ? shownProducts({ offset: 0, limit: 20 }) : Promise.resolve([]);
    };
    try {
      const reader = (await read('/feeds/ceneo.xml')).body!.getReader();
      for (let taken = 0; taken < 5; taken += 1) expect((await reader.read()).done).toBe(false);
      // One portion is ready before it is asked for.
      expect(reads).toBeLessThanOrEqual(7);
      await reader.cancel();
      expect((await shop.visitor().fetch('/feeds/ceneo.xml', { method: 'POST', headers: { origin } })).status).toBe(
        405,
      );
    } finally {
      shop.store.catalogue.shownProducts = shownProducts;
    }
  });
});
