import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { addressFormTexts } from '../../../../patterns/address-form/texts.ts';
import { addressFields } from '../../../../patterns/rules/validation.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { loadBasket, saveOrderDraft, towardsExpress } from '../../basket/index.ts';
import { addNotice } from '../../../shared/add-notice.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { redirect, type RedirectAnswer } from '../../../platform/page/answers.ts';
import { withAccount } from './account-choices.ts';
import { askedRules } from '../browser/asked-data.ts';
import { checkDelivery, choiceFields, type FieldProblems } from '../browser/delivery-form.ts';
import { expressCheckoutTexts } from './express-checkout.texts.ts';
import { loadDeliveryForm } from './load-delivery-form.ts';
import { whyNotOrder } from './why-not-order.ts';

/**
 * Express checkout: leads clients to the summary as if they sent the first step unchanged; others sign in first.
 * Where that form is incomplete, it opens and a notice names the missing fields.
 */
export async function expressCheckout(context: BuyingContext): Promise<RedirectAnswer> {
  const basket = await loadBasket(context);
  const away = await whyNotOrder(context, basket);
  if (away) return away;
  if (!(await context.client())) return redirect(addressOf('signin', {}, towardsExpress));

  const { choices, account, values } = await loadDeliveryForm(context, basket);
  const { choice, problems } = checkDelivery(values, choices, { ...context.settings, askedRules }, context.texts);
  if (!choice) {
    await addNotice(context, 'warning', missingText(problems, context.texts));
    return redirect(addressOf('order-step-1'));
  }
  await saveOrderDraft(context, withAccount(choice, values, account));
  return redirect(addressOf('order-step-2'));
}

/** Address fields by name, other choices by their own sentence. */
function missingText(problems: FieldProblems, texts: TextsContext): string {
  const t = translator(expressCheckoutTexts, texts);
  const name = translator(addressFormTexts, texts);
  const ofAddress = addressFields.filter((field) => problems[field]).map((field) => name(field));
  const others = choiceFields.flatMap((field) => problems[field] ?? []);
  const address = ofAddress.length > 0 ? [t('address', { fields: ofAddress.join(', ') })] : [];
  return t('missing', { what: [...address, ...others].join(' ') });
}
