import type { ReturnedGoods } from '../../../../patterns/rules/promises.ts';
import type { Product, ProductCard } from '../../../store/index.ts';

/** A product with the sizes of its card. */
export interface SoldProduct {
  product: Product;
  card: ProductCard;
}

/** A size of a product, by the facts that decide whether it may be sent back. */
export const returnedGoods = ({ product, card }: SoldProduct, size: string): ReturnedGoods => ({
  type: product.type,
  unitName: product.unit.name,
  isPhonePrice: product.isPhonePrice,
  availability: card.sizes.find(({ type }) => type === size)?.availability ?? 'enable',
  isCommentRequired: product.details.isCommentRequired,
});
