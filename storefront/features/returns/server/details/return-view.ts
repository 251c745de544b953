import { translator } from '../../../../../components/texts/texts.ts';
import { shopMoney, type MoneyWording } from '../../../../../patterns/rules/shop-money.ts';
import { afterReturnEvent, payout } from '../../../../../patterns/rules/returns.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import type { OrderTone } from '../../../checkout/index.ts';
import type { OrderReturn } from '../../../../store/index.ts';
import { shortQuantity } from '../../../basket/index.ts';
import { methodText, nameOf, refundText } from '../flow/describe.ts';
import type { FlowMoney } from '../flow/flow.ts';
import { returnTexts } from '../flow/texts.ts';
import { returnState } from './return-state.ts';
import { returnDetailsTexts } from './texts.ts';

/** A return as pages and mails show it. */
export interface ReturnView {
  number: string;
  orderNumber: string;
  email: string;
  state: { text: string; tone: OrderTone };
  /** Oldest first; `text` is the shop's reason. */
  history: ReadonlyArray<{ title: string; date: string; text?: string }>;
  /** "Lampa Wieczór, 1 szt." with what it is worth. */
  lines: ReadonlyArray<{ name: string; quantity: string; worth: string }>;
  money: FlowMoney;
  amounts: Readonly<Record<keyof FlowMoney, string>>;
  /** "Osobiście", "Sień Kraków, ul. Zmyślona 3" */
  method: string;
  place: string;
  /** "Przelewem na konto, PL61 …" */
  form: string;
  comment: string;
  code: string | null;
  hasLabel: boolean;
  canCancel: boolean;
  /** What was paid out; null before. */
  refunded: string | null;
  /** The goods are still with the buyer: what to do with them. */
  next: string | null;
}

/** @param address where parcels go */
export function returnView(found: OrderReturn, address: string, wording: MoneyWording): ReturnView {
  const { texts } = wording;
  const [t, own] = [translator(returnTexts, texts), translator(returnDetailsTexts, texts)];
  const { paid } = shopMoney(wording);
  const { goods, delivery, fee, details, method, state } = found;
  const money = { goods, delivery, fee, total: payout({ goods, delivery, fee }) };
  const isUnderway = afterReturnEvent(state, 'cancel') !== null;
  const refunded = found.refundedAt === null ? null : paid(found.refunded);
  return {
    number: found.number,
    orderNumber: found.orderNumber,
    email: found.email,
    state: returnState(state, texts),
    history: [
      ...found.states.map((one) => ({
        title: returnState(one.state, texts).text,
        date: formatMoment(one.at, texts.locale),
        ...(one.note !== '' && { text: one.note }),
      })),
      ...(refunded === null
        ? []
        : [
            {
              title: own('refunded', { amount: refunded }),
              date: formatMoment(found.refundedAt!, texts.locale),
              text: refundText(found.refundForm, details, t),
            },
          ]),
    ],
    lines: found.lines.map((line) => ({
      name: [nameOf(line.name, line.bundle, t), line.size === 'uniw' ? '' : line.sizeName].filter(Boolean).join(', '),
      quantity: shortQuantity({ singular: line.unitName }, line.quantity),
      worth: paid(line.worth),
    })),
    money,
    amounts: { goods: paid(goods), delivery: paid(delivery), fee: `−${paid(fee)}`, total: paid(money.total) },
    method: methodText(method, t),
    place: details.place,
    form: refundText(found.refundForm, details, t),
    comment: details.comment,
    code: isUnderway ? (details.code ?? null) : null,
    hasLabel: isUnderway && (method === 5 || method === 2),
    canCancel: isUnderway,
    refunded,
    next: isUnderway ? own(`next.${method}`, { number: found.number, place: details.place, address }) : null,
  };
}
