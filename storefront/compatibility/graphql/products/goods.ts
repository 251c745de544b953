import type { PricedCard } from '../../../features/catalogue/index.ts';
import { cardPrices } from '../../../features/catalogue/store.ts';
import type { CallContext } from '../context.ts';
import type { ProductPage } from '../../../store/index.ts';

/** A product as on its page, with the price of its card: calls return both. */
export interface Goods {
  readonly page: ProductPage;
  readonly card: PricedCard;
}

/** The most products in one call. */
const mostGoods = 100;

/** How products are selected: those of a basket may have been withdrawn since. */
export interface GoodsChoice {
  readonly withWithdrawn?: boolean;
}

/** The products that exist, in the order of `ids`. */
export async function loadGoods(
  { store }: Pick<CallContext, 'store'>,
  ids: ReadonlyArray<number>,
  { withWithdrawn = false }: GoodsChoice = {},
): Promise<ReadonlyArray<Goods>> {
  const known = [...new Set(ids)].slice(0, mostGoods);
  const pages = await store.catalogue.productPages(known);
  return known.flatMap((id) => {
    const page = pages.get(id);
    return page && (page.product.isOffered || withWithdrawn) ? [{ page, card: cardOf(page) }] : [];
  });
}

const cardOf = ({ product, sizes }: ProductPage): PricedCard => ({ ...product, sizes, ...cardPrices(sizes, product) });
