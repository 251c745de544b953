export { Image, type ImageProps } from './image.tsx';
export type { ImageSizes } from './sizes.ts';
export { SmallPictures } from './small-pictures.ts';
export { imageAddress, type ImageFormat, type ImageSource } from './source.ts';
