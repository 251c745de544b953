import { plainDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { fieldsOf } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, redirect, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addToBasket } from '../../../basket/index.ts';
import { cancelledStates } from '../../../checkout/index.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { pageOf } from './data.ts';

/** Adds a bought size again, as many as in its last order; the basket's rules say what is possible now. */
export async function buyAgain(context: PageContext<'products-bought'>): Promise<PostAnswer<never>> {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('products-bought'));
  const field = fieldsOf(await context.form());
  const [page, portion] = [pageOf(context.url), context.settings.ordersPortion];
  const here = addressOf('products-bought', {}, { counter: page > 1 ? String(page - 1) : null });
  const { bought } = await context.store.orders.boughtBy(client.id, { page, portion, states: cancelledStates });
  const wanted = bought.find(({ productId, size }) => String(productId) === field('product') && size === field('size'));
  // No form of ours asks for it.
  if (!wanted) return notFound();
  const { productId, size, quantity, options } = wanted;
  const result = await addToBasket(context, {
    productId,
    size,
    quantity: plainDecimal(quantity),
    ...(options.configuration && { configuration: options.configuration }),
  });
  if (result.kind === 'added') await context.notify(result.notice);
  else await addNotice(context, 'warning', result.problem);
  return redirect(here);
}
