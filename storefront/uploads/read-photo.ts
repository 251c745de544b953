import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { opinionPhoto, type PhotoRules } from '../../components/file-upload/file-checks.ts';
import { attachmentRules, fileProblem, type UploadProblem } from '../../patterns/rules/file-rules.ts';

/** A photo as the shop keeps it. */
export interface CleanPhoto {
  /** The shop's own name of it; nobody can guess it. */
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** How long one photo may take to be drawn anew, in whole seconds. */
const patience = 10;
/** Photos of a phone are sharp enough by this. */
const quality = 85;

/** One thread a photo: the process has few, and pages need them too. */
sharp.concurrency(1);

/**
 * Judges what was sent as a photo by its bytes, and draws it anew: what is kept holds the pixels and nothing else that came
 * with them (places, names, other files behind the picture). Its size is read before a pixel is, so no bomb is unpacked.
 */
export async function readPhoto(
  file: File,
  photo: PhotoRules = opinionPhoto,
): Promise<{ problem: UploadProblem } | { problem: null; photo: CleanPhoto }> {
  const rules = { forbidden: attachmentRules.forbidden, maximumMegabytes: attachmentRules.maximumMegabytes };
  // Name and size first: what fails by them is not even looked into.
  const stated = fileProblem({ name: file.name, type: file.type, size: file.size }, { ...rules, photo });
  if (stated) return { problem: stated };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream';
  const facts = { name: file.name, type, size: file.size };
  const sniffed = fileProblem(facts, { ...rules, photo });
  if (sniffed) return { problem: sniffed };

  const unreadable = { problem: { code: 'photoFormat', formats: photo.formats } } as const;
  const { width, height } = photo.maximumPixels;
  const options = { failOn: 'error', limitInputPixels: width * height, limitInputChannels: 4 } as const;
  const pixels = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!pixels) return unreadable;
  const tooLarge = fileProblem({ ...facts, pixels }, { ...rules, photo });
  if (tooLarge) return { problem: tooLarge };
  try {
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: patience })
      .autoOrient()
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return {
      problem: null,
      photo: { name: `${randomUUID()}.jpg`, bytes: data, width: info.width, height: info.height },
    };
  } catch {
    return unreadable;
  }
}
