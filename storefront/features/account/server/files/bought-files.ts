import type { PageContext } from '../../../../shared/define-page.ts';
import { mayDownload } from '../../../catalogue/store.ts';
import { cancelledStates, filesOfProducts, isForBuyers, type BuyerFiles } from '../../../checkout/index.ts';
import { enclosuresOf, type EnclosureView } from '../../../product/files.ts';

/** A bought product with its files for the buyer. */
export interface BoughtFiles {
  productId: number;
  product: string;
  files: ReadonlyArray<EnclosureView>;
}

/** @param access number and key of the order by which a guest downloads them; nothing for a client's own */
export const boughtFiles = (
  { productId, product, enclosures, rights }: BuyerFiles,
  access: Readonly<Record<string, string>> = {},
): BoughtFiles => ({
  productId,
  product,
  files: enclosuresOf(productId, enclosures, (one) => mayDownload(one, rights), access).filter(isForBuyers),
});

/** How many products with files a page lists at most. */
const mostProducts = 50;

/** The files that are goods of the client's orders, the last bought first. */
export async function ownFiles({ store }: Pick<PageContext, 'store'>, clientId: number) {
  const ids = await store.orders.virtualProducts(clientId, { states: cancelledStates, most: mostProducts });
  return filesOf({ store }, clientId, ids);
}

/** The files for buyers of products that the client has ordered. */
export async function filesOf(
  { store }: Pick<PageContext, 'store'>,
  clientId: number,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyArray<BoughtFiles>> {
  if (ids.length === 0) return [];
  const paid = await store.orders.paidProducts(clientId, ids, cancelledStates);
  const found = await filesOfProducts(ids, (id) => ({ ordered: true, paid: paid.has(id) }), store);
  return found.map((one) => boughtFiles(one));
}
