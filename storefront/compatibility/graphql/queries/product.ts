import type { CallContext } from '../context.ts';
import { loadProducts, type WireProduct } from '../products/product.ts';
import type { ProductArguments } from '../schema/types.ts';

/** One product with its sizes; null if it does not exist. */
export async function product(
  { productId }: ProductArguments,
  context: CallContext,
): Promise<{ product: WireProduct } | null> {
  const [found] = await loadProducts(context, [productId]);
  return found ? { product: found } : null;
}
