import { toIsoDate, zonedTime } from '../../components/dates/index.ts';
import { defaultTextsContext, translator } from '../../components/texts/texts.ts';
import type { Grosze } from '../../patterns/rules/money.ts';
import { WARSAW } from '../../patterns/rules/warsaw-time.ts';
import type { GivenOpinion, ReceivedQuestion } from '../features/reviews/store.ts';
import { noteText, orderState } from '../features/checkout/index.ts';
import { paymentName, paymentState } from '../features/payment/index.ts';
import { orderView } from '../features/checkout/order-view.ts';
import { statementOf, submittedText } from '../features/withdrawal/index.ts';
import type { Withdrawal } from '../features/withdrawal/store.ts';
import type { Settings } from '../platform/settings/index.ts';
import type { ListedPayment, Order, UnpaidOrder, UnsentMail } from '../store/index.ts';
import { operatorTexts } from './texts.ts';

const t = translator(operatorTexts, defaultTextsContext);

/** The day of Warsaw: "2026-11-21". */
export const dateOf = (moment: number): string => toIsoDate(zonedTime(moment, WARSAW).day);

/** A user's words, indented below the lines about them. */
const quoted = (text: string): string => text.replaceAll(/^/gm, '  ');

/** A question in the list. */
export const questionText = ({ id, productId, email, question, answer, state, ...rest }: ReceivedQuestion): string =>
  [
    t('questionHead', {
      // As text: a number would be grouped, and could not be copied.
      id: String(id),
      date: dateOf(rest.askedAt),
      email,
      product: rest.productName,
      productId: String(productId),
      state: t(`state.${state}`),
    }),
    quoted(question),
    ...(answer === null ? [] : [quoted(t('answerOf', { text: answer }))]),
  ].join('\n');

/** An opinion in the list. */
export const opinionText = (opinion: GivenOpinion): string =>
  [
    t('opinionHead', {
      id: String(opinion.id),
      date: dateOf(opinion.createdAt),
      author: opinion.author,
      rating: opinion.rating,
      confirmed: opinion.isConfirmed ? t('confirmed') : '',
      product: opinion.productName,
      productId: String(opinion.productId),
    }),
    quoted(opinion.content),
    ...(opinion.answer === null ? [] : [quoted(t('answerOf', { text: opinion.answer }))]),
    ...(opinion.hiddenReason === null ? [] : [quoted(t('hiddenFor', { reason: opinion.hiddenReason }))]),
  ].join('\n');

/** An account in the list. */
export const clientText = (client: { login: string; email: string; createdAt: number; orders: number }): string =>
  t('clientHead', { ...client, date: dateOf(client.createdAt), orders: String(client.orders) });

/** An unpaid order in the list. @param paid formats the amount due */
export const unpaidText = (order: UnpaidOrder, paid: (amount: Grosze) => string): string =>
  [
    t('orderHead', { number: order.number, date: dateOf(order.placedAt), email: order.email }),
    [
      paid(order.total),
      t('orderLines', { count: order.lines }),
      orderState(order.state, defaultTextsContext).text,
      ...(order.isCostOpen ? [t('costWaits', { number: order.number })] : []),
      ...(order.payUntil === null ? [] : [t('payUntil', { date: dateOf(order.payUntil) })]),
    ].join(', '),
  ].join('\n');

/** A payment's state in words; '' for none that this shop writes. */
export const paymentStateName = (state: string): string => paymentState(state, defaultTextsContext);

/** A payment in the list. */
export const paymentText = ({ payment, number }: ListedPayment, paid: (amount: Grosze) => string): string =>
  [
    t('paymentHead', { id: String(payment.id), number, date: dateOf(payment.updatedAt) }),
    [
      t('paymentFacts', {
        name: paymentName(payment.method, defaultTextsContext),
        amount: paid(payment.amount),
        state: paymentStateName(payment.state),
      }),
      ...(payment.returnDue === null ? [] : [t('paymentReturn', { amount: paid(payment.returnDue) })]),
    ].join(', '),
  ].join('\n');
/** The whole order: goods, people, history. */
export function orderText(order: Order, settings: Settings): string {
  const wording = { texts: defaultTextsContext, settings };
  const view = orderView(order, wording);
  const { number, email, recipient, buyer, document, remarks } = view;
  return [
    `${t('orderHead', { number, date: dateOf(order.placedAt), email })}, ${orderState(order.state, defaultTextsContext).text}`,
    ...view.lines.map(({ name, facts, quantity, total }) =>
      quoted([name, facts, quantity, total].filter(Boolean).join(', ')),
    ),
    t('orderTotal', { total: view.total, delivery: view.delivery.name, payment: view.payment.name }),
    ...view.delivery.parcels,
    t('orderDeliveryCost', { cost: view.deliveryTotal }),
    t('orderTo', recipient),
    ...(buyer ? [t('orderBuyer', buyer)] : []),
    ...view.given,
    ...(document ? [t('orderDocument', document)] : []),
    ...(remarks === '' ? [] : [t('orderRemarks', { remarks })]),
    ...order.states.map(({ state, at, note }) =>
      quoted(
        [dateOf(at), orderState(state, defaultTextsContext, note).text, noteText(note, wording)]
          .filter(Boolean)
          .join(', '),
      ),
    ),
  ].join('\n');
}

/** A withdrawal in the list, with its whole declaration. */
export const withdrawalText = (withdrawal: Withdrawal): string => {
  const { id, email, orderId, answer } = withdrawal;
  const { sentence, goods } = statementOf(withdrawal, defaultTextsContext);
  return [
    t('withdrawalHead', { id: String(id), moment: submittedText(withdrawal, defaultTextsContext), email }),
    ...(orderId === null ? [t('withdrawalUnknown')] : []),
    quoted([sentence, ...goods].join('\n')),
    ...(answer === null ? [] : [quoted(t('answerOf', { text: answer.text }))]),
  ].join('\n');
};

/** An unsent mail in the list. */
export const mailText = ({ id, kind, recipient, createdAt, attempts, failedAt, reason }: UnsentMail): string =>
  [
    t('mailHead', { id: String(id), date: dateOf(createdAt), recipient, kind }),
    [
      failedAt === null ? t('mailTried') : t('mailFailed', { date: dateOf(failedAt) }),
      t('mailAttempts', { count: attempts }),
    ].join(', '),
    ...(reason === null ? [] : [quoted(reason)]),
  ].join('\n');
