import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { opinionPhoto, type PhotoRules } from '../../../components/file-upload/file-checks.ts';
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
 * the file (places, names, other files behind the picture). It waits for its turn while
 * other images are being decoded.
 */
export async function readPhoto(
  file: File,
  context: DecodingContext,
  photo: PhotoRules = opinionPhoto,
): Promise<{ problem: UploadProblem } | { problem: null; photo: CleanPhoto }> {
  const rules = { forbidden: attachmentRules.forbidden, maximumMegabytes: attachmentRules.maximumMegabytes };
  // Name and size first: files that fail by them are not read.
  const stated = fileProblem({ name: file.name, type: file.type, size: file.size }, { ...rules, photo });
  if (stated) return { problem: stated };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
  const facts = { name: file.name, type, size: file.size };
  const sniffed = fileProblem(facts, { ...rules, photo });
  if (sniffed) return { problem: sniffed };

  const pixelProblem = (pixels: PixelSize) => fileProblem({ ...facts, pixels }, { ...rules, photo });
  const decoded = await decodeImage(
    bytes,
    context,
    { accepts: (size) => pixelProblem(size) === null, seconds: decodingSeconds },
    (image) => image.autoOrient().toColourspace('srgb').jpeg({ quality }).toBuffer({ resolveWithObject: true }),
  );
  switch (decoded.fault) {
    case 'unreadable':
      return { problem: { code: 'photoFormat', formats: photo.formats } };
    case 'pixels':
      return { problem: pixelProblem(decoded.size)! };
    case 'busy':
      return { problem: { code: 'busy', name: file.name } };
    case null: {
      const { data, info } = decoded.result;
      const name = `${randomUUID()}.jpg`;
      return { problem: null, photo: { name, bytes: data, width: info.width, height: info.height } };
    }
  }
}
