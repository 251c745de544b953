import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { isEmail, isRequired } from '../../../../../patterns/rules/validation.ts';
import { redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { textOf } from '../../browser/form-values.ts';
import { orderLookupTexts } from './texts.ts';

export interface OrderLookupAttempt {
  number: string;
  email: string;
  errors: ReadonlyArray<FormError>;
  /** Both fields are well formed, and no order has them. */
  isUnknown: boolean;
}

/**
 * POST order-open.php: order_number, order_email. An unknown number and another buyer's number get the same answer after the same
 * query, so that the answer does not reveal which numbers exist.
 */
export async function openOrder(context: PageContext<'order-lookup'>): Promise<PostAnswer<OrderLookupAttempt>> {
  const { store, texts } = context;
  const t = translator(orderLookupTexts, texts);
  const form = await context.form();
  const typed = { number: textOf(form, 'order_number'), email: textOf(form, 'order_email') };
  const errors = (
    [
      ['order_number', t('number'), fieldProblem(typed.number, [isRequired], texts)],
      ['order_email', t('email'), fieldProblem(typed.email, [isRequired, isEmail], texts)],
    ] as const
  ).flatMap(([name, label, message]) => (message === undefined ? [] : [{ name, label, message }]));
  if (errors.length > 0) return rejected({ ...typed, errors, isUnknown: false });
  const order = await store.orders.ofBuyer(writtenNumber(typed.number), typed.email.trim());
  if (!order) return rejected({ ...typed, errors: [], isUnknown: true });
  return redirect(addressOf('order-details', {}, { order_number: order.number, key: order.accessKey }));
}

/** "20261121 / 014" and "20261121-014" are typed for 20261121/014. */
const writtenNumber = (typed: string): string =>
  typed
    .replace(/[\s#]/gu, '')
    .replace(/^(\d{8})[-_](\d+)$/, '$1/$2')
    .slice(0, 40);
