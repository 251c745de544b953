export { BelowPicture, type BelowPictureProps } from './below-picture.tsx';
export { Gallery, type GalleryProps } from './gallery.tsx';
export type { GalleryPicture } from './gallery-picture.ts';
export type { LightboxProps } from './lightbox.tsx';
export { loadedLightbox, loadLightbox } from './load-lightbox.ts';
export { isPlainPress } from './plain-press.ts';
export { thumbnailCounts, type ThumbnailsAtOnce } from './thumbnails-at-once.ts';
