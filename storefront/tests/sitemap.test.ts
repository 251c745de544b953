import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mayOpen } from '../testing/robots.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { placesOfFile, countFiles } from '../features/content/server/sitemap/sitemap.ts';

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

describeOnEngines('what search engines may find', (shop) => {
  const read = (address: string) => fetch(address.replace(/^\//, `${shop().url}/`));
  const unpacked = async (address: string) => gunzipSync(await (await read(address)).arrayBuffer()).toString();

  it('is listed by robots.txt, and all its addresses are public pages', async () => {
    const robots = await (await read('/robots.txt')).text();
    const [, index] = /^Sitemap: (.*)$/m.exec(robots)!;
    const files = locationsOf(await unpacked(index!));
    expect(files).toEqual([1, 2].map((file) => `${shop().url}/sitemap-https-${file}.xml.gz`));
    expect(locationsOf(await (await read('/sitemap.xml')).text())).toEqual(files);

    const first = await unpacked(files[0]!);
    // Texts say when they last changed, in both languages.
    expect(first.match(/-blog-pol-\d+\.html<\/loc><lastmod>2026-\d\d-\d\d<\/lastmod>/g)).toHaveLength(2 * 3);
    expect(first.match(/-news-pol-\d+\.html<\/loc><lastmod>2026-\d\d-\d\d<\/lastmod>/g)).toHaveLength(2 * 4);
    // A page is listed in each language, and names the others as its own head does.
    const links = ['pl', 'en', 'x-default'].map(
      (name) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${shop().url}/${name === 'en' ? 'en/' : ''}contact.php"/>`,
    );
    for (const prefix of ['', '/en']) {
      expect(first).toContain(`<url><loc>${shop().url}${prefix}/contact.php</loc>${links.join('')}</url>`);
    }
    expect(first).toMatch(/\/blog\.php<\/loc><lastmod>/);
    expect(first).toMatch(/\/pytania-i-odpowiedzi-cinfo-pol-5\.html<\/loc><lastmod>/);
    expect(first).toMatch(/\/dostepnosc-cinfo-pol-6\.html<\/loc><xhtml/);

    const [pages, products] = await Promise.all(files.map(async (file) => locationsOf(await unpacked(file))));
    expect(products).toHaveLength(2 * (await shop().store.catalogue.countShownProducts()));
    // A wrapping is only sold with other goods.
    expect(products!.length).toBeGreaterThan(2 * 30);
    const sample = [...pages!, ...products!.slice(0, 2), products!.at(-1)!];
    for (const address of sample) {
      const response = await fetch(address, { redirect: 'manual' });
      const html = await response.text();
      expect([address, response.status, html.includes('content="noindex')]).toEqual([address, 200, false]);
      const { pathname, search } = new URL(address);
      expect([address, mayOpen(robots, pathname + search)]).toEqual([address, true]);
    }
    for (const closed of ['/client.php', '/en/client.php', '/en/searching.php']) {
      expect([closed, mayOpen(robots, closed)]).toEqual([closed, false]);
    }
  });

  it('is split into files of limited size, with each address in one of them', async () => {
    const { store } = shop();
    const files = await countFiles(store, 7);
    const inFiles = [];
    for (let file = 2; file <= files; file += 1) inFiles.push((await placesOfFile(store, file, 7))!);
    expect(inFiles.every(({ length }) => length > 0 && length <= 7)).toBe(true);
    expect(new Set(inFiles.flat().map(({ address }) => address)).size).toBe(await store.catalogue.countShownProducts());
    expect(await placesOfFile(store, files + 1, 7)).toBeNull();
    expect((await read('/sitemap-https-3.xml.gz')).status).toBe(404);
  });

  it('is read-only', async () => {
    const response = await fetch(`${shop().url}/sitemap.xml.gz`, { method: 'POST', headers: { Origin: shop().url } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
