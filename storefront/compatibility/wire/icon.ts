import { pictureSource } from '../../../patterns/picture-source/index.ts';
import type { Picture } from '../../store/index.ts';

/** The address of a picture in a format that every client shows; null if there is none. */
export function iconOf(picture: Picture | undefined, size: 'small' | 'large'): string | null {
  if (!picture) return null;
  const { base, widths } = pictureSource(picture);
  const width = size === 'small' ? widths.jpg[0] : widths.jpg.at(-1);
  return width === undefined ? null : `${base}-${width}.jpg`;
}
