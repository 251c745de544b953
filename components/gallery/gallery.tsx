import { createElement } from 'react';
import { announce } from '../announcer/announce.ts';
import { Icon, icons } from '../icon/index.ts';
import { Image } from '../image/index.ts';
import { classNames } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { largestAddress, type GalleryPicture } from './gallery-picture.ts';
import * as css from './gallery.css.ts';
import { defaultAtOnce, seenOf, type ThumbnailsAtOnce } from './thumbnails-at-once.ts';
import { galleryTexts } from './gallery.texts.ts';
import { loadedLightbox, loadLightbox } from './load-lightbox.ts';
import { usualMove } from './move-duration.ts';
import { isPlainPress } from './plain-press.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useGallery } from './use-gallery.ts';

export interface GalleryProps {
  /** In the order of the shop; the first one stands in view and loads before others. */
  pictures: ReadonlyArray<GalleryPicture>;
  /** The name of the region and of the lightbox: "Zdjęcia produktu" by default. */
  label?: string;
  /** Paler, for a product that is sold out. */
  isFaded?: boolean;
  /** Whether Back in the browser closes the lightbox: while open, it adds a history entry. Off by default. */
  closesOnBack?: boolean;
  /** How many thumbnails are seen at once; the others are reached by scrolling. From 3 to 12, 7 by default. */
  thumbnailsAtOnce?: ThumbnailsAtOnce;
  /** Milliseconds of a move from picture to picture: 600 by default (design language, section 4: slow). */
  moveDuration?: number;
}

/**
 * The pictures of a product: one at a time, swiped or chosen by its thumbnail, and as large as the window on request, by
 * code that is loaded at the first press. The row that snaps, the thumbnails and the large files are the browser's own links and scrolling, so that all of them are
 * there before any script. Source: requirement L-14.
 */
export function Gallery({
  pictures,
  label,
  isFaded = false,
  closesOnBack = false,
  thumbnailsAtOnce = defaultAtOnce,
  moveDuration = usualMove,
}: GalleryProps) {
  const t = useTexts(galleryTexts);
  const count = pictures.length;
  const name = label ?? t('label');
  const { galleryRef, current, isAway, trackProps, choose, enlarged, enlarge, follow, closeLightbox } = useGallery(
    count,
    moveDuration,
    (picture) => announce(t('shown', { number: picture + 1, count, alt: pictures[picture]?.alt ?? '' })),
  );
  if (count === 0) return null;
  const lightbox = enlarged === null ? null : loadedLightbox();
  const openLightbox = (picture: number, address: string) => {
    if (loadedLightbox()) return enlarge(picture);
    loadLightbox().then(
      () => enlarge(picture),
      // Without its code the large file is still there.
      () => location.assign(address),
    );
  };
  return (
    <section
      ref={galleryRef}
      className={classNames(css.gallery, css.atOnce[seenOf(count, thumbnailsAtOnce)])}
      aria-label={name}
      data-settled={current === undefined ? undefined : ''}
    >
      {count > 1 && <Thumbnails pictures={pictures} current={current} atOnce={thumbnailsAtOnce} onChoose={choose} />}
      {/* axe 4.14 allows a focusable scrolling strip only as a section; as a landmark it would be one too many. */}
      <section
        {...trackProps}
        className={css.track}
        role="group"
        aria-label={t('pictures')}
        // Safari cannot scroll a strip by keys unless it is in the tab order.
        tabIndex={count > 1 ? 0 : undefined}
      >
        {pictures.map((picture, index) => (
          <div
            key={picture.id}
            id={picture.id}
            className={css.slide}
            role="group"
            aria-roledescription={t('pictureRole')}
            aria-label={t('position', { number: index + 1, count })}
            inert={isAway(index)}
          >
            <Image
              source={picture.source}
              alt={picture.alt}
              sizes={{ 1: '100vw', 3: '50vw', 4: 'min(45vw, 640px)' }}
              ratio="1:1"
              isPriority={index === 0}
              isFaded={isFaded}
            />
            {count > 1 && (
              <span className={css.position} aria-hidden="true">
                {t('position', { number: index + 1, count })}
              </span>
            )}
            <a
              className={css.enlarge}
              href={largestAddress(picture)}
              // Only a script makes it open the lightbox.
              aria-haspopup={current === undefined ? undefined : 'dialog'}
              data-enlarge=""
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                openLightbox(index, event.currentTarget.href);
              }}
            >
              <Icon shape={icons.search} size={20} />
              <span>
                {t('enlarge')}
                <VisuallyHidden>
                  {' '}
                  {count > 1 ? t('enlargeWhich', { number: index + 1, count }) : t('enlargeOnly')}
                </VisuallyHidden>
              </span>
            </a>
          </div>
        ))}
      </section>
      {lightbox &&
        enlarged !== null &&
        createElement(lightbox, {
          pictures,
          first: enlarged,
          label: name,
          closesOnBack,
          moveDuration,
          onShow: follow,
          onClose: closeLightbox,
        })}
    </section>
  );
}
