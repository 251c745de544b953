import { loadBasket, saveOrderDraft } from '../../../basket/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { loadAccountChoices, withAccount } from '../../server/account-choices.ts';
import {
  checkDelivery,
  readDeliveryForm,
  type DeliveryValues,
  type FieldProblems,
} from '../../browser/delivery-form.ts';
import { loadChoices } from '../../server/load-choices.ts';
import { whyNotOrder } from '../../server/why-not-order.ts';
import { redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';

/** A refused form: all typed values, and a message for each invalid field. */
export interface StepOneAttempt {
  values: DeliveryValues;
  problems: FieldProblems;
}

/** Keeps the choice as the draft of this session and goes to the summary. */
export async function chooseDelivery(context: PageContext<'order-step-1'>): Promise<PostAnswer<StepOneAttempt>> {
  const basket = await loadBasket(context);
  const away = await whyNotOrder(context, basket);
  if (away) return away;
  const [places, account] = await Promise.all([loadChoices(context, basket.offers), loadAccountChoices(context)]);
  const choices = { ...places, ...account };
  const values = readDeliveryForm(await context.form(), choices);
  const { choice, problems } = checkDelivery(values, choices, context.settings, context.texts);
  if (!choice) return rejected({ values, problems });
  await saveOrderDraft(context, withAccount(choice, values, account));
  return redirect(addressOf('order-step-2'));
}
