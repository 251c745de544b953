import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { attachmentRules } from '../../../patterns/rules/file-rules.ts';
import { defaultSettings } from '../settings/index.ts';
import { readAttachment } from './read-attachment.ts';
import { bomb, fileOf, jpeg } from './testing/photos.ts';

const context = { settings: defaultSettings, signal: new AbortController().signal };
const read = (file: File) => readAttachment(file, { ...attachmentRules, maximumMegabytes: 1 }, context);
const problemOf = async (file: File) => (await read(file)).problem;

describe("a line's attachment", () => {
  it.each([
    ['a document', '%PDF-1.7 x', 'projekt.pdf', 'application/pdf'],
    ['words', 'Hanna i Jan', 'dedykacja.txt', 'application/octet-stream'],
    ['an archive, which is not unpacked', 'PK\u0003\u0004 and what is no archive', 'wzory.zip', 'application/zip'],
  ])('is stored unchanged if it is %s', async (_what, content, name, type) => {
    const { problem, ...rest } = await read(fileOf(content, name, ''));
    expect(problem).toBeNull();
    expect(rest).toEqual({ file: { fileName: name, type, bytes: new TextEncoder().encode(content) } });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is re-encoded if it is a picture: %s', async (format) => {
    const photo = await jpeg(80, 60, { Artist: 'Hanna Nowak' });
    const sent = await sharp(photo).keepMetadata().toFormat(format).toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    // Whatever its name.
    const taken = await read(fileOf(Buffer.concat([sent, Buffer.from('<?php echo 1; ?>')]), 'foto.bin', ''));
    if (taken.problem) throw new Error(taken.problem.code);
    expect(await sharp(taken.file.bytes).metadata()).toMatchObject({ format, width: 80, height: 60 });
    expect((await sharp(taken.file.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(taken.file.bytes).includes('<?php')).toBe(false);
  });

  it.each([
    ['a program by its bytes', fileOf('MZ\u0090\u0000', 'a.pdf', 'application/pdf'), 'forbiddenType'],
    ['a program by its ending', fileOf('x', 'a.exe', ''), 'forbiddenType'],
    ['a page by its declared type', fileOf('x', 'a.txt', 'text/html'), 'forbiddenType'],
    ['a path', fileOf('x', '../a.txt', ''), 'fileName'],
    ['empty', fileOf('', 'a.txt', ''), 'emptyFile'],
    ['too large', fileOf(new Uint8Array(1024 * 1024 + 1), 'a.txt', ''), 'tooLarge'],
  ])('is refused if it is %s [V-17 part]', async (_what, file, code) => {
    expect(await problemOf(file)).toMatchObject({ code });
  });

  it('is refused if it is a bomb, or half a picture', async () => {
    expect(await problemOf(fileOf(await bomb(), 'a.jpg'))).toEqual({
      code: 'megapixels',
      name: 'a.jpg',
      megapixels: 50,
    });
    const wide = await sharp({ create: { width: 4001, height: 3000, channels: 3, background: '#888' } })
      .webp()
      .toBuffer();
    expect(await problemOf(fileOf(wide, 'a.webp'))).toEqual({ code: 'megapixels', name: 'a.webp', megapixels: 12 });
    const half = new Uint8Array((await jpeg(400, 400)).subarray(0, 200));
    expect(await problemOf(fileOf(half, 'a.jpg'))).toMatchObject({ code: 'photoFormat' });
  });
});
