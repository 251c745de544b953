import type { ImageSource } from '../../../../../components/image/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import {
  exclusionOf,
  startedKinds,
  isWholeReturn,
  paidForLines,
  returnableOf,
  returnablesOf,
  returnKey,
  returnUntil,
  worthOfPart,
  type Returnable,
  type ReturnObstacle,
} from '../../../../../patterns/rules/return-lines.ts';
import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import { payout } from '../../../../../patterns/rules/returns.ts';
import { onlySize } from '../../../../../patterns/rules/size.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { Order, OrderLine, ReturnPart, Stock } from '../../../../store/index.ts';
import { returnedGoods } from '../../../catalogue/index.ts';
import { orderView } from '../../../checkout/order-view.ts';
import { detailsOf } from '../../../checkout/index.ts';
import { accessTo, openOrder } from '../../../payment/index.ts';
import { emptyDraft, quantityOf, type FlowDraft } from './draft.ts';
import { returnTexts } from './texts.ts';

export type FlowContext = Pick<
  PageContext,
  'url' | 'method' | 'store' | 'settings' | 'texts' | 'now' | 'session' | 'client' | 'form' | 'notify'
>;

/** What of the order comes back by itself, a line or a part of a bundle, as a return sees it. */
export interface FlowLine extends Returnable {
  /** Its number in the form and the draft: the place in `Flow.lines`. */
  index: number;
  /** The bundle that it is a part of; null for a product of its own. */
  bundle: FlowBundle | null;
  productId: number;
  size: string;
  additional: string;
  name: string;
  facts: string;
  unit: string;
  precision: number;
  /** What the whole of it cost after the order's discount. */
  paid: Grosze;
  paidText: string;
  /** Why it cannot be returned; null where it can. */
  obstacle: string | null;
  /** Only in its sealed packaging. */
  isSealed: boolean;
  picture: ImageSource | null;
}

/** A bundle whose parts come back one by one. */
export interface FlowBundle {
  productId: number;
  size: string;
  name: string;
  /** How many of it the order has. */
  quantity: Thousandths;
}

/** A return that is being announced: the order, what may be returned, and what is chosen so far. */
export interface Flow {
  order: Order;
  /** The fields of each step's address. */
  access: Readonly<Record<string, string>>;
  /** Whether the order's client is here, in the account. */
  isOwn: boolean;
  draft: FlowDraft;
  lines: ReadonlyArray<FlowLine>;
  /** The last day for it. */
  until: string;
  stocks: ReadonlyArray<Stock>;
  /** For the code of a parcel locker; '' where the order has none. */
  phone: string;
  /** Whether the money can go back the way it came, and whether the client has a balance. */
  canGoBack: boolean;
  hasBalance: boolean;
}

/** Opens the order of the address with the visitor's draft; null for everyone who may not. */
export async function loadFlow(context: FlowContext): Promise<Flow | null> {
  const order = await openOrder(context, context.url.searchParams);
  if (!order) return null;
  const { store, settings, texts, now } = context;
  const session = await context.session.current();
  const sold = order.lines.flatMap(({ productId, parts }) => [productId, ...parts.map((part) => part.productId)]);
  const cardIds = [...new Set(sold)];
  const [returned, kept, cards, stocks, refundable, client] = await Promise.all([
    store.returns.returnedOf(order.id),
    session && store.returns.draft(session.hash, order.id),
    store.catalogue.cardsWithProducts(cardIds),
    store.catalogue.stocks(),
    store.refunds.leftOf(order.id),
    context.client(),
  ]);
  const sentAt = order.states.findLast(({ state }) => state === 't')?.at ?? now;
  const until = returnUntil(sentAt, settings);
  const day = formatDay(calendarDay(until), texts.locale, { dateStyle: 'long' });
  const products = new Map(cards.map((one) => [one.product.id, one]));
  const goods = returnablesOf(
    order.lines.map((line, position) => ({ ...line, position })),
    returned,
  );
  const paid = paidForLines(goods, order.rebate?.total ?? 0);
  const view = orderView(order, context);
  const t = translator(returnTexts, texts);
  const { paid: formatPaid } = shopMoney(context);
  const obstacleOf = (
    one: Returnable,
    { productId, size }: Pick<OrderLine, 'productId' | 'size'>,
  ): ReturnObstacle | 'unsent' | null => {
    const product = products.get(productId);
    // Files, gift cards and services are withdrawn from by the form for that: none of them comes back in a parcel.
    const exclusion = exclusionOf(product && returnedGoods(product, size), startedKinds);
    if (order.state !== 't' && order.state !== 'z') return 'unsent';
    if (one.isGift) return 'gift';
    if (exclusion !== null) return exclusion;
    if (returnableOf(one) === 0) return 'returned';
    return now > until ? 'late' : null;
  };
  return {
    order,
    access: accessTo(order, context.url),
    isOwn: !context.url.searchParams.has('key'),
    draft: { ...emptyDraft, ...(kept as Partial<FlowDraft> | null) },
    until: day,
    stocks,
    phone: detailsOf(order).address.phone,
    canGoBack: refundable.amount > 0 && refundable.canGoBack,
    hasBalance: client !== null && !context.url.searchParams.has('key'),
    lines: goods.map((one, index): FlowLine => {
      const line = order.lines[one.position]!;
      const part = line.parts.find((own) => own.part === one.part);
      const { productId, size, name, unitName, unitPrecision, versionName, sizeName } = part ?? line;
      const obstacle = obstacleOf(one, { productId, size });
      const card = products.get(productId);
      const picture = card?.card.pictures[0];
      return {
        ...one,
        index,
        bundle: part ? { productId: line.productId, size: line.size, name: line.name, quantity: line.quantity } : null,
        productId,
        size,
        additional: line.additional,
        name,
        facts: part
          ? [versionName, size === onlySize ? '' : sizeName].filter(Boolean).join(', ')
          : view.lines[one.position]!.facts,
        unit: unitName,
        precision: unitPrecision,
        paid: paid[index]!,
        paidText: formatPaid(paid[index]!),
        obstacle: obstacle && t(`obstacle.${obstacle}`, { day }),
        isSealed: settings.sealedCategories.includes(card?.product.categoryId ?? 0),
        picture: picture ? pictureSource(picture) : null,
      };
    }),
  };
}

/** The smallest quantity that can be returned; of a part of a bundle all that fits no step of its unit. */
export const stepOf = ({ precision, quantity }: Pick<FlowLine, 'precision' | 'quantity'>): Thousandths => {
  const step = 10 ** (3 - precision);
  return quantity % step === 0 ? step : quantity;
};

/** The chosen parts that are in order; what is wrong with the others is `productProblems`. */
export function partsOf({ draft, lines }: Flow): ReadonlyArray<ReturnPart> {
  return lines.flatMap((line) => {
    const chosen = draft.parts[line.index];
    if (!chosen || line.obstacle !== null) return [];
    const returnable = returnableOf(line);
    const quantity = quantityOf(chosen.quantity, returnable);
    const { position, part } = line;
    return quantity === null || quantity > returnable || quantity % stepOf(line) !== 0
      ? []
      : [{ position, part, quantity, reason: chosen.reason }];
  });
}

export interface FlowMoney {
  goods: Grosze;
  delivery: Grosze;
  fee: Grosze;
  total: Grosze;
}

/** What the chosen parts bring: the delivery too once the whole order is returned. */
export function moneyOf(flow: Flow, { returnParcelFee }: { returnParcelFee: Grosze }): FlowMoney {
  const parts = new Map(partsOf(flow).map((part) => [returnKey(part), part.quantity] as const));
  const goods = flow.lines.reduce(
    (sum, line) => sum + worthOfPart(line, line.paid, parts.get(returnKey(line)) ?? 0),
    0,
  );
  const { deliveryTotal, paymentTotal } = flow.order;
  const delivery = isWholeReturn(flow.lines, parts) ? deliveryTotal + paymentTotal : 0;
  const fee = flow.draft.method === 2 ? Math.min(returnParcelFee, goods + delivery) : 0;
  return { goods, delivery, fee, total: payout({ goods, delivery, fee }) };
}
