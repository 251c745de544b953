import type { PageContext } from '../../../../shared/define-page.ts';
import { mayDownload } from '../../../catalogue/store.ts';
import type { Enclosure } from '../../../catalogue/types.ts';
import { cancelledStates } from '../../../checkout/index.ts';

/** Of a page, or of a call. */
export type EnclosureContext = Pick<PageContext, 'store' | 'client'>;

/** Whether this visitor may download each of a product's files. Orders are read only if a file depends on them. */
export async function downloadable(
  productId: number,
  enclosures: ReadonlyArray<Enclosure>,
  { store, client }: EnclosureContext,
): Promise<ReadonlyArray<boolean>> {
  const depends = enclosures.some(({ access }) => access === 'ordered');
  const account = depends ? await client() : null;
  const ordered = account !== null && (await store.orders.hasOrdered(account.id, productId, cancelledStates));
  return enclosures.map((enclosure) => mayDownload(enclosure, { ordered }));
}
