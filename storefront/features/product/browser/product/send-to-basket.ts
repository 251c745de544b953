import type { ToastContent } from '../../../../../components/alert/alert-region.ts';
import { notifyBasketChanged } from '../../../../../patterns/contract/notify-basket-changed.ts';
import { changeBasket } from '../../../../../patterns/contract/client/calls/basket-change.ts';
import { connectShop } from '../../../../../patterns/contract/client/connection.ts';
import type { BuyFormProblems } from './buy-form-view.ts';

/** The outcome: a problem of the form, or a message. */
export type SentToBasket =
  | { readonly problem: BuyFormProblems; readonly toast?: undefined }
  | { readonly problem?: undefined; readonly toast: Pick<ToastContent, 'tone' | 'title' | 'text'> };

/**
 * Sends the buy form and updates the header. A separate module, loaded on first use of the form: an untouched page does
 * not contain it.
 *
 * @param form where a problem takes focus
 * @param fields the goods
 * @throws where the outcome is unknown
 */
export async function sendToBasket(address: string, form: HTMLFormElement, fields: FormData): Promise<SentToBasket> {
  const { result, summary } = await changeBasket(connectShop(), address, fields);
  if (!result || !summary) throw new TypeError('The shop did not say what became of it.');
  notifyBasketChanged(summary);
  const { status, message, title, text } = result;
  if (status !== 'error') return { toast: { tone: status, title: title ?? message, ...(text !== null && { text }) } };
  if (result.field) focusField(form, result.field);
  return { problem: { [result.field ?? 'form']: result.message } };
}

function focusField(form: HTMLFormElement, field: 'size' | 'number'): void {
  const control = field === 'size' ? 'input[name="size"]' : '[role="spinbutton"]';
  form.querySelector<HTMLElement>(control)?.focus();
}
