import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { fileProblem, type UploadProblem, type UploadRules } from '../../../patterns/rules/file-rules.ts';
import { decodeImage, isWithin, type DecodingContext } from '../decoding/decode-image.ts';
import type { CleanFile } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** Timeout of re-encoding one picture, in whole seconds. */
const decodingSeconds = 20;
/** Artwork is inspected closely. */
const quality = 92;

/** What reading an attachment needs of a request. */
export interface AttachmentContext extends DecodingContext {
  readonly settings: DecodingContext['settings'] & Pick<Settings, 'webpMegapixels'>;
}

interface Format {
  readonly draw: (picture: Sharp) => Sharp;
  /** The setting that limits its pixels. */
  readonly most: 'imageMegapixels' | 'webpMegapixels';
}

/** Pictures that are re-encoded, each in its own format. */
const formats: Readonly<Record<string, Format>> = {
  // Better tables would need all coefficients in memory: 290 MB for an image of 48 megapixels (libjpeg-turbo).
  'image/jpeg': { draw: (picture) => picture.jpeg({ quality, optimiseCoding: false }), most: 'imageMegapixels' },
  'image/png': { draw: (picture) => picture.png(), most: 'imageMegapixels' },
  'image/webp': { draw: (picture) => picture.webp({ quality, effort: 1 }), most: 'webpMegapixels' },
};

/**
 * Checks an attachment of a line by its name, size and bytes. Photographs lose their metadata
 * (place, device); everything else is stored unchanged, and only served as a download.
 */
export async function readAttachment(
  file: File,
  uploadRules: UploadRules,
  context: AttachmentContext,
): Promise<{ problem: UploadProblem } | { problem: null; file: CleanFile }> {
  const { name: fileName, size } = file;
  // Name and size first: files that fail by them are not read.
  const stated = fileProblem({ name: fileName, type: file.type, size }, uploadRules);
  if (stated) return { problem: stated };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
  const sniffed = fileProblem({ name: fileName, type, size }, uploadRules);
  if (sniffed) return { problem: sniffed };
  const format = formats[type];
  if (!format) return { problem: null, file: { fileName, type, bytes } };

  const megapixels = context.settings[format.most];
  const rules = { accepts: isWithin(megapixels), seconds: decodingSeconds };
  const decoded = await decodeImage(bytes, context, rules, (image) =>
    format.draw(image.autoOrient().keepIccProfile()).toBuffer(),
  );
  switch (decoded.fault) {
    case 'unreadable':
      return { problem: { code: 'photoFormat', formats: '.jpg, .png, .webp' } };
    case 'pixels':
      return { problem: { code: 'megapixels', name: fileName, megapixels } };
    case 'busy':
      return { problem: { code: 'busy', name: fileName } };
    case null:
      return { problem: null, file: { fileName, type, bytes: decoded.result } };
  }
}
