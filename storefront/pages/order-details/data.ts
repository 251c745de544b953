import { translator } from '../../../components/texts/texts.ts';
import { addressOf } from '../../addresses.ts';
import type { PageContext } from '../../define-page.ts';
import { orderView, type OrderView } from '../../order/order-view.ts';
import { orderSteps, type OrderStep } from '../../order/steps.ts';
import { informationAddress } from '../information/addresses.ts';
import { notFound, page } from '../../runtime/answers.ts';
import type { PageHead } from '../../runtime/page.ts';
import { orderDetailsTexts } from './texts.ts';

type Context = PageContext<'order-details'>;

export interface OrderDetailsData {
  order: OrderView;
  steps: ReadonlyArray<OrderStep>;
  addresses: { returns: string; home: string };
}

/** Opens only for who knows number and key; everybody else is told that there is no such page. */
export async function loadOrderDetails({ url, store, settings, texts }: Context) {
  const number = url.searchParams.get('order_number') ?? '';
  const key = url.searchParams.get('key') ?? '';
  const isPlausible = /^\d{8}\/\d{1,9}$/.test(number) && /^[\w-]{20,100}$/.test(key);
  const order = isPlausible ? await store.orders.withKey(number, key) : null;
  if (!order) return notFound();
  return page<OrderDetailsData>({
    order: orderView(order, texts, settings.currency),
    steps: orderSteps(4, texts),
    addresses: { returns: informationAddress('returns'), home: addressOf('home') },
  });
}

export const headOfOrderDetails = ({ order }: OrderDetailsData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(orderDetailsTexts, texts)('head', { number: order.number }),
  isIndexed: false,
});
