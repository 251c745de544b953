export { pictureSource, picturesPath, type ShopPicture } from './picture-source.ts';
