import { defaultSettings } from '../../settings/index.ts';
import { jpeg } from '../../uploads/testing/photos.ts';
import { decodeImage } from '../decode-image.ts';

export interface HeldDecoder {
  /** Whether another image waits; it needs a place in the queue to find out. */
  hasWaiting(): Promise<boolean>;
  free(): Promise<void>;
}

/** Keeps the only decoder of this process busy until `free` is called. */
export async function holdDecoder(): Promise<HeldDecoder> {
  let free = () => {};
  const freed = new Promise<void>((resolve) => (free = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const context = { settings: defaultSettings, signal: new AbortController().signal };
  const picture = await jpeg(8, 8);
  const held = decodeImage(picture, context, { seconds: 10 }, async () => {
    begin();
    await freed;
  });
  await begun;
  return {
    async hasWaiting() {
      const probe = { settings: { ...defaultSettings, imagesWaiting: 1 }, signal: AbortSignal.timeout(100) };
      const probed = decodeImage(picture, probe, { seconds: 10 }, () => Promise.resolve());
      return probed.then(
        ({ fault }) => fault === 'busy',
        () => false,
      );
    },
    async free() {
      free();
      await held;
    },
  };
}
