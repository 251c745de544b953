import type { Store } from '../../../../store/index.ts';

/** What buyers have as soon as they have paid. */
export interface SoldAtOnce {
  /** Files that they download. */
  hasFiles: boolean;
  /** Gift cards, whose numbers and PINs are mailed. */
  hasCards: boolean;
  /** There is nothing else among the goods. */
  isAll: boolean;
}

/** What of these products their buyers have at once. */
export async function soldAtOnce(
  productIds: ReadonlyArray<number>,
  { catalogue }: Pick<Store, 'catalogue'>,
): Promise<SoldAtOnce> {
  const goods = await catalogue.cardsWithProducts([...new Set(productIds)]);
  const files = goods.filter(({ product }) => product.details.enclosures.some(({ access }) => access === 'paid'));
  const cards = goods.filter(({ product }) => product.details.virtualDelivery === 'email');
  return {
    hasFiles: files.length > 0,
    hasCards: cards.length > 0,
    isAll: goods.length > 0 && goods.every((one) => files.includes(one) || cards.includes(one)),
  };
}
