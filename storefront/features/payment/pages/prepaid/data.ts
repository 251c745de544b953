import { translator, type Translate } from '../../../../../components/texts/texts.ts';
import { openPayment } from '../../../../../patterns/rules/order-payments.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Order, Payment } from '../../../../store/index.ts';
import { orderTexts } from '../../../catalogue/browser.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { isSecureOrigin } from '../../../../../patterns/rules/secure-origin.ts';
import { findPaymentMethod, type OfferedMethod } from '../../browser/payment-methods.ts';
import { followPayment } from '../../server/follow-payments.ts';
import { accessTo, openOrder } from '../../server/open-order.ts';
import { paymentProblemText } from '../../server/payment-problem.ts';
import { regulationsOf } from '../../server/regulations.ts';
import { testCodes } from '../../server/simulator/simulator.ts';
import { prepaidTexts } from './texts.ts';
import { localAddress } from '../../../../platform/languages/current-language.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';

type Context = PageContext<'prepaid'>;

export interface PrepaidData {
  number: string;
  /** "230,34 zł": what is left to pay. */
  amount: string;
  method: { id: string; name: string; isCode: boolean; isApplication: boolean };
  /** The lender of instalments. */
  lender: string;
  /** Why this method cannot pay here; null where it can. */
  obstacle: string | null;
  /** The regulations that are accepted before paying; null without any. */
  regulations: string | null;
  /** The attempt that runs; null where the buyer has to start one. */
  running: { expiresAt: number; now: number; page: string | null } | null;
  /** Why the last attempt stopped. */
  problem: string | null;
  /** How long a payment may wait, and how often its state is asked, in milliseconds. */
  wait: number;
  every: number;
  addresses: { self: string; again: string; order: string; otherWay: string; status: string };
  /** The codes of the test provider; null where real money moves. */
  test: Readonly<Record<keyof typeof testCodes, string>> | null;
}

/** What is left of an order to pay online; an order that needs no such payment opens instead. */
export async function loadPrepaid(context: Context) {
  const order = await openOrder(context, context.url.searchParams);
  if (!order) return notOpened(context, goalAt('prepaid', context.url.searchParams));
  const access = accessTo(order, context.url);
  const toOrder = redirect(addressOf('order-details', {}, access));
  let open = await openOf(context, order);
  if (open && isAsked(open)) {
    await followPayment(context.store, context.settings, open, context.now);
    open = await openOf(context, order);
  }
  const method = findPaymentMethod(order.paymentMethod);
  if (!open || !method || method.online === null || !['n', 'w'].includes(order.state)) return toOrder;
  // Asked for by the button that gives the code up.
  const isRunning = open.state === 'chosen' && open.externalId !== null && !context.url.searchParams.has('again');
  const { texts } = context;
  return page<PrepaidData>({
    number: order.number,
    amount: shopMoney(context).paid(open.amount),
    method: {
      id: method.id,
      name: translator(orderTexts, texts)(`payment.${method.id}`),
      isCode: method.online === 'code',
      isApplication: method.id === 'instalments',
    },
    lender: context.settings.instalmentName,
    obstacle: obstacleOf(method, context),
    regulations: regulationsOf(method, context.settings),
    running: isRunning
      ? { expiresAt: open.expiresAt ?? context.now, now: context.now, page: open.data.page ?? null }
      : null,
    problem: open.state === 'chosen' ? null : paymentProblemText(open.data.problem, method.id, texts),
    wait: context.settings.blikSeconds * 1000,
    every: context.settings.paymentCheckInterval,
    addresses: {
      self: addressOf('prepaid', {}, access),
      again: addressOf('prepaid', {}, { ...access, again: '1' }),
      order: addressOf('order-details', {}, access),
      otherWay: addressOf('order-newpayment', {}, access),
      status: localAddress(`/ajax/payment-status.php?${new URLSearchParams(access).toString()}`),
    },
    test: context.settings.paymentProvider === 'simulator' ? testCodes : null,
  });
}

const openOf = async ({ store }: Context, { id }: Order): Promise<Payment | null> =>
  openPayment(await store.payments.ofOrder(id));

/** Cards are taken over a secure connection only. */
export const obstacleOf = ({ id }: OfferedMethod, { url, texts }: Pick<Context, 'url' | 'texts'>): string | null =>
  id === 'card' && !isSecureOrigin(url) ? errorText('error.payment.httpsRequired', texts) : null;

/** An attempt that runs is asked about with every look at the page. */
const isAsked = ({ state, externalId, expiresAt }: Payment): boolean =>
  state === 'chosen' && externalId !== null && expiresAt !== null;

/** The heading of the page, and its title. @param isWaiting while the bank asks the buyer */
export function headingOf(
  { name, isCode, isApplication }: PrepaidData['method'],
  isWaiting: boolean,
  t: Translate<typeof prepaidTexts.pl>,
): string {
  if (isCode) return isWaiting ? t('waitingTitle') : t('blikTitle');
  return isApplication ? t('applicationTitle') : t('pageTitle', { method: name });
}

export const headOfPrepaid = ({ method, running }: PrepaidData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: headingOf(method, running !== null, translator(prepaidTexts, texts)),
  isIndexed: false,
});
