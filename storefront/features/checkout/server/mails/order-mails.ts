import { translator } from '../../../../../components/texts/texts.ts';
import type { OrderView } from '../order-view.ts';
import { letter } from '../../../../platform/mail/letter.tsx';
import type { Message } from '../../../../platform/mail/message.ts';
import { orderState } from '../order-state.ts';
import { orderConfirmationTexts } from './order-confirmation.texts.ts';
import { orderMailsTexts } from './order-mails.texts.ts';
import type { MailWording } from '../../../../platform/mail/seller-line.ts';

/** What to transfer, and where; none where nothing is transferred. */
function transferLines({ payment: { transfer, left } }: OrderView, texts: MailWording['texts']): ReadonlyArray<string> {
  const own = translator(orderConfirmationTexts, texts);
  if (!transfer) return [];
  return [
    own('transferRecipient', { value: `${transfer.recipient}, ${transfer.address}` }),
    own('transferAccount', { value: transfer.account }),
    own('transferTitle', { value: transfer.title }),
    own('transferAmount', { value: left }),
  ];
}

/** "Bon 50,00 zł, Saldo 30,00 zł"; '' where nothing came. */
const cameText = ({ payment: { came } }: OrderView): string =>
  came.map(({ name, amount }) => `${name} ${amount}`).join(', ');

/** The order waits for payment, and until when. @param address of the order's page, with scheme and host */
export function paymentReminder(order: OrderView, address: string, { texts }: MailWording): Message | null {
  const t = translator(orderMailsTexts, texts);
  const { number } = order;
  const { transfer, until, left } = order.payment;
  if (until === null) return null;
  const came = cameText(order);
  const total = came === '' ? left : t('cameOf', { left, total: order.total, came });
  return letter({
    to: order.email,
    subject: t('reminderSubject', { number }),
    lead: t(transfer ? 'reminder' : 'reminderOnline', { number, total, day: until }),
    ...(transfer && { quoted: transferLines(order, texts).join('\n') }),
    link: { name: t('open'), address },
    rest: t('reminderElse'),
  });
}

/** The cost of a delivery that had no standard one: the new total, and how to accept or refuse it. */
export function deliveryCost(order: OrderView, address: string, { texts, settings }: MailWording): Message {
  const t = translator(orderMailsTexts, texts);
  const { number } = order;
  const { instruction, transfer, until, left } = order.payment;
  const came = cameText(order);
  const accept =
    instruction === 'onDelivery'
      ? t('costOnDelivery', { left })
      : instruction === 'paid' || instruction === 'nothing'
        ? t('costPaid')
        : t(until === null ? 'costPay' : 'costPayUntil', { left, day: until ?? '' });
  return letter({
    to: order.email,
    subject: t('costSubject', { number }),
    lead: t('cost', { number, cost: order.deliveryTotal, total: order.total }),
    quoted: [
      ...(came === '' ? [] : [t('came', { came })]),
      accept,
      t('costRefuse'),
      ...(transfer ? transferLines(order, texts) : []),
    ].join('\n'),
    link: { name: t('open'), address },
    rest: t('movedElse', { email: settings.companyEmail }),
  });
}

/** The order is cancelled. @param isUnpaid for missing payment @param returned sentences about what it gave back */
export function orderCancelled(
  { number, email }: OrderView,
  { isUnpaid, returned, address }: { isUnpaid: boolean; returned: ReadonlyArray<string>; address: string },
  { texts, settings }: MailWording,
): Message {
  const t = translator(orderMailsTexts, texts);
  return letter({
    to: email,
    subject: t('cancelledSubject', { number }),
    lead: t(isUnpaid ? 'cancelledUnpaid' : 'cancelled', { number }),
    ...(returned.length > 0 && { quoted: returned.join('\n') }),
    link: { name: t('open'), address },
    rest: t('cancelledElse', { email: settings.companyEmail }),
  });
}

/** The order is at its next state, or the shop has a note about it. */
export function orderMoved(
  order: OrderView,
  { state, note, address, files }: { state: string; note: string; address: string; files: 'none' | 'unpaid' | 'ready' },
  { texts, settings }: MailWording,
): Message {
  const t = translator(orderMailsTexts, texts);
  const { number, email, delivery } = order;
  const name = orderState(state, texts).text;
  const lines = order.lines.map((line) => [line.name, line.quantity].join(', '));
  const place = delivery.place === null ? delivery.name : `${delivery.name}: ${delivery.place}`;
  const isOnItsWay = state === 't' || state === 'p';
  return letter({
    to: email,
    subject: t('movedSubject', { number, state: name }),
    lead: t(state === 't' ? 'sent' : state === 'p' ? 'ready' : 'moved', { number, state: name, place }),
    ...((note !== '' || isOnItsWay || files === 'ready') && {
      quoted: [
        ...(note === '' ? [] : [note]),
        ...(isOnItsWay ? lines : []),
        ...(files === 'ready' ? [t('filesReady')] : []),
      ].join('\n'),
    }),
    link: { name: t('open'), address },
    rest: t('movedElse', { email: settings.companyEmail }),
  });
}
