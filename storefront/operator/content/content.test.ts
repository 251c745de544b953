import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../importer/writing/open-database.ts';
import { shopJobs } from '../../jobs/jobs.ts';
import { filesAt } from '../../platform/uploads/files-at.ts';
import { enginesInTurn, makePlace, type Place } from '../../store/testing/stores.ts';
import { serve, type Visitor } from '../../testing/shop-under-test.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const article = `---
title: Kamionka bez odprysków
lead: Trzy nawyki.
picture: kubek.webp
products: [1001]
date: 2026-11-19
---

Zmywaj **ręcznie**, a [regulamin](/regulamin-cterms-pol-1.html) znajdziesz obok.

#### Co dzień

1. Odstaw.
2. Wypłucz.

![Kubek na stole](kubek.webp "Kubek Poranek")
`;

describe.each(enginesInTurn('content by commands'))('the texts of the shop on %s', (engine) => {
  let place: Place;
  let folder: string;
  beforeEach(async () => {
    place = await makePlace(engine);
    folder = await mkdtemp(join(tmpdir(), 'teksty-'));
    await mkdir(join(folder, 'posts'));
    await mkdir(join(folder, 'pages'));
    await writeFile(join(folder, 'posts', 'kamionka.md'), article);
    const picture = new URL('../../demo/pictures/1001-1-480.webp', import.meta.url);
    await copyFile(picture, join(folder, 'posts', 'kubek.webp'));
    await writeFile(
      join(folder, 'pages', 'pracownie.md'),
      '# Pracownie\n\nDziewięć miejsc.\n\n## Bolesławiec\n\nGlina.\n',
    );
    await writeFile(
      join(folder, 'pages', 'faq.md'),
      '# Pytania\n\nZacznij tu.\n\n## Kiedy?\n\nJutro.\n\n## Czemu?\n\nBo tak.\n',
    );
  });
  afterEach(async () => {
    await place.remove();
    await rm(folder, { recursive: true });
  });
  const clock = () => place.clock.now;

  async function type(...words: string[]): Promise<string> {
    const database = await openDatabase(place);
    try {
      const files = filesAt(join(place.dataDir, 'uploads'));
      return await runCommand(readCommand(['content', ...words]), database, clock, files);
    } finally {
      await database.close();
    }
  }

  async function inShop<T>(look: (visitor: Visitor) => Promise<T>): Promise<T> {
    const store = await place.open();
    try {
      return await look(serve(store, clock, folder).visitor());
    } finally {
      await store.close();
    }
  }

  it('come from a folder with their pictures, and are shown, replaced and withdrawn', async () => {
    await inShop((visitor) => visitor.get('/'));
    expect(await type('add', folder)).toBe(
      [
        'page faq: zapisano „Pytania”.',
        'page pracownie: zapisano „Pracownie”.',
        'post kamionka: dodano „Kamionka bez odprysków”.',
      ].join('\n'),
    );
    expect(await type('add', join(folder, 'posts', 'kamionka.md'))).toBe('post kamionka: bez zmian.');
    expect(plain(await type('list'))).toMatch(/post kamionka: Kamionka bez odprysków, od 2026-11-19/);
    expect(await type('show', 'post', 'kamionka')).toContain('![Kubek na stole](kubek.webp "Kubek Poranek")');

    const [entryAddress, pageAddress] = await inShop(async (visitor) => {
      const list = await visitor.get('/blog.php');
      const [, address = ''] = /href="(\/kamionka-blog-pol-\d+\.html)"/.exec(list.html)!;
      const { html, text } = await visitor.get(address);
      expect(text).toContain('Zmywaj ręcznie');
      expect(html).toMatch(/<h2[^>]*id="co-dzien"[^>]*>Co dzień<\/h2>/);
      expect(html).toContain('<ol');
      expect(html).toMatch(/<source type="image\/avif"[^>]*srcSet="\/pictures\/fetched-[\da-f]{32}-0-\d+\.avif/);
      expect(html).toContain('alt="Kubek na stole"');
      expect(html).toContain('product-pol-1001');
      const [, picture = ''] = /src="(\/pictures\/fetched-[^"]+\.jpg)"/.exec(html)!;
      const answer = await visitor.fetch(picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

      // Drawn at the first request, kept for the next.
      const [, preview = ''] = /property="og:image" content="[^"]*(\/pictures\/fetched-[^"]+-preview\.jpg)"/.exec(
        html,
      )!;
      const drawn = await (await visitor.fetch(preview)).arrayBuffer();
      expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      expect(await (await visitor.fetch(preview)).arrayBuffer()).toEqual(drawn);
      expect((await visitor.fetch(preview.replace(/[\da-f]{32}/, '0'.repeat(32)))).status).toBe(404);

      const map = await visitor.get('/mapa-strony.html');
      const [, own = ''] = /href="(\/pracownie-cabout-pol-\d+\.html)"/.exec(map.html)!;
      expect((await visitor.get(own)).text).toContain('Dziewięć miejsc.');
      expect((await visitor.get(own.replace('pracownie', 'inne'))).location).toBe(own);
      // Questions open at their answers without a script.
      const questions = (await visitor.get('/pytania-i-odpowiedzi-cinfo-pol-5.html')).html;
      expect(questions).toMatch(/<details[^>]*><summary[^>]*><h2[^>]*>Kiedy\?<\/h2>/);
      return [address, own];
    });

    // Another picture takes its place; the files of the first one go a day later.
    const uploads = async () =>
      (await readdir(join(place.dataDir, 'uploads'))).filter((name) => name.startsWith('picture-'));
    const before = await uploads();
    await copyFile(
      new URL('../../demo/pictures/1002-1-480.webp', import.meta.url),
      join(folder, 'posts', 'kubek.webp'),
    );
    expect(await type('add', join(folder, 'posts', 'kamionka.md'))).toContain('zapisano');
    const both = await uploads();
    expect(both.length).toBeGreaterThan(before.length);
    place.clock.now += 24 * 60 * 60_000;
    const store = await place.open();
    await shopJobs(store, clock)
      .find(({ name }) => name === 'forget')!
      .run();
    await store.close();
    expect((await uploads()).toSorted()).toEqual(both.filter((name) => !before.includes(name)).toSorted());
    await inShop(async (visitor) => {
      const { html } = await visitor.get(entryAddress);
      const [, picture = ''] = /src="(\/pictures\/fetched-[^"]+\.jpg)"/.exec(html)!;
      expect((await visitor.fetch(picture)).status).toBe(200);
    });

    expect(await type('withdraw', 'post', 'kamionka')).toBe('Tekstu post kamionka nie ma już w\u00a0sklepie.');
    expect(await type('withdraw', 'post', 'kamionka')).toBe('Nic się nie zmieniło: tak już było.');
    expect(await type('withdraw', 'page', 'pracownie')).toContain('nie ma już w\u00a0sklepie');
    await inShop(async (visitor) => {
      expect((await visitor.get(entryAddress)).status).toBe(410);
      expect((await visitor.get(pageAddress)).status).toBe(410);
      expect((await visitor.get('/blog.php')).text).not.toContain('Kamionka');
    });
    expect(await type('publish', 'post', 'kamionka')).toBe('Tekst post kamionka jest w\u00a0sklepie.');
    await writeFile(join(folder, 'pages', 'pracownie.md'), '# Pracownie\n\nDziesięć miejsc.\n');
    await type('add', join(folder, 'pages', 'pracownie.md'));
    await type('publish', 'page', 'pracownie');
    await inShop(async (visitor) => {
      expect((await visitor.get(entryAddress)).status).toBe(200);
      // The address stays when the text changes.
      expect((await visitor.get(pageAddress)).text).toContain('Dziesięć miejsc.');
    });
  });

  it('bring the official picture of the legal guarantee, in whose language it is; without it the shop uses its own words', async () => {
    const notices = () =>
      inShop(async (visitor) => {
        const both = await Promise.all(['', '/en'].map((path) => visitor.get(`${path}/gwarancja-prawna.html`)));
        return both.map(({ html }) => /<section[^>]*aria-labelledby="guarantee-heading".*?<\/section>/s.exec(html)![0]);
      });
    const store = await place.open();
    await store.settings.set('languages', ['pl', 'en']);
    await store.close();
    for (const notice of await notices()) {
      expect(notice).not.toContain('<img');
      expect(notice).toMatch(/<svg[^>]*role="img"/);
      expect(notice.match(/<li/g)).toHaveLength(2);
    }
    await copyFile(join(folder, 'posts', 'kubek.webp'), join(folder, 'informacja.webp'));
    const file = join(folder, 'gwarancja-prawna.md');
    await writeFile(file, '---\nkind: page\ntitle: Gwarancja\n---\n\n![Informacja](informacja.webp)\n');
    await type('add', file);
    const [polish, english] = await notices();
    // The words stand where the picture is not seen, and the Commission's page is a link.
    expect(plain(polish!)).toMatch(/<img[^>]*alt="[^"]*masz gwarancję, że jest zgodna z umową\./);
    expect(polish).toMatch(/<img[^>]*src="\/pictures\/fetched-/);
    expect(polish).toContain('href="https://europa.eu/youreurope/gwarancje"');
    expect(polish).not.toContain('<li');
    expect(english).not.toContain('<img');
    await type('withdraw', 'page', 'gwarancja-prawna');
    expect((await notices())[0]).not.toContain('<img');
  });

  it('stay as they were where one file has a mistake, and the mistake is named', async () => {
    await inShop((visitor) => visitor.get('/'));
    await writeFile(join(folder, 'posts', 'zla.md'), '---\ntitle: Zła\n---\n\n<script>alert(1)</script>\n');
    await writeFile(join(folder, 'posts', 'bez-obrazu.md'), '# Bez\n\n![Nie ma](brak.png)\n');
    await expect(type('add', folder)).rejects.toThrow(/zla\.md, wiersz 5: sklep nie pokazuje HTML: <script>/);
    await rm(join(folder, 'posts', 'zla.md'));
    await expect(type('add', folder)).rejects.toThrow(/Nie ma obrazu .*brak\.png\./);
    await writeFile(join(folder, 'posts', 'brak.png'), 'to nie jest obraz');
    await expect(type('add', folder)).rejects.toThrow(/brak\.png nie da się odczytać/);
    expect(await type('list')).not.toContain('kamionka');
    await expect(type('withdraw', 'page', 'terms')).rejects.toThrow('sklep musi ją mieć');
    await expect(type('show', 'post', 'nikt')).rejects.toThrow('Nie ma tekstu post nikt.');
    await expect(type('add', join(folder, 'nikt.md'))).rejects.toThrow('Nie da się przeczytać pliku');
    await expect(type('--help')).rejects.toThrow('content withdraw <rodzaj> <nazwa>');
  });
});
