import { sizeType } from '../../../../patterns/rules/size.ts';
import { loadBasket } from '../../../features/basket/index.ts';
import type { CallContext } from '../context.ts';
import { priceOf } from '../money.ts';
import { loadProducts } from '../products/product.ts';

/** The gift wrapping in the basket. */
export async function wrappers(_: object, context: CallContext) {
  const { lines } = await loadBasket(context);
  const wrapping = lines.filter(({ product }) => product.details.isWrapper);
  const found = await loadProducts(
    context,
    wrapping.map(({ line }) => line.productId),
  );
  const products = new Map(found.map((one) => [one.id, one]));
  return wrapping.map(({ line }) => ({
    name: line.name,
    type: products.get(line.productId)?.type ?? null,
    icon: products.get(line.productId)?.iconSmall ?? null,
    sizeId: sizeType(line.size),
    productId: line.productId,
    quantity: line.quantity / 1000,
    price: priceOf(line.unitGross, line.vatPercent, context.settings.currency),
  }));
}
