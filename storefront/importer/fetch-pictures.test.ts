import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptFileOf } from '../features/catalogue/store/picture-names.ts';
import type { Database } from '../platform/store/engine/database.ts';
import { engines } from '../store/testing/stores.ts';
import { defaultSettings } from '../platform/settings/index.ts';
import { folderFiles } from '../platform/uploads/folder-files.ts';
import { keptPicturesOf, unshownFor } from '../features/catalogue/store.ts';
import { importFeed } from './import-feed.ts';
import type { Fetched } from './pictures/fetch-file.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { openDatabases, type Databases } from './testing/databases.ts';
import { offer, written } from './testing/sources.ts';
import { storeCatalogue } from './writing/store-catalogue.ts';

const keptContent = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
const now = Date.parse('2026-11-21T12:00:00+01:00');
const paint = (background: string, width = 200, height = 150) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const address = (name: string) => `https://przyklad.example/${name}`;

/** A product whose pictures are `name hash`, in order. */
const product = (id: number, ...pictures: ReadonlyArray<string>) => {
  const images = pictures.map((picture) => {
    const [name = '', hash = ''] = picture.split(' ');
    return `<image url="${address(name)}" hash="${hash}"/>`;
  });
  return `<product id="${id}" vat="23"><description><name>Kubek ${id}</name></description><price gross="69.00"/>
    <images><large>${images.join('')}</large></images>
    <sizes><size id="uniw"><stock id="1" quantity="3"/></size></sizes></product>`;
};

describe.each(engines)('pictures of a feed on %s', (engine) => {
  let databases: Databases;
  let database: Database;
  let folder: string;
  let answers: Map<string, Uint8Array>;
  let asked: string[];
  let time: number;
  const paintings: Record<string, Uint8Array> = {};
  beforeAll(async () => {
    databases = openDatabases(engine);
    for (const color of ['red', 'blue', 'white']) paintings[color] = await paint(color);
  });
  afterAll(() => databases.remove());
  beforeEach(async () => {
    const place = await databases.place();
    database = await databases.open(place);
    folder = join(place.dataDir, 'uploads');
    const { red, blue, white } = paintings as Record<'red' | 'blue' | 'white', Uint8Array>;
    answers = new Map([
      ['a.png', red],
      ['b.png', blue],
      ['c.png', white],
      ['again.png', red],
      ['text.png', Buffer.from('To nie jest zdjęcie.')],
      [
        'lines.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
      ],
      ['half.png', red.slice(0, red.length / 2)],
    ]);
    asked = [];
    time = now;
  });

  const take = (...products: ReadonlyArray<string>) =>
    importFeed(
      written(offer(products.join(''))),
      'full',
      storeCatalogue(database, () => now),
    );
  const fetch = async (url: string): Promise<Fetched> => {
    const name = url.slice(address('').length);
    asked.push(name);
    const bytes = answers.get(name);
    return bytes ? { bytes, fault: null } : { fault: 'status' };
  };
  const decoding = { settings: defaultSettings, signal: new AbortController().signal };
  const run = () => fetchPictures({ database, clock: () => time, files: folderFiles(folder), fetch, decoding });
  const sweep = () => keptPicturesOf(database, () => time, folderFiles(folder)).sweep();
  const galleryOf = (id: number) =>
    database.read
      .selectFrom('pictures')
      .select(['id', 'position', 'alt', 'width', 'height', 'details'])
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
  const idsOf = async (id: number) => (await galleryOf(id)).map((picture) => picture.id);

  it('are stored in every width and format they fill, and shown in the order of the feed', async () => {
    await take(product(7, 'a.png 1', 'b.png 1'));
    expect(await run()).toEqual({ fetched: 2, failed: [] });
    const gallery = await galleryOf(7);
    expect(gallery).toMatchObject([
      { position: 0, alt: 'Kubek 7', width: 200, height: 150 },
      { position: 1, alt: 'Kubek 7, zdjęcie 2', width: 200, height: 150 },
    ]);
    const { widths } = JSON.parse(gallery[0]!.details) as { widths: Record<string, number[]> };
    expect(widths).toEqual({ avif: [160, 200], webp: [160, 200], jpg: [200] });
    for (const [format, steps] of Object.entries(widths)) {
      for (const width of steps) {
        const { file } = keptFileOf(`${gallery[0]!.id}-${width}.${format}`)!;
        const bytes = (await folderFiles(folder).get(file))!;
        expect(await sharp(bytes).metadata()).toMatchObject({
          width,
          format: { avif: 'heif', jpg: 'jpeg' }[format] ?? format,
        });
      }
    }
  });

  it('are fetched once: another run or import of the feed requests nothing', async () => {
    await take(product(7, 'a.png 1', 'b.png 1'));
    await run();
    const before = await galleryOf(7);
    asked = [];
    expect(await take(product(7, 'a.png 1', 'b.png 1'))).toMatchObject({ changed: [], unchangedCount: 1 });
    expect(await run()).toEqual({ fetched: 0, failed: [] });
    expect([asked, await galleryOf(7)]).toEqual([[], before]);
  });

  it('that fail are reported, do not stop others, and are retried', async () => {
    await take(product(7, 'none.png', 'text.png', 'lines.svg', 'half.png', 'a.png'), product(8, 'b.png'));
    const failed = [
      { productId: 7, url: address('none.png'), fault: 'status' },
      { productId: 7, url: address('text.png'), fault: 'image' },
      { productId: 7, url: address('lines.svg'), fault: 'image' },
      { productId: 7, url: address('half.png'), fault: 'image' },
    ];
    expect(await run()).toEqual({ fetched: 2, failed });
    expect((await galleryOf(7)).map(({ position }) => position)).toEqual([0]);
    expect(await idsOf(8)).toHaveLength(1);
    asked = [];
    answers.set('none.png', paintings['white']!);
    expect(await run()).toEqual({ fetched: 1, failed: failed.slice(1) });
    expect(asked).not.toContain('a.png');
    expect((await galleryOf(7)).map(({ alt, position }) => [alt, position])).toEqual([
      ['Kubek 7', 0],
      ['Kubek 7, zdjęcie 5', 1],
    ]);
  });

  it('that a feed moves, removes or replaces are updated', async () => {
    await take(product(7, 'a.png 1', 'b.png 1', 'c.png 1'));
    await run();
    const [a, b, c] = await idsOf(7);
    asked = [];
    expect((await take(product(7, 'c.png 1', 'a.png 1'))).changed).toMatchObject([{ changes: ['pictures'] }]);
    await run();
    expect([asked, await idsOf(7)]).toEqual([[], [c, a]]);
    answers.set('a.png', paintings['blue']!);
    await take(product(7, 'c.png 1', 'a.png 2'));
    answers.delete('a.png');
    await run();
    expect(await idsOf(7)).toEqual([c, a]);
    answers.set('a.png', paintings['blue']!);
    await run();
    expect(await idsOf(7)).toEqual([c, b]);
    await take(product(7));
    await run();
    expect(await idsOf(7)).toEqual([]);
  });

  it('of the same content are stored once for all products', async () => {
    await take(product(7, 'a.png', 'again.png'), product(8, 'again.png'));
    expect(await run()).toEqual({ fetched: 3, failed: [] });
    const [[first, ...others], [second]] = [await idsOf(7), await idsOf(8)];
    expect([others, first === second]).toEqual([[], false]);
    expect(keptFileOf(`${first}-160.webp`)).toEqual(keptFileOf(`${second}-160.webp`));
    expect(await readdir(folder)).toHaveLength(5);
  });

  it('leave the folder a day after the last product showed them', async () => {
    await take(product(7, 'a.png', 'b.png'), product(8, 'again.png'));
    await run();
    await take(product(7, 'c.png'), product(8, 'again.png'));
    await run();
    expect(await readdir(folder)).toHaveLength(15);
    time += unshownFor - 1;
    expect(await sweep()).toBe(0);
    time += 1;
    // Another product begins to show it at this moment.
    await keptPicturesOf(database, () => time, folderFiles(folder)).use(keptContent(paintings['blue']!));
    expect(await sweep()).toBe(0);
    time += unshownFor;
    expect(await sweep()).toBe(1);
    expect(await readdir(folder)).toHaveLength(10);
    for (const id of [...(await idsOf(7)), ...(await idsOf(8))])
      expect(await folderFiles(folder).get(keptFileOf(`${id}-160.webp`)!.file)).not.toBeNull();
    expect(await sweep()).toBe(0);
  });

  it('follow those that the shop added itself', async () => {
    await take(product(7, 'a.png'));
    const own = {
      id: '7-1',
      kind: 'product',
      product_id: 7,
      position: 0,
      alt: 'Własne',
      width: 9,
      height: 9,
      details: '{}',
    };
    await database.write.insertInto('pictures').values(own).execute();
    await run();
    expect((await galleryOf(7)).map(({ alt, position }) => [alt, position])).toEqual([
      ['Własne', 0],
      ['Kubek 7', 1],
    ]);
  });
});
