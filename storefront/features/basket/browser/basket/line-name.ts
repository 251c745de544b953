import type { BasketLineData } from '../../server/basket-data.ts';

/** Tells the lines of a basket apart. */
export const lineName = ({ productId, size, additional }: Pick<BasketLineData, 'productId' | 'size' | 'additional'>) =>
  `${productId} ${size} ${additional}`;
