import sharp, { type Sharp } from 'sharp';
import type { Settings } from '../settings/index.ts';
import { boundedQueue, QueueFull } from './bounded-queue.ts';

/** What decoding needs of a request; commands have both as well. */
export interface DecodingContext {
  readonly settings: Pick<Settings, 'imageMegapixels' | 'imageDecoders' | 'imagesWaiting'>;
  /** Aborts when the response is no longer needed: a waiting image leaves the queue. */
  readonly signal: AbortSignal;
}

/** Of an image as it is stored, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface DecodingRules {
  /** Checks the size in the header before decoding. Default: the setting `imageMegapixels`. */
  readonly accepts?: (size: ImageSize) => boolean;
  /** Whole seconds that one pass over the pixels may take. */
  readonly seconds: number;
}

export type Decoded<Result> =
  | { readonly fault: null; readonly result: Result }
  /** No image, a broken one, or one that takes too long. */
  | { readonly fault: 'unreadable' }
  | { readonly fault: 'pixels'; readonly size: ImageSize }
  /** Too many images wait already; a retry later may succeed. */
  | { readonly fault: 'busy' };

// One thread an image, and no cache: the process has few threads and little memory, and pages need both.
sharp.concurrency(1);
sharp.cache(false);

/** One queue for the whole process: six forms with large images took 1.8 GB side by side. */
const queue = boundedQueue();

/**
 * The only place where the server decodes images. It reads the header first, to reject decompression bombs; then
 * the image waits for its turn.
 *
 * @param work draws what is kept; it runs during the image's turn
 * @throws AbortError where `signal` aborted before its turn
 */
export async function decodeImage<Result>(
  bytes: Uint8Array,
  { settings, signal }: DecodingContext,
  { accepts = isWithin(settings.imageMegapixels), seconds }: DecodingRules,
  work: (image: Sharp) => Promise<Result>,
): Promise<Decoded<Result>> {
  const stored = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!stored) return { fault: 'unreadable' };
  const size = { width: stored.width, height: stored.height };
  if (!accepts(size)) return { fault: 'pixels', size };
  const options = { failOn: 'error', limitInputPixels: size.width * size.height, limitInputChannels: 4 } as const;
  const draw = async (): Promise<Decoded<Result>> => {
    try {
      return { fault: null, result: await work(sharp(bytes, options).timeout({ seconds })) };
    } catch {
      return { fault: 'unreadable' };
    }
  };
  const limits = { running: settings.imageDecoders, waiting: settings.imagesWaiting };
  return queue.run(draw, limits, signal).catch((error: unknown) => {
    if (error instanceof QueueFull) return { fault: 'busy' };
    throw error;
  });
}

/** Raw pixels in memory. */
export interface RawImage extends ImageSize {
  readonly data: Uint8Array;
  readonly channels: 1 | 2 | 3 | 4;
}

/** An image of decoded pixels, to draw several from one. */
export const fromPixels = ({ data, width, height, channels }: RawImage): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const million = 1_000_000;

/** Checks a size against a limit in millions of pixels. */
export const isWithin =
  (megapixels: number) =>
  ({ width, height }: ImageSize): boolean =>
    width * height <= megapixels * million;
