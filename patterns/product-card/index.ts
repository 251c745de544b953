export { ProductCard, type ProductCardProps } from './product-card.tsx';
export type { CardPrice, CardSwatch, CardVersion, ProductCardData } from './types.ts';
