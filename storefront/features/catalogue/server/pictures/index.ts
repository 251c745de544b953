export { pictureOf, type ShopPicture } from './picture-of.ts';
