import type { PixelSize } from './jpeg-size.ts';

/**
 * The checks of uploaded files, without React and a browser, so that a server can run the same ones. Source:
 * specification, section 5 ("File inputs").
 */

/** What is known of a file before its content is stored. */
export interface FileFacts {
  /** With its extension, as named on the device. */
  name: string;
  /** The media type stated by browser or request; may be empty. */
  type: string;
  /** In bytes. */
  size: number;
  /** Of a picture; null if its bytes have none, undefined if not read. */
  pixels?: PixelSize | null;
}

export interface PhotoRules {
  /** Extensions with a dot; one must match. */
  extensions: ReadonlyArray<string>;
  /** Media types; a stated one must be among them. */
  types: ReadonlyArray<string>;
  /** The formats' names in the message. */
  formats: string;
  /** In either orientation. Without it any size passes: the server scales the picture down. */
  maximumPixels?: PixelSize | undefined;
}

export interface FileRules {
  /** Rejected: extensions (".exe"), media types ("application/x-sh") or groups of them ("video/*"). */
  forbidden?: ReadonlyArray<string> | undefined;
  /** In whole MB of 1 048 576 bytes each, as file managers count. */
  maximumMegabytes?: number | undefined;
  /** Allows only such photographs. */
  photo?: PhotoRules | undefined;
}

/** Why a file is rejected. Each code has a text in the message catalogue beside this file. */
export type FileProblem =
  | { code: 'forbiddenType'; name: string }
  | { code: 'tooLarge'; name: string; megabytes: number }
  | { code: 'photoFormat'; formats: string }
  | { code: 'photoPixels'; pixels: string };

/** A photograph in a review (specification, section 5): jpg, at most 2048 x 1536 px. */
export const opinionPhoto: PhotoRules & { maximumPixels: PixelSize } = {
  extensions: ['.jpg', '.jpeg'],
  types: ['image/jpeg'],
  formats: '.jpg',
  maximumPixels: { width: 2048, height: 1536 },
};

export const megabyte = 1024 * 1024;

/** The lower-case extension with its dot: ".exe" of "Setup.EXE". Windows drops trailing dots and spaces. */
export function extensionOf(name: string): string {
  const trimmed = name.replace(/[. ]+$/, '');
  const dot = trimmed.lastIndexOf('.');
  return dot === -1 ? '' : trimmed.slice(dot).toLowerCase();
}

/** Whether a file matches an extension, a media type or a group of media types. */
export function matchesType({ name, type }: Pick<FileFacts, 'name' | 'type'>, pattern: string): boolean {
  const wanted = pattern.trim().toLowerCase();
  // Ignores parameters: "text/html; charset=utf-8".
  const stated = type.toLowerCase().split(';')[0]!.trim();
  if (wanted.endsWith('/*')) return stated.startsWith(wanted.slice(0, -1));
  if (wanted.includes('/')) return stated === wanted;
  return extensionOf(name) === `.${wanted.replace(/^\./, '')}`;
}

const fits = (pixels: PixelSize, { width, height }: PixelSize) =>
  Math.max(pixels.width, pixels.height) <= Math.max(width, height) &&
  Math.min(pixels.width, pixels.height) <= Math.min(width, height);

function photoProblem(file: FileFacts, photo: PhotoRules): FileProblem | null {
  const hasFormat =
    photo.extensions.some((extension) => matchesType(file, extension)) &&
    (file.type === '' || photo.types.some((type) => matchesType(file, type))) &&
    file.pixels !== null;
  if (!hasFormat) return { code: 'photoFormat', formats: photo.formats };
  const { maximumPixels } = photo;
  if (!maximumPixels || !file.pixels || fits(file.pixels, maximumPixels)) return null;
  return { code: 'photoPixels', pixels: `${maximumPixels.width}x${maximumPixels.height}` };
}

/** The first reason to reject a file; null when it passes. */
export function checkFile(file: FileFacts, { forbidden = [], maximumMegabytes, photo }: FileRules): FileProblem | null {
  if (forbidden.some((pattern) => matchesType(file, pattern))) return { code: 'forbiddenType', name: file.name };
  if (maximumMegabytes !== undefined && file.size > maximumMegabytes * megabyte) {
    return { code: 'tooLarge', name: file.name, megabytes: maximumMegabytes };
  }
  return photo ? photoProblem(file, photo) : null;
}
