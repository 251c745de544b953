export { BasketPreview, type BasketPreviewLine, type BasketPreviewProps } from './basket-preview.tsx';
