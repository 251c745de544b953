import type { Tx } from '../../../../platform/store/engine/database.ts';

export type UnknownSize = { kind: 'unknown_product' } | { kind: 'unknown_size' };

/** Whether shoppers see this product. */
export async function isShown(tx: Tx, productId: number): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('is_visible', '=', 1)
    .executeTakeFirst();
  return product !== undefined;
}

/** Why a size cannot be kept; null where it exists. Sold-out sizes are allowed, hidden ones are not. */
export async function sizeProblem(tx: Tx, productId: number, size: string): Promise<UnknownSize | null> {
  if (!(await isShown(tx, productId))) return { kind: 'unknown_product' };
  const found = await tx
    .selectFrom('sizes')
    .select('type')
    .where('product_id', '=', productId)
    .where('type', '=', size)
    .executeTakeFirst();
  return found ? null : { kind: 'unknown_size' };
}
