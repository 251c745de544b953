import { createElement, useEffect, useRef, useState } from 'react';
import {
  isPlainPress,
  loadedLightbox,
  loadLightbox,
  type GalleryPicture,
} from '../../../../../components/gallery/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from './opinion-photos.css.ts';
import { opinionTexts } from './texts.ts';

/** A photo of an opinion as stored: its address, and its size in pixels. */
export interface ShownPhoto {
  address: string;
  width: number;
  height: number;
}

export interface OpinionPhotosProps {
  author: string;
  photos: ReadonlyArray<ShownPhoto>;
  /** Milliseconds of a move from photo to photo. */
  moveDuration: number;
}

/** The photos of one opinion: links to the files, and with a script the lightbox of product pictures. */
export function OpinionPhotos({ author, photos, moveDuration }: OpinionPhotosProps) {
  const t = useTexts(opinionTexts);
  const { length: count } = photos;
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  useEffect(() => {
    // The link of the photo seen last: it may be another than the one that was pressed.
    if (first === null && last !== null) list.current?.querySelectorAll('a')[last]?.focus();
  }, [first, last]);
  const lightbox = first === null ? null : loadedLightbox();
  const open = (photo: number, address: string) =>
    loadLightbox().then(
      () => setFirst(photo),
      // Without its code the file is still there.
      () => location.assign(address),
    );
  return (
    <>
      <ul ref={list} className={styles.photos} role="list" aria-label={t('photosOf', { author })}>
        {photos.map(({ address, width, height }, index) => (
          <li key={address}>
            <a
              className={styles.photo}
              href={address}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                void open(index, event.currentTarget.href);
              }}
            >
              <img
                className={styles.image}
                src={address}
                width={width}
                height={height}
                alt={count === 1 ? t('enlarge', { author }) : t('enlargeWhich', { author, number: index + 1, count })}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox &&
        first !== null &&
        createElement(lightbox, {
          pictures: photos.map((photo) => pictureOf(photo, t('photoOf', { author }))),
          first,
          label: t('photosOf', { author }),
          closesOnBack: true,
          moveDuration,
          onShow: setLast,
          onClose: () => setFirst(null),
        })}
    </>
  );
}

/** A photo has one file: `<name>-<width>.jpg` is the same as `<name>.jpg`. */
const pictureOf = ({ address, width, height }: ShownPhoto, alt: string): GalleryPicture => ({
  id: address,
  alt,
  source: { base: address.replace(/\.jpg$/, ''), width, height, widths: { avif: [], webp: [], jpg: [width] } },
});
