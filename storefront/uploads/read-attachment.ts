import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { fileProblem, type UploadProblem, type UploadRules } from '../../patterns/rules/file-rules.ts';
import { decodeImage, type DecodingContext } from '../decoding/decode-image.ts';
import type { CleanFile } from '../server/store/index.ts';

/** How long one picture may take to be drawn anew, in whole seconds. */
const patience = 20;
/** Artwork is looked at closely. */
const quality = 92;

/** Pictures that are drawn anew, each in its own format. */
const drawn: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  // Better tables would need all coefficients in memory: 290 MB of an image of 48 megapixels (libjpeg-turbo).
  'image/jpeg': (picture) => picture.jpeg({ quality, optimiseCoding: false }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality }),
};

/**
 * Judges what was sent with a line by its name, its size and its bytes. Photographs lose what they tell of whoever took them
 * (place, device); everything else is kept as it came, and nobody is ever shown it but as a download.
 */
export async function readAttachment(
  file: File,
  rules: UploadRules,
  context: DecodingContext,
): Promise<{ problem: UploadProblem } | { problem: null; file: CleanFile }> {
  const { name: fileName, size } = file;
  // Name and size first: what fails by them is not even looked into.
  const stated = fileProblem({ name: fileName, type: file.type, size }, rules);
  if (stated) return { problem: stated };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
  const sniffed = fileProblem({ name: fileName, type, size }, rules);
  if (sniffed) return { problem: sniffed };
  const draw = drawn[type];
  if (!draw) return { problem: null, file: { fileName, type, bytes } };

  const decoded = await decodeImage(bytes, context, { seconds: patience }, (image) =>
    draw(image.autoOrient().keepIccProfile()).toBuffer(),
  );
  switch (decoded.fault) {
    case 'unreadable':
      return { problem: { code: 'photoFormat', formats: '.jpg, .png, .webp' } };
    case 'pixels':
      return { problem: { code: 'megapixels', name: fileName, megapixels: context.settings.imageMegapixels } };
    case 'busy':
      return { problem: { code: 'busy', name: fileName } };
    case null:
      return { problem: null, file: { fileName, type, bytes: decoded.result } };
  }
}
