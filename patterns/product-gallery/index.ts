export { ProductGallery, type GalleryPicture, type ProductGalleryProps } from './product-gallery.tsx';
