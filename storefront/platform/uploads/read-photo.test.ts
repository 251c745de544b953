import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { readPhoto, type CleanPhoto } from './read-photo.ts';
import { bomb, fileOf, jpeg } from './testing/photos.ts';

const context = { settings: defaultSettings, signal: new AbortController().signal };
const largest = { width: 2048, height: 1536 };
const read = (file: File) => readPhoto(file, context, largest);

async function taken(file: File): Promise<CleanPhoto> {
  const outcome = await read(file);
  if (outcome.problem) throw new Error(`It was refused: ${outcome.problem.code}.`);
  return outcome.photo;
}

const format = { problem: { code: 'photoFormat', formats: '.jpg' } };
const pixels = { problem: { code: 'photoPixels', pixels: '2048x1536' } };

describe('an accepted photo', () => {
  it.each([
    [2048, 1536],
    [1536, 2048],
    [1, 1],
  ])('may have %d x %d pixels [V-18 part]', async (width, height) => {
    const photo = await taken(fileOf(await jpeg(width, height), 'Kubek w\u00a0kuchni.JPEG'));
    expect(photo).toMatchObject({ width, height, name: expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/) });
    expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('keeps no data of its author', async () => {
    const sent = await jpeg(80, 60, { Artist: 'Hanna Nowak', Copyright: 'ul. Polna 1' });
    expect(Buffer.from(sent).includes('Hanna Nowak')).toBe(true);
    const { bytes } = await taken(fileOf(sent, 'a.jpg'));
    expect(Buffer.from(bytes).includes('Hanna Nowak')).toBe(false);
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('stands upright without its EXIF orientation', async () => {
    const sent = await sharp(await jpeg(80, 60))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await taken(fileOf(sent, 'a.jpg'))).toMatchObject({ width: 60, height: 80 });
  });

  it('keeps nothing from behind the picture', async () => {
    const sent = Buffer.concat([
      await jpeg(40, 40),
      Buffer.from('<?php echo 1; ?><script>alert(1)</script>PK\u0003\u0004'),
    ]);
    const { bytes } = await taken(fileOf(sent, 'a.jpg'));
    for (const part of ['<?php', '<script', 'PK\u0003\u0004']) expect(Buffer.from(bytes).includes(part)).toBe(false);
  });
});

describe('a large photo', () => {
  it.each([
    [2049, 1536, 2048, 1535],
    [1537, 2048, 1536, 2047],
    [4000, 3000, 2048, 1536],
    [3000, 4000, 1536, 2048],
    [3000, 10, 2048, 7],
    [2000, 2000, 1536, 1536],
  ])('of %d x %d pixels is scaled down to %d x %d [V-18 part]', async (width, height, less, lower) => {
    const photo = await taken(fileOf(await jpeg(width, height), 'a.jpg'));
    expect([photo.width, photo.height]).toEqual([less, lower]);
    expect(await sharp(photo.bytes).metadata()).toMatchObject({ width: less, height: lower });
  });

  it('that lies by its EXIF orientation is scaled as it stands', async () => {
    const sent = await sharp(await jpeg(4000, 3000))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await taken(fileOf(sent, 'a.jpg'))).toMatchObject({ width: 1536, height: 2048 });
  });
});

describe('a refused file', () => {
  it('is reported as enormous before it is unpacked', async () => {
    const file = fileOf(await bomb(), 'a.jpg');
    expect(file.size).toBeLessThan(2000);
    expect(await read(file)).toEqual(pixels);
  });

  it.each([
    ['a script', 'alert(1)', 'a.jpg', 'image/jpeg'],
    ['a page', '<html><script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.jpg', 'image/jpeg'],
    ['an animation and a script at once', 'GIF89a/*\u0000*/=1;alert(1)', 'a.jpg', 'image/jpeg'],
    ['another ending', 'x', 'a.png', 'image/png'],
    ['no ending', 'x', 'a', 'image/jpeg'],
  ])('is %s [V-18 part]', async (_what, content, name, type) => {
    expect(await read(fileOf(content, name, type))).toEqual(format);
  });

  it('is a program with any name [V-17 part]', async () => {
    const problem = { code: 'forbiddenType', name: 'a.jpg' };
    expect(await read(fileOf('MZ\u0090\u0000', 'a.jpg'))).toEqual({ problem });
  });

  it('is a PNG under the name of a JPEG, and the head of a JPEG without a picture', async () => {
    const png = await sharp(await jpeg(10, 10))
      .png()
      .toBuffer();
    expect(await read(fileOf(png, 'a.jpg'))).toEqual(format);
    const whole = new Uint8Array(await jpeg(400, 400));
    expect(await read(fileOf(whole.subarray(0, 200), 'a.jpg'))).toEqual(format);
    const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('*/=alert(1)//')]);
    expect(await read(fileOf(head, 'a.jpg'))).toEqual(format);
  });

  it.each(['a.exe', 'a.com', 'a.swf', 'a.js', 'a.php', 'a.svg', 'a.php.jpg', 'a.jpg.html'])(
    'is called %s [V-17 part]',
    async (name) => {
      expect(await read(fileOf(await jpeg(10, 10), name))).toEqual({ problem: { code: 'forbiddenType', name } });
    },
  );

  it.each([
    [
      'is larger than 10 MB [V-17 part]',
      'a.jpg',
      10 * 1024 * 1024 + 1,
      { code: 'tooLarge', name: 'a.jpg', megabytes: 10 },
    ],
    ['is empty', 'a.jpg', 0, { code: 'emptyFile', name: 'a.jpg' }],
    ['has a path for a name', '../a.jpg', 1, { code: 'fileName', name: '../a.jpg' }],
  ])('%s', async (_title, name, size, problem) => {
    expect(await read(fileOf(new Uint8Array(size), name))).toEqual({ problem });
  });
});
