/*
 * Pictures that the shop has fetched. Their files are named by content hash, so the same picture of two products is
 * stored once; a product's picture is named by both, and its address gives the file.
 */

export const keptFormats = ['avif', 'webp', 'jpg'] as const;
export type KeptFormat = (typeof keptFormats)[number];

const prefix = 'fetched';

/** @param content 32 hexadecimal digits */
export const keptPictureId = (content: string, productId: number): string => `${prefix}-${content}-${productId}`;

/** The bounds of all picture ids with this content, for any product. */
export const keptPictureIds = (content: string): { from: string; before: string } => ({
  from: `${prefix}-${content}-`,
  // The sign after the hyphen.
  before: `${prefix}-${content}.`,
});

/** Whether a picture was fetched: else it is the shop's. */
export const isKept = (pictureId: string): boolean => pictureId.startsWith(`${prefix}-`);

/** The name of a file among the shop's files. */
export const keptFile = (content: string, width: number, format: KeptFormat): string =>
  `picture-${content}-${width}.${format}`;

/** The name of the file for previews of links. */
export const keptPreview = (content: string): string => `picture-${content}-preview.jpg`;

/** The content whose preview is behind `/pictures/<id>-preview.jpg`; null where the name is another one. */
export const previewedContent = (name: string): string | null =>
  /^fetched-([\da-f]{32})-\d{1,16}-preview\.jpg$/.exec(name)?.[1] ?? null;

/** The file behind `/pictures/<id>-<width>.<format>`; null where the name is no fetched picture. */
export function keptFileOf(name: string): { file: string; format: KeptFormat } | null {
  const [, content = '', width, format] =
    /^fetched-([\da-f]{32})-\d{1,16}-(\d{1,5})\.(avif|webp|jpg)$/.exec(name) ?? [];
  if (!content) return null;
  return { file: keptFile(content, Number(width), format as KeptFormat), format: format as KeptFormat };
}
