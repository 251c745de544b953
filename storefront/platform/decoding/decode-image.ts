import sharp, { type Sharp } from 'sharp';
import type { Settings } from '../settings/index.ts';
import { boundedQueue, QueueFull } from './bounded-queue.ts';

/** What decoding needs of a request; a command has both as well. */
export interface DecodingContext {
  readonly settings: Pick<Settings, 'imageMegapixels' | 'imageDecoders' | 'imagesWaiting'>;
  /** Aborts when nobody waits for the answer any more: an image that waits for its turn leaves the queue. */
  readonly signal: AbortSignal;
}

/** Of an image as it is stored, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface DecodingRules {
  /** Judges the size that the header states, before a pixel is decoded. Default: the setting `imageMegapixels`. */
  readonly accepts?: (size: ImageSize) => boolean;
  /** Whole seconds that one pass over the pixels may take. */
  readonly seconds: number;
}

export type Decoded<Result> =
  | { readonly fault: null; readonly result: Result }
  /** No image, a broken one, or one that takes too long. */
  | { readonly fault: 'unreadable' }
  | { readonly fault: 'pixels'; readonly size: ImageSize }
  /** Too many images wait already; later it may be decoded. */
  | { readonly fault: 'busy' };

// One thread an image, and nothing of it kept: the process has few threads and little memory, and pages need both.
sharp.concurrency(1);
sharp.cache(false);

/** One queue for the whole process: six forms with large images took 1.8 GB side by side. */
const queue = boundedQueue();

/**
 * The one place where the server decodes images. The header is read first, so that no decompression bomb is unpacked; then
 * the image waits for its turn.
 *
 * @param work draws what is kept; it runs while the image has its turn
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

/** Pixels as they lie in memory. */
export interface RawImage extends ImageSize {
  readonly data: Uint8Array;
  readonly channels: 1 | 2 | 3 | 4;
}

/** An image of pixels that are decoded already, to draw several from one. */
export const fromPixels = ({ data, width, height, channels }: RawImage): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const million = 1_000_000;

/** Judges a size by a limit in millions of pixels. */
export const isWithin =
  (megapixels: number) =>
  ({ width, height }: ImageSize): boolean =>
    width * height <= megapixels * million;
