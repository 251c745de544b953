import { imageAddress, type ImageSource } from '../image/index.ts';

export interface GalleryPicture {
  /** The id of its place on the page, to which its thumbnail leads: "zdjecie-2". */
  readonly id: string;
  /** The files of the picture. The lightbox shows the widest that the screen needs. */
  readonly source: ImageSource;
  /** What the picture shows beyond the name of the product, for those who do not see it. */
  readonly alt: string;
}

/** The address of the widest JPEG: what "Powiększ" opens where no script runs. */
export const largestAddress = ({ source }: GalleryPicture): string =>
  imageAddress(source, source.widths.jpg.at(-1) ?? source.width, 'jpg');
