import type { ImageSource } from '../../../../../components/image/index.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import manifest from '../../../../demo/pictures.json' with { type: 'json' };
import type { Picture } from '../../types/picture.ts';

const pictures: ReadonlyMap<string, Picture> = new Map(
  (manifest as unknown as ReadonlyArray<Picture>).map((picture) => [picture.id, picture]),
);

/** A built picture, ready to be shown. */
export type ShopPicture = Pick<Picture, 'alt' | 'crops' | 'crop' | 'pins'> & { source: ImageSource };

/** A picture without a product (hero, departments), by its id; null where the catalogue has none. */
export function pictureOf(id: string): ShopPicture | null {
  const picture = pictures.get(id);
  return picture ? { ...picture, source: pictureSource(picture) } : null;
}

/** Whether the build has a file of this picture for previews of links. */
export const hasBuiltPreview = (id: string): boolean => pictures.get(id)?.hasPreview === true;
