import type { NoticeTone } from './notice.ts';
import {
  translator,
  type Message,
  type Messages,
  type Texts,
  type TextsContext,
  type Values,
} from '../../components/texts/texts.ts';
import { fileCodeTexts, quantityCodeTexts } from './error-catalogue.kit.texts.ts';
import { accountMessageTexts, callErrorTexts, orderMessageTexts } from './error-catalogue.server.texts.ts';
import {
  otherErrorTexts,
  paymentErrorTexts,
  pickupErrorTexts,
  productErrorTexts,
  returnErrorTexts,
  shippingErrorTexts,
} from './error-catalogue.shop.texts.ts';
import { validationCodeTexts } from './error-catalogue.validation.texts.ts';
import { instalmentErrorTexts } from './instalments.texts.ts';
import { productFormTexts } from './product-form.texts.ts';

/**
 * Every message of spec 8 and the codes of the wire contract (1.2, 2.2, 4) that this shop uses, in Polish: it has no
 * wholesale, cards, questionnaires or insurance. For the server, operators and tests; pages import the texts of their
 * own codes, or browsers would load all of these.
 */
export const errorCatalogue = [
  validationCodeTexts,
  fileCodeTexts,
  quantityCodeTexts,
  productFormTexts,
  productErrorTexts,
  paymentErrorTexts,
  shippingErrorTexts,
  pickupErrorTexts,
  instalmentErrorTexts,
  returnErrorTexts,
  otherErrorTexts,
  accountMessageTexts,
  orderMessageTexts,
  callErrorTexts,
] as const;

type KeysOf<T> = T extends { namespace: infer N extends string; pl: infer M } ? `${N}.${keyof M & string}` : never;

/** `namespace.code`: the key of a shop's own words in `shop_texts`. */
export type ErrorKey = KeysOf<(typeof errorCatalogue)[number]>;

const textsByKey: ReadonlyMap<string, { texts: Texts<Messages>; code: string }> = new Map(
  errorCatalogue.flatMap((texts: Texts<Messages>) =>
    Object.keys(texts.pl).map((code) => [`${texts.namespace}.${code}`, { texts, code }] as const),
  ),
);

/** All keys, for the list from which an operator chooses texts to override. */
export const errorKeys: ReadonlyArray<ErrorKey> = [...textsByKey.keys()] as Array<ErrorKey>;

/** Whether there is such a key: codes come over the wire. */
export const isErrorKey = (key: string): key is ErrorKey => textsByKey.has(key);

/** The default message of a code: a text, or its plural forms. */
export function errorMessage(key: ErrorKey): Message {
  const { texts, code } = textsByKey.get(key)!;
  return texts.pl[code]!;
}

/** The sentence of a code: the shop's own one, else the catalogue's. */
export function errorText(key: ErrorKey, context: TextsContext, values?: Values): string {
  const { texts, code } = textsByKey.get(key)!;
  return translator<Record<string, string>>(texts as Texts<Record<string, string>>, context)(code, values);
}

const successes: ReadonlySet<string> = new Set<ErrorKey>([
  'error.product.added',
  'message.account_logoff',
  'message.account_nouser',
  'message.account_passremind',
  'message.add_basket',
  'message.askforproduct_sent',
  'message.change_success',
  'message.contactus_sent',
  'message.deliv_addr_deleted',
  'message.deliv_addr_selected',
  'message.mailing_addsuccess',
  'message.mailing_removesuccess',
  'message.mailing_sendingconfirm',
  'message.opinion_addsuccess',
  'message.ordercancel_ok',
  'message.payment_credit_success',
  'message.payment_success',
  'message.product_question_confirmed',
  'message.product_question_sent',
  'message.products_requests_added',
  'message.products_requests_removed',
  'message.rebates_code_deleted',
  'message.rebates_code_ok',
  'message.return_add',
  'message.return_edit',
  'message.returncancel_ok',
  'message.rma_add',
  'message.rma_edit',
]);

const informing: ReadonlySet<string> = new Set<ErrorKey>([
  'error.product.free',
  'error.product.gratis',
  'error.shipping.noStandardCost',
  'error.instalment.belowMinimum',
  'error.instalment.aboveMaximum',
  'message.basket_empty',
  'message.change_success_despite_no_change',
  'message.mailing_emailexist',
  'message.page_only_register',
  'message.page_only_unregister',
  'message.payment_pending',
  'message.rebates_code_begins',
  'message.rebates_code_expires',
  'message.wisheslist_empty',
]);

/** Added with another quantity (wire contract 1.2), or shortened: done, but not as requested. */
const warnings: ReadonlySet<string> = new Set<ErrorKey>([
  'error.call.8',
  'error.call.9',
  'error.product.commentTooLong',
  'quantity-stepper.lowered',
  'quantity-stepper.raised',
]);

/** The tone of a key's message; unlisted ones are refusals: of the server a warning, else an error. */
export function toneOf(key: ErrorKey): NoticeTone {
  if (successes.has(key)) return 'success';
  if (informing.has(key)) return 'info';
  return warnings.has(key) || key.startsWith('message.') ? 'warning' : 'error';
}
