import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { opinionPhoto } from '../../../components/file-upload/file-checks.ts';
import { decodeImage, type DecodingContext } from '../decoding/decode-image.ts';
import type { PixelSize } from '../../../components/file-upload/jpeg-size.ts';
import { attachmentRules, fileProblem, type UploadProblem } from '../../../patterns/rules/file-rules.ts';

/** A photo as the shop stores it. */
export interface CleanPhoto {
  /** Its unguessable name in the shop. */
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Timeout of re-encoding one photo, in whole seconds. */
const decodingSeconds = 10;
/** Sharp enough for photos of a phone. */
const quality = 85;

/**
 * Checks an uploaded photo by its bytes, and re-encodes it: the result keeps the pixels and nothing else of
 * the file (places, names, other files behind the picture). A photo larger than `largest`, upright or across, is scaled
 * down to it: phones take larger ones, and few people know how to make them smaller. It waits for its turn while other
 * images are being decoded; more pixels than the shop decodes are refused by the header alone.
 */
export async function readPhoto(
  file: File,
  context: DecodingContext,
  largest: PixelSize,
): Promise<{ problem: UploadProblem } | { problem: null; photo: CleanPhoto }> {
  const { maximumPixels: _any, ...photo } = opinionPhoto;
  const rules = { forbidden: attachmentRules.forbidden, maximumMegabytes: attachmentRules.maximumMegabytes, photo };
  // Name and size first: files that fail by them are not read.
  const stated = fileProblem({ name: file.name, type: file.type, size: file.size }, rules);
  if (stated) return { problem: stated };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
  const sniffed = fileProblem({ name: file.name, type, size: file.size }, rules);
  if (sniffed) return { problem: sniffed };

  const decoded = await decodeImage(bytes, context, { seconds: decodingSeconds }, (image) =>
    fitted(image, largest).then((one) =>
      one.toColourspace('srgb').jpeg({ quality }).toBuffer({ resolveWithObject: true }),
    ),
  );
  switch (decoded.fault) {
    case 'unreadable':
      return { problem: { code: 'photoFormat', formats: photo.formats } };
    case 'pixels':
      // The sentence of the specification: a photo of this size is always accepted.
      return { problem: { code: 'photoPixels', pixels: `${largest.width}x${largest.height}` } };
    case 'busy':
      return { problem: { code: 'busy', name: file.name } };
    case null: {
      const { data, info } = decoded.result;
      const name = `${randomUUID()}.jpg`;
      return { problem: null, photo: { name, bytes: data, width: info.width, height: info.height } };
    }
  }
}

/** The image upright, within `largest` turned as the image is. Only ever smaller. */
async function fitted(image: Sharp, largest: PixelSize): Promise<Sharp> {
  const { width, height } = (await image.metadata()).autoOrient;
  const [long, short] = [Math.max(largest.width, largest.height), Math.min(largest.width, largest.height)];
  const box = width >= height ? { width: long, height: short } : { width: short, height: long };
  return image.autoOrient().resize({ ...box, fit: 'inside', withoutEnlargement: true });
}
