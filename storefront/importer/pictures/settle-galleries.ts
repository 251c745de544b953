import { isKept } from '../../features/catalogue/index.ts';
import { groupBy } from '../../features/catalogue/store.ts';
import { transact, type Database, type Tx } from '../../platform/store/engine/database.ts';

/** Products compared at once. */
const portionLength = 200;

/**
 * Sorts the fetched pictures of products in the order of the feed, after the shop's own, and removes those the feed no
 * longer names. Writes only differences. A picture whose successor is not fetched yet stays until it is.
 */
export async function settleGalleries(database: Database, products: 'all' | ReadonlyArray<number>): Promise<void> {
  if (products !== 'all') return settle(database, products);
  for (let last = 0; ;) {
    const { rows, next } = await readProducts(database, last);
    if (rows.length === 0) return;
    await settle(database, rows);
    last = next;
  }
}

async function readProducts({ read }: Database, last: number) {
  const found = await read
    .selectFrom('products')
    .select('id')
    .where('id', '>', last)
    .orderBy('id')
    .limit(portionLength)
    .execute();
  return { rows: found.map(({ id }) => id), next: found.at(-1)?.id ?? last };
}

async function settle(database: Database, ids: ReadonlyArray<number>): Promise<void> {
  await transact(database, async (tx) => {
    const pictures = await tx
      .selectFrom('pictures')
      .select(['id', 'product_id', 'position'])
      .where('product_id', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute();
    if (!pictures.some(({ id }) => isKept(id))) return;
    const addresses = await tx
      .selectFrom('picture_addresses')
      .select(['product_id', 'picture_id', 'position'])
      .where('product_id', 'in', ids)
      .orderBy('position')
      .execute();
    const addressesOf = groupBy(addresses, ({ product_id }) => product_id);
    for (const [productId, gallery] of groupBy(pictures, ({ product_id }) => product_id)) {
      if (productId !== null) await settleOne(tx, gallery, addressesOf.get(productId) ?? []);
    }
  });
}

async function settleOne(
  tx: Tx,
  gallery: ReadonlyArray<{ id: string; position: number }>,
  addresses: ReadonlyArray<{ picture_id: string | null }>,
): Promise<void> {
  const own = gallery.filter(({ id }) => !isKept(id));
  const named = new Set(addresses.flatMap(({ picture_id }) => picture_id ?? []));
  const unnamed = gallery.filter(({ id }) => isKept(id) && !named.has(id)).map(({ id }) => id);
  // While an address waits for its picture, an unnamed one may be its predecessor.
  const kept = addresses.some(({ picture_id }) => picture_id === null) ? unnamed : [];
  const gone = kept.length > 0 ? [] : unnamed;
  if (gone.length > 0) await tx.deleteFrom('pictures').where('id', 'in', gone).execute();
  const now = new Map(gallery.map(({ id, position }) => [id, position]));
  for (const [index, id] of [...named, ...kept].entries()) {
    const position = own.length + index;
    if (now.get(id) !== position) await tx.updateTable('pictures').set({ position }).where('id', '=', id).execute();
  }
}
