export { BasketPreview, type BasketPreviewLine, type BasketPreviewProps } from './basket-preview.tsx';
export { basketPreviewOf, type PreviewedBasket } from './preview-of-call.ts';
export { FreeDelivery, type FreeDeliveryProps } from './free-delivery.tsx';
