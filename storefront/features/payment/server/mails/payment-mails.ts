import { translator } from '../../../../../components/texts/texts.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { standing, sumOfPayments } from '../../../../../patterns/rules/order-payments.ts';
import { shopMoney, type MoneyWording } from '../../../../../patterns/rules/shop-money.ts';
import type { Mail, Order } from '../../../../store/index.ts';
import { letter } from '../../../../platform/mail/letter.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import { soldAtOnce } from '../../../catalogue/index.ts';
import { giftCardsMail } from '../../store/gift-cards.ts';
import { paymentReceivedMail, paymentRefundedMail } from '../../store/settle.ts';
import { giftCardView } from '../gift-card-view.ts';
import { standingPayments } from '../payments-block/payments-data.ts';
import { paymentMailsTexts } from './payment-mails.texts.ts';

type Kind = 'received' | 'refunded';

/** The money, and of what it was put together where several ways paid: "255,10 zł (Bon 50,00 zł, BLIK 205,10 zł)". */
function amountText(kind: Kind, { payments }: Order, amount: string, wording: MoneyWording): string {
  const came = kind === 'received' ? standingPayments({ payments }, wording) : [];
  return came.length > 1 ? `${amount} (${came.map((one) => `${one.name} ${one.amount}`).join(', ')})` : amount;
}

/** A letter about money of an order: how much came, or went back. None if the order or the payment is gone. */
const aboutMoney =
  (kind: Kind, amountOf: (order: Order, payload: Mail['payload']) => Grosze | undefined): Composer =>
  async ({ payload }, store, origin) => {
    const order = await store.orders.byNumber(String(payload['number']));
    const amount = order ? amountOf(order, payload) : undefined;
    if (!order || amount === undefined) return null;
    const wording = await mailWording(store);
    const t = translator(paymentMailsTexts, wording.texts);
    const sold =
      kind === 'received'
        ? await soldAtOnce(
            order.lines.map(({ productId }) => productId),
            store,
          )
        : { hasFiles: false, hasCards: false, isAll: false };
    const ready = [...(sold.hasFiles ? [t('files')] : []), ...(sold.hasCards ? [t('cards')] : [])];
    const facts = { number: order.number, amount: amountText(kind, order, shopMoney(wording).paid(amount), wording) };
    return letter({
      to: order.email,
      subject: t(`${kind}Subject`, facts),
      lead: sold.isAll ? [t('receivedAtOnce', facts), ...ready].join(' ') : t(kind, facts),
      ...(!sold.isAll && ready.length > 0 && { quoted: ready.join('\n') }),
      link: {
        name: t('open'),
        address: origin + addressOf('order-details', {}, { order_number: order.number, key: order.accessKey }),
      },
      rest: t(sold.isAll ? 'receivedAtOnceRest' : `${kind}Rest`),
    });
  };

/** The gift cards of an order. This mail has no link to the order, so that the buyer can forward it. */
const giftCards: Composer = async ({ payload }, store, origin) => {
  const order = await store.orders.byNumber(String(payload['number']));
  const cards = order ? await store.giftCards.ofOrder(order) : [];
  if (!order || cards.length === 0) return null;
  const wording = await mailWording(store);
  const t = translator(paymentMailsTexts, wording.texts);
  const cardView = giftCardView(wording);
  return letter({
    to: order.email,
    subject: t('giftCardsSubject', { number: order.number }),
    lead: t('giftCards'),
    quoted: cards.map((card) => t('giftCard', cardView(card))).join('\n'),
    link: { name: t('toShop'), address: origin + addressOf('home') },
    rest: t('giftCardsRest'),
  });
};

/** The mails about payments, by their kinds. */
export const paymentMails: Readonly<Record<string, Composer>> = {
  [paymentReceivedMail]: aboutMoney('received', ({ payments }) => sumOfPayments(standing(payments))),
  [giftCardsMail]: giftCards,
  [paymentRefundedMail]: aboutMoney(
    'refunded',
    ({ payments }, payload) => payments.find(({ id }) => id === payload['payment'])?.amount,
  ),
};
