import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegSize } from './jpeg-size.ts';

const jpeg = (width: number, height: number, options: Parameters<ReturnType<typeof sharp>['jpeg']>[0] = {}) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .jpeg(options);

describe('jpegSize', () => {
  it.each([
    ['a baseline picture', { progressive: false }],
    ['a progressive picture', { progressive: true }],
    ['a picture with restart markers and its own tables', { optimiseCoding: true, mozjpeg: true }],
  ])('reads %s from its header', async (_kind, options) => {
    const bytes = await jpeg(641, 479, options).toBuffer();
    expect(jpegSize(bytes)).toEqual({ width: 641, height: 479 });
  });

  it('reads a view into a larger buffer', async () => {
    const bytes = await jpeg(20, 10).toBuffer();
    const padded = new Uint8Array(bytes.length + 7);
    padded.set(bytes, 7);
    expect(jpegSize(padded.subarray(7))).toEqual({ width: 20, height: 10 });
  });

  it('skips fill bytes before a marker, and tables numbered among frames', () => {
    const bytes = [0xff, 0xd8, 0xff, 0xc4, 0, 3, 9, 0xff, 0xff, 0xff, 0xc1, 0, 11, 8, 0, 5, 0, 7, 1, 0, 0, 0];
    expect(jpegSize(Uint8Array.from(bytes))).toEqual({ width: 7, height: 5 });
  });

  it.each([
    ['nothing', []],
    ['another kind of file', [0x89, 0x50, 0x4e, 0x47, 0xff, 0xc0, 0, 11, 8, 0, 5, 0, 7]],
    ['a header that ends too early', [0xff, 0xd8, 0xff, 0xe0, 0, 3, 9]],
    [
      'a picture without a size before its content',
      [0xff, 0xd8, 0xff, 0xda, 0, 3, 9, 0xff, 0xc0, 0, 11, 8, 0, 5, 0, 7],
    ],
    ['a size of nought', [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 7, 1, 0, 0, 0]],
    ['bytes that are no markers', [0xff, 0xd8, 0x12, 0x34, 0, 3, 9, 0xff, 0xc0, 0, 11, 8, 0, 5, 0, 7]],
  ])('finds none in %s', (_kind, bytes) => {
    expect(jpegSize(Uint8Array.from(bytes))).toBeNull();
  });

  it('returns null for a segment that points at itself', () => {
    expect(
      jpegSize(Uint8Array.from([0xff, 0xd8, ...Array.from({ length: 40 }, () => [0xff, 0xe1, 0, 0]).flat()])),
    ).toBeNull();
  });
});
