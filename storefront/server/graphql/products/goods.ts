import type { CallContext } from '../context.ts';
import type { ProductCard, ProductPage } from '../../store/index.ts';

/** A product as its page and its card know it: calls say what both say. */
export interface Goods {
  readonly page: ProductPage;
  readonly card: ProductCard;
}

/** The most products that one call names. */
const mostGoods = 100;

/** The products that exist, in the order of `ids`. */
export async function loadGoods(
  { store }: Pick<CallContext, 'store'>,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyArray<Goods>> {
  const known = [...new Set(ids)].slice(0, mostGoods);
  const [cards, pages] = await Promise.all([store.catalogue.cards(known), store.catalogue.productPages(known)]);
  return cards.flatMap((card) => {
    const page = pages.get(card.id);
    return page ? [{ card, page }] : [];
  });
}
