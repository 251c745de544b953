import { translator } from '../../../../../components/texts/texts.ts';
import { standing, sumOfPayments } from '../../../../../patterns/rules/order-payments.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { letter } from '../../../../platform/mail/letter.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import { paymentReceivedMail, paymentRefundedMail } from '../../store/settle.ts';
import { paymentMailsTexts } from './payment-mails.texts.ts';

/** The mails about payments, by their kinds. */
export const paymentMails: Readonly<Record<string, Composer>> = {
  [paymentReceivedMail]: async ({ payload }, store, origin) => {
    const order = await store.orders.byNumber(String(payload['number']));
    if (!order) return null;
    const wording = await mailWording(store);
    const t = translator(paymentMailsTexts, wording.texts);
    const paid = sumOfPayments(standing(order.payments));
    const facts = { number: order.number, amount: shopMoney(wording).paid(paid) };
    const address = origin + addressOf('order-details', {}, { order_number: order.number, key: order.accessKey });
    return letter({
      to: order.email,
      subject: t('receivedSubject', facts),
      lead: t('received', facts),
      link: { name: t('open'), address },
      rest: t('receivedRest'),
    });
  },
  [paymentRefundedMail]: async ({ payload }, store, origin) => {
    const order = await store.orders.byNumber(String(payload['number']));
    const payment = order?.payments.find(({ id }) => id === payload['payment']);
    if (!order || !payment) return null;
    const wording = await mailWording(store);
    const t = translator(paymentMailsTexts, wording.texts);
    const facts = { number: order.number, amount: shopMoney(wording).paid(payment.amount) };
    const address = origin + addressOf('order-details', {}, { order_number: order.number, key: order.accessKey });
    return letter({
      to: order.email,
      subject: t('refundedSubject', facts),
      lead: t('refunded', facts),
      link: { name: t('open'), address },
      rest: t('refundedRest'),
    });
  },
};
