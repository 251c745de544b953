import type { OpinionView } from '../../../../../patterns/opinions/index.ts';
import type { Store } from '../../../../store/index.ts';
import { photoAddress } from '../photo-call.ts';

/** The opinions of a product with their photos. */
export async function withPhotos(
  { sentOpinions }: Pick<Store, 'sentOpinions'>,
  opinions: ReadonlyArray<OpinionView>,
  productId: number,
): Promise<ReadonlyArray<OpinionView>> {
  if (opinions.length === 0) return opinions;
  const photos = await sentOpinions.photos(productId);
  return opinions.map((opinion) => {
    const photo = photos.get(opinion.id);
    return photo
      ? { ...opinion, photo: { address: photoAddress(photo.name), width: photo.width, height: photo.height } }
      : opinion;
  });
}
