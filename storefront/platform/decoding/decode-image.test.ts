import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { bomb, jpeg } from '../uploads/testing/photos.ts';
import { decodeImage, type DecodingContext } from './decode-image.ts';

const context = (more: Partial<DecodingContext['settings']> = {}, signal = new AbortController().signal) => ({
  settings: { ...defaultSettings, ...more },
  signal,
});
const rules = { seconds: 10 };

/** Work that ends when the test ends it. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  return {
    begun,
    end,
    work: async () => {
      begin();
      await ended;
      return 'held';
    },
  };
}

describe('decoding an image', () => {
  it('refuses too many pixels by the header alone', async () => {
    let decoded = 0;
    const work = () => Promise.resolve(void (decoded += 1));
    const limit = context({ imageMegapixels: 1 });
    expect(await decodeImage(await jpeg(1000, 1000), limit, rules, work)).toMatchObject({ fault: null });
    const refused = await decodeImage(await jpeg(1001, 1000), limit, rules, work);
    expect(refused).toEqual({ fault: 'pixels', size: { width: 1001, height: 1000 } });
    expect((await decodeImage(await bomb(), limit, rules, work)).fault).toBe('pixels');
    expect(decoded).toBe(1);
  });

  it('takes turns with other images of the process, and refuses images when too many wait', async () => {
    const bytes = await jpeg(10, 10);
    const limit = context({ imageDecoders: 1, imagesWaiting: 1 });
    const first = held();
    const decodings = [decodeImage(bytes, limit, rules, first.work)];
    await first.begun;
    const widthOf = (image: Sharp) => image.metadata().then(({ width }) => width);
    const [one, other] = [1, 2].map(() => decodeImage(bytes, limit, rules, widthOf));
    // One of them waits, the other is refused.
    expect(await Promise.race([one, other])).toEqual({ fault: 'busy' });
    first.end();
    expect(await Promise.all(decodings)).toEqual([{ fault: null, result: 'held' }]);
    const results = await Promise.all([one, other]);
    expect(results).toContainEqual({ fault: null, result: 10 });
    expect(await decodeImage(bytes, limit, rules, widthOf)).toEqual({ fault: null, result: 10 });
  });

  it('drops a waiting image when its request is aborted', async () => {
    const bytes = await jpeg(10, 10);
    const first = held();
    const decoding = decodeImage(bytes, context(), rules, first.work);
    await first.begun;
    const gone = new AbortController();
    let decoded = 0;
    const dropped = decodeImage(bytes, context({}, gone.signal), rules, () => Promise.resolve((decoded += 1)));
    gone.abort('the client left');
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    first.end();
    await decoding;
    expect(decoded).toBe(0);
  });

  it('reports failed work and bytes that are no image as unreadable', async () => {
    const bytes = await jpeg(400, 400);
    const draw = (image: Sharp) => image.png().toBuffer();
    expect(await decodeImage(bytes.subarray(0, 300), context(), rules, draw)).toEqual({ fault: 'unreadable' });
    expect(await decodeImage(new Uint8Array([1, 2, 3]), context(), rules, draw)).toEqual({ fault: 'unreadable' });
    expect((await decodeImage(bytes, context(), rules, draw)).fault).toBeNull();
  });
});
