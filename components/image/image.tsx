import { use, type Ref } from 'react';
import { below, namedWidths } from '../../tokens/viewport.ts';
import { classNames } from '../shared/index.ts';
import * as css from './image.css.ts';
import { SmallPictures } from './small-pictures.ts';
import { fallbackAddress, offeredFormat, sourceSet } from './source.ts';
import type { ImageSource } from './source.ts';
import { sizesAttribute } from './sizes.ts';
import type { ImageSizes } from './sizes.ts';

export interface ImageProps {
  /** The files of the picture: their address, widths and formats. */
  source: ImageSource;
  /** What the picture shows, for those who do not see it; '' where the text beside it says the same. */
  alt: string;
  /** How wide the picture stands on the page: a CSS length, or one for each viewport level from which it holds. */
  sizes: ImageSizes;
  /** Other crops of the picture for narrower screens, each below the given viewport level; narrowest first. */
  crops?: ReadonlyArray<{ readonly below: 2 | 3 | 4; readonly source: ImageSource }>;
  /** The shape of the place. Without one the picture keeps its own. */
  ratio?: '1:1' | '4:5' | '5:4' | '3:2' | 'hero' | 'fill';
  /**
   * The largest picture of the first view: it loads at once and before others. One a page. All others load when the browser
   * finds them near, which is never later than 100 px ahead (requirement L-13).
   */
  isPriority?: boolean;
  /** Paler, for a product that is sold out. */
  isFaded?: boolean;
  /** The `<img>` element inside the `<picture>`. */
  ref?: Ref<HTMLImageElement>;
}

/** How wide the fallback JPEG may be, in pixels. */
const widestFallback = 800;

/** A photograph in the best format that it has, in the width that the place needs; its place is kept while it loads. */
export function Image({ source, alt, sizes, crops = [], ratio, isPriority = false, isFaded = false, ref }: ImageProps) {
  const sizesText = sizesAttribute(sizes);
  const small = use(SmallPictures) ?? namedWidths.smallPicture;
  const variants = [
    { media: `screen and (max-width: ${small - 0.02}px)`, source: crops[0]?.source ?? source, widest: 2 * small },
    ...crops.map((crop) => ({ media: below(crop.below), source: crop.source, widest: Infinity })),
    { media: undefined, source, widest: Infinity },
  ];
  return (
    <picture className={classNames(css.picture, ratio === 'fill' && css.filled)}>
      {variants.map(({ media, source: shown, widest }) => {
        const format = offeredFormat(shown);
        // Where no condition holds, the JPEG is the <img> itself.
        if (format === 'jpg' && media === undefined) return null;
        // Another shape than that of the <img>, which else holds for all.
        const { width, height } = shown === source ? {} : shown;
        return (
          <source
            key={media ?? 'all'}
            type={`image/${format === 'jpg' ? 'jpeg' : format}`}
            media={media}
            srcSet={sourceSet(shown, format, widest)}
            sizes={sizesText}
            width={width}
            height={height}
          />
        );
      })}
      <img
        ref={ref}
        src={fallbackAddress(source, widestFallback)}
        srcSet={sourceSet(source, 'jpg')}
        sizes={sizesText}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? 'auto' : 'async'}
        className={classNames(css.image, ratio && css.ratio[ratio], isFaded && css.faded)}
      />
    </picture>
  );
}
