import { translator } from '../../../../../components/texts/texts.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { ensureSession } from '../../../../shared/session.ts';
import { redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { mostParts, paymentName } from '../../../payment/index.ts';
import { partFormOf, readPart, type PartAttempt } from '../../../payment/part-form.ts';
import { loadCheckout } from '../../server/load-checkout.ts';
import { isSamePart, type PartsContext } from './data.ts';
import { paymentPartsTexts } from './texts.ts';

/** Adds a part to the next order, or drops one. Nothing is taken before the order is placed. */
export async function changeParts(context: PartsContext): Promise<PostAnswer<PartAttempt>> {
  // Counts the attempt, also without a basket.
  const form = await context.form();
  const state = await loadCheckout(context);
  if (state.kind !== 'ready' || state.checkout.basket.lines.length === 0) return redirect(addressOf('order-step-1'));
  const { paying } = state.checkout;
  const session = await ensureSession(context);
  const self = redirect(addressOf('payment-parts'));
  const removed = form.get('remove');
  if (typeof removed === 'string') {
    const kept = paying.chosen.filter((_, index) => String(index) !== removed);
    await context.store.vouchers.saveDraft(session, kept);
    return self;
  }
  const kind = partFormOf(form);
  if (!kind) return self;
  const t = translator(paymentPartsTexts, context.texts);
  const read = await readPart(context, kind, form, paying.funds);
  if (read.attempt) return rejected(read.attempt);
  const others = paying.chosen.filter((one) => !isSamePart(read.part, one));
  if (paying.rest === 0 && others.length === paying.chosen.length) {
    await addNotice(context, 'info', t('full'));
    return self;
  }
  await context.store.vouchers.saveDraft(session, [...others, read.chosen].slice(-mostParts));
  const amount = Math.min(read.part.amount, paying.rest || read.part.amount);
  const name = paymentName(read.part.method, context.texts);
  await addNotice(context, 'success', t('added', { name, amount: shopMoney(context).paid(amount) }));
  return self;
}
