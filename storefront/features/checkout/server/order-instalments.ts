import { leftToPay } from '../../../../patterns/rules/order-payments.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import type { Order } from '../../../store/index.ts';
import { basketInstalments, type InstalmentsData } from '../../catalogue/index.ts';

/** Instalments for what is left of a placed order: an offer with its example, or why there is none. */
export async function orderInstalments(
  context: Pick<BuyingContext, 'store' | 'settings' | 'texts'>,
  { lines, payments }: Pick<Order, 'lines' | 'payments'>,
): Promise<InstalmentsData> {
  const numbers = [...new Set(lines.map(({ productId }) => productId))];
  const products = await Promise.all(numbers.map((id) => context.store.catalogue.product(id)));
  const areAllEligible = products.every((product) => product?.details.hasInstalments === true);
  return basketInstalments({ lines }, areAllEligible, context, leftToPay(payments));
}
