import type { ImageSource } from '../../../../../components/image/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import type { Period } from '../../../../../patterns/rules/day-range.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { closedStates, orderState, type OrderTone } from '../../../checkout/index.ts';
import type { ClientOrder } from '../../../../store/index.ts';
import { afterOrderSlot } from '../after-order/after-order.ts';
import { clientOrdersTexts } from './texts.ts';

/** An order of the account, or what followed it, as display texts. */
export interface OrderItem {
  number: string;
  /** "Zamówienie 20261121/014" */
  title: string;
  address: string;
  /** "21 listopada 2026" */
  day: string;
  total: string;
  /** What may be done with it. */
  links: ReadonlyArray<{ name: string; address: string }>;
  state: { text: string; tone: OrderTone };
  pictures: ReadonlyArray<ImageSource>;
}

/** The orders a page lists, by the names of the wire (contract 3: `display`). */
export const phases = {
  opened: { states: closedStates, isIn: false },
  closed: { states: closedStates, isIn: true },
  returns: { states: ['z'], isIn: true },
  rma: { states: ['r'], isIn: true },
} as const;
export type Phase = keyof typeof phases;

const mostPictures = 3;

/** One page of a client's orders, the latest first. Pictures only of products that the shop still shows. */
export async function loadOrderItems(
  context: Pick<PageContext, 'store' | 'texts' | 'settings' | 'now'>,
  clientId: number,
  { phase, ...choice }: { phase: Phase; page: number; portion: number; period?: Period },
): Promise<{ items: ReadonlyArray<OrderItem>; count: number }> {
  const { store, texts } = context;
  const { orders, count } = await store.orders.listOf(clientId, { ...phases[phase], ...choice });
  const shown = (order: ClientOrder) => order.productIds.slice(0, mostPictures);
  const cards = await store.catalogue.cards([...new Set(orders.flatMap(shown))]);
  const { paid } = shopMoney(context);
  const t = translator(clientOrdersTexts, texts);
  const pictures = new Map(cards.map(({ id, pictures: [first] }) => [id, first]));
  return {
    count,
    items: orders.map((order) => ({
      number: order.number,
      title: t('order', { number: order.number }),
      links: afterOrderSlot.filled().flatMap(({ link }) => link(order, { order_number: order.number }, context) ?? []),
      address: addressOf('order-details', {}, { order_number: order.number }),
      day: formatDay(calendarDay(order.placedAt), texts.locale, { dateStyle: 'long' }),
      total: paid(order.total),
      state: orderState(order.state, texts),
      pictures: shown(order).flatMap((id) => {
        const picture = pictures.get(id);
        return picture ? [pictureSource(picture)] : [];
      }),
    })),
  };
}
