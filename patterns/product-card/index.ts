export { ProductCard, type ProductCardProps } from './product-card.tsx';
export type { CardPrice, CardSwatch, ProductCardData } from './types.ts';
