export { BelowPicture, type BelowPictureProps } from './below-picture.tsx';
export { Gallery, type GalleryProps } from './gallery.tsx';
export type { GalleryPicture } from './gallery-picture.ts';
export { thumbnailCounts, type ThumbnailsAtOnce } from './thumbnails-at-once.ts';
