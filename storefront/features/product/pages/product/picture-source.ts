import type { ImageSource } from '../../../../../components/image/index.ts';
import type { Picture } from '../../../catalogue/store.ts';

/** The files of a picture. */
export const sourceOf = ({ id, width, height, widths }: Picture): ImageSource => ({
  base: `/pictures/${id}`,
  width,
  height,
  widths,
});
