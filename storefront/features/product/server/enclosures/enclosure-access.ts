import type { PageContext } from '../../../../shared/define-page.ts';
import { mayDownload } from '../../../catalogue/store.ts';
import type { Enclosure } from '../../../catalogue/types.ts';
import { buyerRights, cancelledStates, type BuyerRights } from '../../../checkout/index.ts';

/** Of a page, or of a call. */
export type EnclosureContext = Pick<PageContext, 'store' | 'client'>;

/** Number and key of an order, which open it without an account. */
export interface OrderAccess {
  readonly number: string;
  readonly key: string;
}

/**
 * Whether this visitor may download each of a product's files. Orders are read only if a file depends on them.
 * @param access an order's number and key, by which a guest downloads what it bought
 */
export async function downloadable(
  productId: number,
  enclosures: ReadonlyArray<Enclosure>,
  { store, client }: EnclosureContext,
  access: OrderAccess | null = null,
): Promise<ReadonlyArray<boolean>> {
  const depends = enclosures.some((one) => one.access === 'ordered' || one.access === 'paid');
  const rights = depends ? await rightsOf() : { ordered: false, paid: false };
  return enclosures.map((enclosure) => mayDownload(enclosure, rights));

  async function rightsOf(): Promise<BuyerRights> {
    if (access) {
      const order = await store.orders.withKey(access.number, access.key);
      return order ? buyerRights(order, productId) : { ordered: false, paid: false };
    }
    const account = await client();
    if (!account) return { ordered: false, paid: false };
    const ordered = await store.orders.hasOrdered(account.id, productId, cancelledStates);
    const paid = ordered && (await store.orders.paidProducts(account.id, [productId], cancelledStates)).has(productId);
    return { ordered, paid };
  }
}
