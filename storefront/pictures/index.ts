export { pictureOf } from './picture-of.ts';
