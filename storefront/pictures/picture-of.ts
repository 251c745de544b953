import type { ImageSource } from '../../components/image/index.ts';
import { pictureSource } from '../../patterns/picture-source/index.ts';
import manifest from '../catalogue/pictures.json' with { type: 'json' };
import type { Picture } from '../catalogue/types/picture.ts';

const pictures: ReadonlyMap<string, Picture> = new Map(
  (manifest as unknown as ReadonlyArray<Picture>).map((picture) => [picture.id, picture]),
);

/** A picture that no product owns (hero, departments), by its id; null where the catalogue has none. */
export function pictureOf(id: string): (Pick<Picture, 'alt' | 'crops' | 'crop'> & { source: ImageSource }) | null {
  const picture = pictures.get(id);
  return picture ? { ...picture, source: pictureSource(picture) } : null;
}
