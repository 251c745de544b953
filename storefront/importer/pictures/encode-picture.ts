import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { encoders, reachable, steps } from '../../demo/encodings.ts';
import { decodeImage, fromPixels, type DecodingContext } from '../../platform/decoding/decode-image.ts';
import { keptFormats, type KeptFormat } from '../../features/catalogue/index.ts';

/** A picture in every format and width of the pages. */
export interface EncodedPicture {
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Ascending. */
  readonly widths: Readonly<Record<KeptFormat, ReadonlyArray<number>>>;
  readonly files: ReadonlyArray<{ readonly format: KeptFormat; readonly width: number; readonly bytes: Uint8Array }>;
}

/** Pixel formats; vector formats could refer to other files. */
const admitted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
/** Whole seconds for decoding one picture. */
const decodingSeconds = 20;

const opaque = (image: Sharp): Sharp => image.flatten({ background: '#ffffff' });

/** Decodes a picture and encodes it like the catalogue's; null if the bytes are none. */
export async function encodePicture(bytes: Uint8Array, context: DecodingContext): Promise<EncodedPicture | null> {
  if (!admitted.has((await fileTypeFromBuffer(bytes))?.mime ?? '')) return null;
  const decoded = await decodeImage(bytes, context, { seconds: decodingSeconds }, encode);
  return decoded.fault === null ? decoded.result : null;
}

async function encode(picture: Sharp): Promise<EncodedPicture> {
  const widest = Math.max(...steps.product.avif);
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: Array<EncodedPicture['files'][number]> = [];
  for (const format of keptFormats) {
    for (const step of reachable(steps.product[format], width)) {
      const image = fromPixels({ data, width, height, channels }).resize({ width: step });
      const encoded = await encoders[format](format === 'jpg' ? opaque(image) : image, {}).toBuffer();
      files.push({ format, width: step, bytes: encoded });
    }
  }
  const widthsOf = (format: KeptFormat) => files.filter((file) => file.format === format).map((file) => file.width);
  return { width, height, widths: { avif: widthsOf('avif'), webp: widthsOf('webp'), jpg: widthsOf('jpg') }, files };
}
