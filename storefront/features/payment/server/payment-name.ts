import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { orderTexts } from '../../catalogue/browser.ts';
import { findPaymentMethod } from '../browser/payment-methods.ts';
import { paymentNameTexts } from './payment-name.texts.ts';

/** The name of a payment's method. */
export function paymentName(method: string, texts: TextsContext): string {
  const known = findPaymentMethod(method);
  if (known) return translator(orderTexts, texts)(`payment.${known.id}`);
  const key = `method.${method}`;
  const t = translator(paymentNameTexts, texts);
  return Object.hasOwn(paymentNameTexts.pl, key) ? t(key as 'method.voucher') : t('other');
}

/** A payment's state in words: "zapłacona". */
export function paymentState(state: string, texts: TextsContext): string {
  const key = `state.${state}`;
  return Object.hasOwn(paymentNameTexts.pl, key) ? translator(paymentNameTexts, texts)(key as 'state.chosen') : state;
}
