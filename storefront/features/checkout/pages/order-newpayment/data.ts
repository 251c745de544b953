import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { leftToPay } from '../../../../../patterns/rules/order-payments.ts';
import { isSecureOrigin } from '../../../../../patterns/rules/secure-origin.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import type { PaymentTile } from '../../../../../patterns/payment-tiles/index.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Order } from '../../../../store/index.ts';
import { orderTexts } from '../../../catalogue/browser.ts';
import {
  findPaymentMethod,
  methodsFor,
  payformValue,
  type OfferedMethod,
  methodCost,
} from '../../../payment/browser.ts';
import { accessTo, openOrder } from '../../../payment/index.ts';
import type { PartFormsProps } from '../../../payment/part-forms.ts';
import { fundsTexts } from '../../server/funds-texts.ts';
import { orderInstalments } from '../../server/order-instalments.ts';
import type { InstalmentTerms } from '../../browser/order-step-1/instalment-terms.tsx';
import { clientFunds } from '../../server/loyalty-points.ts';
import { newPaymentTexts } from './texts.ts';

export type NewPaymentContext = PageContext<'order-newpayment'>;

export interface NewPaymentData {
  number: string;
  amount: string;
  tiles: ReadonlyArray<PaymentTile>;
  /** Of the tile with this value; null without an offer of instalments. */
  instalmentTerms: (InstalmentTerms & { value: string }) | null;
  chosen: string;
  funds: Pick<PartFormsProps, 'funds' | 'signIn'>;
  /** The form's own address, and the order's page. */
  addresses: { self: string; order: string };
}

/** The ways to pay what is left of an order; one that is paid or ended opens instead. */
export async function loadNewPayment(context: NewPaymentContext) {
  const order = await openOrder(context, context.url.searchParams);
  if (!order) return notOpened(context, goalAt('order-newpayment', context.url.searchParams));
  const access = accessTo(order, context.url);
  const left = leftToPay(order.payments);
  if (left === 0 || !['n', 'w'].includes(order.state)) {
    await addNotice(context, 'info', translator(newPaymentTexts, context.texts)('closed'));
    return redirect(addressOf('order-details', {}, access));
  }
  return page<NewPaymentData>({
    number: order.number,
    amount: shopMoney(context).paid(left),
    ...(await tilesOf(order, context)),
    chosen: payformOf(order),
    funds: fundsTexts(await clientFunds(context), context),
    addresses: {
      self: addressOf('order-newpayment', {}, access),
      order: addressOf('order-details', {}, access),
    },
  });
}

function payformOf({ paymentMethod }: Order): string {
  const method = findPaymentMethod(paymentMethod);
  return method ? payformValue(method) : '';
}

async function tilesOf(
  order: Order,
  context: NewPaymentContext,
): Promise<Pick<NewPaymentData, 'tiles' | 'instalmentTerms'>> {
  const courier = (await context.store.catalogue.couriers()).find(({ id }) => id === order.courierId);
  const t = translator(orderTexts, context.texts);
  const { reason, example, calculator } = await orderInstalments(context, order);
  const reasonOf = ({ id }: OfferedMethod) => unsafeReason(id, context) ?? (id === 'instalments' ? reason : null);
  const tiles = methodsFor(courier ? [courier] : [], context.settings).map((method) => ({
    value: payformValue(method),
    name: t(`payment.${method.id}`),
    description: t(`payment.${method.id}Note`, { lender: context.settings.instalmentName }),
    cost: shopMoney(context).paid(methodCost(method, context.settings)),
    icon: method.icon,
    reason: reasonOf(method),
  }));
  const value = payformValue(findPaymentMethod('instalments')!);
  const isOffered = example !== null && calculator !== null;
  return { tiles, instalmentTerms: isOffered ? { value, example, calculator: calculator.address } : null };
}

/** Why a method may not be used over this connection; null where it may. */
export const unsafeReason = (
  id: OfferedMethod['id'] | undefined,
  { url, texts }: Pick<NewPaymentContext, 'url' | 'texts'>,
): string | null => (id === 'card' && !isSecureOrigin(url) ? errorText('error.payment.httpsRequired', texts) : null);

/** The refusal of a method that the shop does not have, or not with this delivery. */
export const unknownMethod = ({ texts }: Pick<NewPaymentContext, 'texts'>): string =>
  errorText('message.order_newpayment_incorrect_paymentid', texts);

export const headOfNewPayment = (_data: NewPaymentData, { texts }: Pick<NewPaymentContext, 'texts'>): PageHead => ({
  title: translator(newPaymentTexts, texts)('title'),
  isIndexed: false,
});
