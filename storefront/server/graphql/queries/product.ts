import type { CallContext } from '../context.ts';
import { loadProducts, type WireProduct } from '../products/product.ts';

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
  const [found] = await loadProducts(context, [productId]);
  return found ? { product: found } : null;
}
