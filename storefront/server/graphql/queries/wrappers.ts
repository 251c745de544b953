import { sizeType } from '../../../../patterns/rules/size.ts';
import { loadBasket } from '../../../basket/load-basket.ts';
import type { CallContext } from '../context.ts';
import { priceOf } from '../money.ts';
import { loadGoods } from '../products/goods.ts';
import { wireProduct } from '../products/product.ts';

/** The gift wrapping that lies in the basket. */
export async function wrappers(_: object, context: CallContext) {
  const { lines } = await loadBasket(context);
  const wrapping = lines.filter(({ product }) => product.details.isWrapper);
  const [goods, stocks] = await Promise.all([
    loadGoods(
      context,
      wrapping.map(({ line }) => line.productId),
    ),
    context.store.catalogue.stocks(),
  ]);
  const products = new Map(goods.map((one) => [one.card.id, wireProduct(one, stocks, context)]));
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
