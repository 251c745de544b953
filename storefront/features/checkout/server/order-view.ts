import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { sumOf, worthOf } from '../../../../patterns/rules/gross-net.ts';
import { isPaidIn, leftToPay } from '../../../../patterns/rules/order-payments.ts';
import type { Address } from '../../../../patterns/rules/validation.ts';
import type { GrossNet } from '../../../../patterns/rules/price-calculator.ts';
import { shopMoney, type MoneyWording } from '../../../../patterns/rules/shop-money.ts';
import { calendarDay, formatDay, formatMoment } from '../../../../patterns/rules/warsaw-time.ts';
import {
  lineFileData,
  basketDataTexts,
  shortQuantity,
  wordsOf,
  type LineFileData,
  type OrderDocument,
} from '../../basket/index.ts';
import type { Order } from '../../../store/index.ts';
import { taxNumberLine } from '../../../shared/customer/tax-number-line.ts';
import {
  addressLines,
  choiceKey,
  cityLine,
  detailsOf,
  givenTexts,
  parcelTexts,
  phoneText,
  placeText,
} from './order-details.ts';
import { deliveryCostText, orderTexts } from '../../catalogue/browser.ts';
import { findPaymentMethod, type PaymentMethod } from '../../payment/browser.ts';
import { standingPayments } from '../../payment/index.ts';
import { transferData, type TransferData, type TransferRecipient } from './transfer.ts';

/** An order as text, the same on its page and in its mail. */
export interface OrderView {
  number: string;
  placedAt: string;
  email: string;
  lines: ReadonlyArray<{
    productId: number;
    name: string;
    /** The chosen options, as text. */
    choices: string;
    /** The same with the shopper's comment. */
    facts: string;
    quantity: string;
    /** Null of a present. */
    unitPrice: string | null;
    total: string;
    /** The shopper's files. */
    files: ReadonlyArray<LineFileData>;
  }>;
  productsTotal: string;
  /** The same with tax, if the shop shows net prices. */
  productsWithTax: string | null;
  /** The discount by a code; null without one. */
  rebate: { code: string; amount: string } | null;
  deliveryTotal: string;
  /** Whether the staff have to set the cost of the delivery yet: then `total` is without it. */
  isCostOpen: boolean;
  /** Whether they have set it: the buyer may refuse it. */
  isCostSet: boolean;
  /** What the total holds: "z VAT". */
  totalNote: string;
  /** Null where the method is free. */
  paymentTotal: string | null;
  total: string;
  recipient: { name: string; street: string; city: string; phone: string };
  /** The buyer, if the parcel goes to another person. */
  buyer: { name: string; contact: string; address: string } | null;
  /** `parcels`: of a divided order, a text each; empty for one parcel. */
  delivery: { name: string; place: string | null; day: string | null; parcels: ReadonlyArray<string> };
  /** `nothing`: the order is free. `paid`: all of it came. */
  payment: {
    name: string;
    instruction: PaymentMethod['instruction'] | 'nothing' | 'paid';
    /** What is still to be paid. */
    left: string;
    /** Whether that is the whole total, which is called "Do zapłaty" there, and "Razem" everywhere else. */
    isWholeLeft: boolean;
    /** What came already and has not gone back, by its names. */
    came: ReadonlyArray<{ name: string; amount: string }>;
    transfer: TransferData | null;
    /** "28 listopada 2026": the last day for the transfer; null where none was promised, or no money is due. */
    until: string | null;
  };
  /** The invoice's recipient; null where none was requested. */
  document: { name: string; address: string } | null;
  /** What the shop asked beside, a text each. */
  given: ReadonlyArray<string>;
  remarks: string;
}

/** The shopper's comment on a line. */
const commentOf = ({ comment }: Order['lines'][number], texts: TextsContext): string[] =>
  comment === '' ? [] : [translator(basketDataTexts, texts)('comment', { text: comment })];

const unitOf = ({ unitGross, unitNet }: Order['lines'][number]): GrossNet => ({ gross: unitGross, net: unitNet });
const worthOfLine = (line: Order['lines'][number]): GrossNet => worthOf(unitOf(line), line.quantity);

/** Reads a stored order. Its texts are from the time of the order: later changes of the shop do not affect it. */
export function orderView(order: Order, wording: MoneyWording & { settings: TransferRecipient }): OrderView {
  const { texts } = wording;
  const { goods, paid, withTax } = shopMoney(wording);
  const worth = sumOf(order.lines.map(worthOfLine));
  const { address, buyer, delivery, payment, choices, document, asked, remarks } = detailsOf(order);
  const [name, street, city] = addressLines(address);
  const ofMethod = findPaymentMethod(order.paymentMethod)?.instruction ?? 'onDelivery';
  const left = leftToPay(order.payments);
  // The names of version and size come first: a reader of another language than the buyer's reads the shop's own.
  const choicesOf = (line: Order['lines'][number]): ReadonlyArray<string> => {
    const kept = choices[choiceKey(line)] ?? [];
    const names = order.language === texts.locale ? [] : wordsOf(line);
    return [...names, ...kept.slice(names.length)];
  };
  const isCostOpen = order.deliveryCost === 'open';
  const instruction = left === 0 ? (order.total === 0 ? 'nothing' : 'paid') : ofMethod;
  return {
    number: order.number,
    placedAt: formatMoment(order.placedAt, texts.locale),
    email: order.email,
    lines: order.lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      choices: choicesOf(line).join(', '),
      facts: [...choicesOf(line), ...commentOf(line, texts)].join(', '),
      quantity: shortQuantity({ singular: line.unitName }, line.quantity),
      unitPrice: line.unitGross === 0 ? null : goods(unitOf(line)),
      // A present.
      total: line.unitGross === 0 ? translator(basketDataTexts, texts)('gratis') : goods(worthOfLine(line)),
      files: line.files.map((file) => lineFileData(file, texts, order.accessKey)),
    })),
    productsTotal: goods(worth),
    productsWithTax: withTax(worth),
    rebate:
      order.rebate && order.rebate.total > 0
        ? { code: order.rebate.code, amount: `−${paid(order.rebate.total)}` }
        : null,
    deliveryTotal: deliveryCostText({ cost: order.deliveryTotal, isCostOpen }, wording),
    isCostOpen,
    isCostSet: order.deliveryCost === 'set',
    totalNote: translator(orderTexts, texts)(isCostOpen ? 'costLeftOut' : 'withVat'),
    paymentTotal: order.paymentTotal > 0 ? paid(order.paymentTotal) : null,
    total: paid(order.total),
    recipient: { name, street, city, phone: phoneText(address) },
    buyer: buyer ? buyerView(buyer) : null,
    delivery: {
      name: delivery.courierName,
      place: delivery.place && placeText(delivery.place, texts),
      parcels: parcelTexts(delivery.parcels ?? [], wording),
      // The promised day counts from dispatch, which waits for a transfer; a chosen one is what was agreed.
      day: (instruction === 'transfer' || instruction === 'online') && !delivery.isDayChosen ? null : delivery.day,
    },
    payment: {
      name: payment.name,
      instruction,
      left: paid(left),
      isWholeLeft: left > 0 && left === order.total,
      came: standingPayments({ payments: order.payments.filter(isPaidIn) }, wording),
      transfer: instruction === 'transfer' ? transferData(order.number, left, wording.settings) : null,
      until:
        (instruction === 'transfer' || instruction === 'online') && order.payUntil !== null
          ? formatDay(calendarDay(order.payUntil), texts.locale, { dateStyle: 'long' })
          : null,
    },
    document: document && document.type !== 'confirmation' ? documentView(document) : null,
    given: givenTexts(asked, texts),
    remarks,
  };
}

/** "Wełna sp. z o.o., NIP 5260250274", "Sławkowska 2, 31-014 Kraków" */
export const documentView = ({ companyName, taxNumber, firstname, lastname, street, ...place }: OrderDocument) => ({
  name: [companyName || `${firstname} ${lastname}`.trim(), taxNumberLine(taxNumber, place.country)]
    .filter(Boolean)
    .join(', '),
  address: `${street}, ${cityLine(place)}`,
});

function buyerView(buyer: Address): NonNullable<OrderView['buyer']> {
  const [name, street, city] = addressLines(buyer);
  return { name, contact: `${buyer.email}, ${phoneText(buyer)}`, address: `${street}, ${city}` };
}
