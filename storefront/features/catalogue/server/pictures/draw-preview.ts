import type { Sharp } from 'sharp';
import { themes } from '../../../../../tokens/themes.ts';

/** What services that preview links show whole (Open Graph; "large image" cards). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Pictures of at least this ratio lose little above and below; others stand whole on the colour of picture tiles. */
const widest = 1.3;

/** The JPEG of a picture for previews of links. @param size of the picture, in pixels */
export const drawPreview = (picture: Sharp, size: { readonly width: number; readonly height: number }): Sharp => {
  const background = themes.light.color.tile;
  const fit = size.width / size.height >= widest ? 'cover' : 'contain';
  return picture
    .flatten({ background })
    .resize({ ...previewSize, fit, background })
    .jpeg({ quality: 80, mozjpeg: true, progressive: true });
};
