/*
 * Pictures that the shop has fetched. Their files are named by what is in them, so the same picture of two products is kept once;
 * a picture of a product is named by both, and its address says which file it is.
 */

export const keptFormats = ['avif', 'webp', 'jpg'] as const;
export type KeptFormat = (typeof keptFormats)[number];

const prefix = 'fetched';

/** @param content 32 hexadecimal digits */
export const keptPictureId = (content: string, productId: number): string => `${prefix}-${content}-${productId}`;

/** Between these lie the ids of all pictures with this content, whosever they are. */
export const keptPictureIds = (content: string): { from: string; before: string } => ({
  from: `${prefix}-${content}-`,
  // The sign after the hyphen.
  before: `${prefix}-${content}.`,
});

/** Whether a picture was fetched, or is the shop's own. */
export const isKept = (pictureId: string): boolean => pictureId.startsWith(`${prefix}-`);

/** The name of a file among the shop's files. */
export const keptFile = (content: string, width: number, format: KeptFormat): string =>
  `picture-${content}-${width}.${format}`;

/** The file behind `/pictures/<id>-<width>.<format>`; null where the name is no fetched picture's. */
export function keptFileOf(name: string): { file: string; format: KeptFormat } | null {
  const [, content = '', width, format] =
    /^fetched-([\da-f]{32})-\d{1,16}-(\d{1,5})\.(avif|webp|jpg)$/.exec(name) ?? [];
  if (!content) return null;
  return { file: keptFile(content, Number(width), format as KeptFormat), format: format as KeptFormat };
}
