import type { ImageSource } from '../../components/image/index.ts';

/** A picture of the shop as the store and the catalogue describe it: its files are named by its id. */
export interface ShopPicture extends Omit<ImageSource, 'base'> {
  readonly id: string;
}

/** Where the shop serves its pictures; the files are `<id>-<width>.<format>` and never change. */
export const picturesPath = '/pictures';

/** What the kit's Image needs of a picture. */
export const pictureSource = ({ id, width, height, widths }: ShopPicture): ImageSource => ({
  base: `${picturesPath}/${id}`,
  width,
  height,
  widths,
});
