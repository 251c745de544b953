import type { ImageSource } from '../image/index.ts';
import { fallbackAddress, offeredFormat, sourceSet } from '../image/source.ts';

interface FullPictureProps {
  source: ImageSource;
  alt: string;
  /** How many times as wide as the window it is shown. */
  zoom: number;
}

/** A picture in every width: unlike in `Image` the wide files are for small screens too. */
export function FullPicture({ source, alt, zoom }: FullPictureProps) {
  const sizes = `${zoom * 100}vw`;
  const format = offeredFormat(source);
  return (
    <picture>
      {format !== 'jpg' && <source type={`image/${format}`} srcSet={sourceSet(source, format)} sizes={sizes} />}
      <img
        src={fallbackAddress(source, Infinity)}
        srcSet={sourceSet(source, 'jpg')}
        sizes={sizes}
        alt={alt}
        width={source.width}
        height={source.height}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
