import { IconButton } from '../button/index.ts';
import { icons } from '../icon/index.ts';
import { Image } from '../image/index.ts';
import { useTexts } from '../texts/index.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import * as css from './gallery.css.ts';
import { galleryTexts } from './gallery.texts.ts';
import { isPlainPress } from './plain-press.ts';
import type { ThumbnailsAtOnce } from './thumbnails-at-once.ts';
import { useThumbnails } from './use-thumbnails.ts';

interface ThumbnailsProps {
  pictures: ReadonlyArray<GalleryPicture>;
  /** Undefined while unknown: until then CSS shows which one it is. */
  current: number | undefined;
  atOnce: ThumbnailsAtOnce;
  onChoose: (picture: number) => void;
}

/** Links to the pictures beside them, so many at once. */
export function Thumbnails({ pictures, current, atOnce, onChoose }: ThumbnailsProps) {
  const t = useTexts(galleryTexts);
  const count = pictures.length;
  const { edges, listProps, page } = useThumbnails(current, atOnce);
  const isLong = count > atOnce;
  return (
    <nav className={css.thumbnails} data-long={isLong || undefined} aria-label={t('thumbnails')}>
      {isLong && (
        <span className={css.pager}>
          <IconButton
            icon={icons.chevronUp}
            label={t('earlier')}
            unavailableReason={edges.isAtStart ? t('atStart') : undefined}
            onClick={() => page(-1)}
          />
        </span>
      )}
      <ul role="list" className={css.thumbnailList} {...listProps}>
        {pictures.map(({ id, source }, index) => (
          <li key={id}>
            <a
              className={css.thumbnail}
              href={`#${id}`}
              aria-label={t('thumbnail', { number: index + 1, count })}
              aria-current={index === current || undefined}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                onChoose(index);
              }}
            >
              <Image source={source} alt="" sizes="88px" ratio="1:1" />
            </a>
          </li>
        ))}
      </ul>
      {isLong && (
        <span className={css.pager}>
          <IconButton
            icon={icons.chevronDown}
            label={t('later')}
            unavailableReason={edges.isAtEnd ? t('atEnd') : undefined}
            onClick={() => page(1)}
          />
        </span>
      )}
    </nav>
  );
}
