/** The file formats of a picture, best first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof pictureFormats)[number];

/** A picture that was encoded in several widths and formats. */
export interface ImageSource {
  /** The address without width and format: the files are `<base>-<width>.<format>`. */
  readonly base: string;
  /** Of the largest file, in pixels; they reserve the place, so that nothing jumps. */
  readonly width: number;
  readonly height: number;
  /** The widths that exist in each format, ascending, in pixels. JPEG must have at least one. */
  readonly widths: Readonly<Record<ImageFormat, ReadonlyArray<number>>>;
}

/**
 * The format that browsers are offered: the best one that the picture has, since those that are supported read all. The `<img>` itself is
 * a JPEG, for all others.
 */
export const offeredFormat = ({ widths }: ImageSource): ImageFormat =>
  pictureFormats.find((format) => widths[format].length > 0) ?? 'jpg';

/** The address of one file of a picture. */
export const imageAddress = (source: ImageSource, width: number, format: ImageFormat): string =>
  `${source.base}-${width}.${format}`;

/** The `srcset` of one format, without files wider than `widest` pixels; the smallest file always stays. */
export const sourceSet = (source: ImageSource, format: ImageFormat, widest = Infinity): string =>
  source.widths[format]
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `${imageAddress(source, width, format)} ${width}w`)
    .join(', ');

/** The widest JPEG that is not wider than `widest`: the picture for browsers that read no `srcset`. */
export const fallbackAddress = (source: ImageSource, widest: number): string => {
  const fitting = source.widths.jpg.filter((width) => width <= widest);
  const width = fitting.at(-1) ?? source.widths.jpg[0];
  if (width === undefined) {
    throw new Error(
      `The picture "${source.base}" has no JPEG, so browsers without AVIF and WebP would show nothing. Encode one.`,
    );
  }
  return imageAddress(source, width, 'jpg');
};
