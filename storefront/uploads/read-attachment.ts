import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { fileProblem, type UploadProblem, type UploadRules } from '../../patterns/rules/file-rules.ts';
import type { CleanFile } from '../server/store/index.ts';

/** How long one picture may take to be drawn anew, in whole seconds. */
const patience = 10;
/** Artwork is looked at closely. */
const quality = 92;
/** The most that is unpacked of a picture: 48 megapixels. */
const largest = { width: 8000, height: 6000 };

/** Pictures that are drawn anew, each in its own format. */
const drawn: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality }),
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

  const { width, height } = largest;
  const unreadable = { problem: { code: 'photoFormat', formats: '.jpg, .png, .webp' } } as const;
  const pixels = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!pixels) return unreadable;
  // Read before a pixel is, so that no bomb is unpacked.
  if (pixels.width * pixels.height > width * height) {
    return { problem: { code: 'photoPixels', pixels: `${width}x${height}` } };
  }
  try {
    const upright = sharp(bytes, { failOn: 'error', limitInputPixels: width * height })
      .timeout({ seconds: patience })
      .autoOrient()
      .keepIccProfile();
    return { problem: null, file: { fileName, type, bytes: await draw(upright).toBuffer() } };
  } catch {
    return unreadable;
  }
}
