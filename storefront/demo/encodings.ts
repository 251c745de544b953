import type { Sharp } from 'sharp';
import type { Picture, PictureFormat } from '../features/catalogue/types.ts';

/* How the shop's pictures are encoded: those of the catalogue by hand, fetched ones on arrival. */

/** Widths of each kind; browsers without AVIF and WebP enlarge the last width of `jpg`. */
export const steps: Readonly<Record<Picture['kind'], Readonly<Record<PictureFormat, ReadonlyArray<number>>>>> = {
  product: { avif: [160, 320, 480, 640, 960, 1200], webp: [160, 320, 480, 640, 960, 1200], jpg: [480, 960] },
  category: { avif: [480, 800, 1200], webp: [480, 800, 1200], jpg: [480, 800] },
  hero: { avif: [480, 640, 960, 1280, 1600], webp: [480, 640, 960, 1280, 1600], jpg: [640, 1280] },
  openGraph: { avif: [], webp: [], jpg: [1200] },
};

type Encode = (image: Sharp, picture: Pick<Picture, 'isTextile'>) => Sharp;

/** Options of each format. Woven and knitted things lose their structure at the usual quality of AVIF. */
export const encoders: Readonly<Record<PictureFormat, Encode>> = {
  avif: (image, { isTextile }) => image.avif({ quality: isTextile ? 62 : 55, effort: 5 }),
  webp: (image) => image.webp({ quality: 78, effort: 5 }),
  jpg: (image) => image.jpeg({ quality: 80, mozjpeg: true, progressive: true }),
};

/** The steps a source image can fill, with its own width for the step it just misses: nothing is ever enlarged. */
export function reachable(widths: ReadonlyArray<number>, width: number): ReadonlyArray<number> {
  const fitting = widths.filter((step) => step <= width);
  return fitting.length < widths.length && fitting.at(-1) !== width ? [...fitting, width] : fitting;
}
