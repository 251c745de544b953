import type { Store } from '../../../../store/index.ts';

/** Which of these products are files that their buyers download: none of them, some, or all. */
export async function filesSold(
  productIds: ReadonlyArray<number>,
  { catalogue }: Pick<Store, 'catalogue'>,
): Promise<'none' | 'some' | 'all'> {
  const goods = await catalogue.cardsWithProducts([...new Set(productIds)]);
  const files = goods.filter(({ product }) => product.details.enclosures.some(({ access }) => access === 'paid'));
  if (files.length === 0) return 'none';
  return files.length === goods.length ? 'all' : 'some';
}
