import { Image, type ImageSource } from '../../components/image/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import * as styles from './product-gallery.css.ts';
import { productGalleryTexts } from './texts.ts';

export interface GalleryPicture {
  id: string;
  source: ImageSource;
  alt: string;
}

export interface ProductGalleryProps {
  /** In the order of the shop; the first one is visible and loads before others. */
  pictures: ReadonlyArray<GalleryPicture>;
  /** Paler, for a product that is sold out. */
  isFaded?: boolean;
}

/**
 * The pictures of a product: one at a time, swiped or chosen by its thumbnail. It is a row with scroll snap, and the
 * thumbnails are links into it, so that it works before any script.
 */
export function ProductGallery({ pictures, isFaded = false }: ProductGalleryProps) {
  const t = useTexts(productGalleryTexts);
  const count = pictures.length;
  return (
    <div className={styles.gallery}>
      {count > 1 && (
        <nav className={styles.thumbnails} aria-label={t('thumbnails')}>
          <ul role="list" className={styles.thumbnailList}>
            {pictures.map((picture, index) => (
              <li key={picture.id}>
                <a
                  className={styles.thumbnail}
                  href={`#${slideId(picture)}`}
                  aria-label={t('show', { number: index + 1, count })}
                  data-thumbnail=""
                >
                  <Image source={picture.source} alt="" sizes="88px" ratio="1:1" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.slides} aria-label={t('name')} tabIndex={count > 1 ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <figure key={picture.id} id={slideId(picture)} className={styles.slide}>
            <Image
              source={picture.source}
              alt={picture.alt}
              sizes={{ 1: '100vw', 3: '50vw', 4: 'min(45vw, 640px)' }}
              ratio="1:1"
              isPriority={index === 0}
              isFaded={isFaded}
            />
            {count > 1 && (
              <figcaption className={styles.position} aria-hidden="true">
                {t('position', { number: index + 1, count })}
              </figcaption>
            )}
          </figure>
        ))}
      </section>
    </div>
  );
}

const slideId = (picture: GalleryPicture) => `zdjecie-${picture.id}`;
