import type { BasketLineData } from '../../server/basket-data.ts';

/** Identifies a line of the basket. */
export const lineName = ({ productId, size, additional }: Pick<BasketLineData, 'productId' | 'size' | 'additional'>) =>
  `${productId} ${size} ${additional}`;
