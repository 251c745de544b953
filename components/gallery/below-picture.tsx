import type { ReactNode } from 'react';
import { classNames } from '../shared/index.ts';
import * as css from './gallery.css.ts';
import { defaultAtOnce, seenOf, type ThumbnailsAtOnce } from './thumbnails-at-once.ts';

export interface BelowPictureProps {
  /** How many pictures the gallery above has. */
  pictures: number;
  /** As the gallery above. */
  thumbnailsAtOnce?: ThumbnailsAtOnce;
  /** A class for its place in the page. */
  className?: string;
  /** What stands below the picture. */
  children: ReactNode;
}

/** Content under a gallery of the same width, at the left edge of the picture, past its thumbnails. */
export function BelowPicture({ pictures, thumbnailsAtOnce = defaultAtOnce, className, children }: BelowPictureProps) {
  return (
    <div
      className={classNames(
        className,
        css.atOnce[seenOf(pictures, thumbnailsAtOnce)],
        pictures > 1 && css.below[pictures > thumbnailsAtOnce ? 'long' : 'short'],
      )}
    >
      {children}
    </div>
  );
}
