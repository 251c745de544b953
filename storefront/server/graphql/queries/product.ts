import type { CallContext } from '../context.ts';
import { loadGoods } from '../products/goods.ts';
import { wireProduct, type WireProduct } from '../products/product.ts';

export interface ProductArguments {
  readonly productId: number;
  /** Our pages show every size, so both values mean the same. */
  readonly displaySizesByConfig?: boolean | null;
}

/** One product with its sizes; null for one that does not exist. */
export async function product(
  { productId }: ProductArguments,
  context: CallContext,
): Promise<{ product: WireProduct } | null> {
  const [[goods], stocks] = await Promise.all([loadGoods(context, [productId]), context.store.catalogue.stocks()]);
  return goods ? { product: wireProduct(goods, stocks, context) } : null;
}
