import { randomBytes } from 'node:crypto';
import type { ImageSource } from '../../../../components/image/index.ts';
import { pictureSource } from '../../../../patterns/picture-source/index.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import { accessTo, openOrder } from '../../payment/index.ts';
import { cancelledStates, detailsOf } from '../../checkout/index.ts';
import { orderView } from '../../checkout/order-view.ts';
import { page } from '../../../platform/page/answers.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { goalAt } from '../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../shared/sign-in/send-to-sign-in.ts';
import type { Order } from '../../../store/index.ts';

type Context = PageContext<'rma-add' | 'rma-method'>;

export interface RmaLine {
  /** Of the line in the order; its row in the form. */
  position: number;
  productId: number;
  size: string;
  additional: string;
  /** With its options. */
  name: string;
  /** "2 szt. · 138,00 zł" */
  facts: string;
  picture: ImageSource | null;
}

export interface RmaFormData {
  kind: 'form';
  /** Its client views it, in the account. */
  isOwn: boolean;
  order: { number: string; address: string };
  /** The target of the form. */
  action: string;
  /** Unguessable, of this form: sent twice, it files one complaint. */
  key: string;
  lines: ReadonlyArray<RmaLine>;
  phone: string;
  limits: { characters: number; files: number };
}

/** No order is known: which one is it about? */
export interface RmaOrdersData {
  kind: 'orders';
  isOwn: boolean;
  orders: ReadonlyArray<{ number: string; address: string }>;
  lookup: string;
  signIn: string;
}

export type RmaData = RmaFormData | RmaOrdersData;

/** Orders that were cancelled, or became part of another, have no goods to complain about. */
const without: ReadonlyArray<string> = [...cancelledStates, 'j'];

/** How many orders the page offers; the account lists all. */
const mostOrders = 20;

/**
 * The order of the address, if a complaint about it may be filed: also one that was not sent by the shop's records, which
 * may be late.
 */
export async function complainableOrder(context: Context): Promise<Order | null> {
  const order = await openOrder(context, context.url.searchParams);
  return order && !without.includes(order.state) ? order : null;
}

/** Goods of an order, each with its name and options ("Kubek Poranek, kobalt"); wrappings come with them. */
export const complainableLines = (order: Order, context: Pick<Context, 'texts' | 'settings'>) => {
  const { lines } = orderView(order, context);
  return order.lines
    .map((line, position) => {
      const { name = line.name, choices = '', quantity = '' } = lines[position] ?? {};
      return { ...line, position, quantity, name: [name, choices].filter(Boolean).join(', ') };
    })
    .filter(({ options }) => !options.wraps);
};

/** The form for a complaint about an order [S-31]; without an order, the choice of one. */
export async function loadRmaForm(context: Context) {
  const { url, store } = context;
  if (!url.searchParams.has('order_number')) return page<RmaData>(await ordersOf(context));
  const order = await complainableOrder(context);
  if (!order) return notOpened(context, goalAt('rma-add', url.searchParams));
  const access = accessTo(order, url);
  const lines = complainableLines(order, context);
  const cards = await store.catalogue.cards([...new Set(lines.map(({ productId }) => productId))]);
  const { paid } = shopMoney(context);
  return page<RmaData>({
    kind: 'form',
    isOwn: access.key === undefined,
    order: { number: order.number, address: addressOf('order-details', {}, { ...access }) },
    action: addressOf('rma-method', {}, { type: 'multiproduct', ...access }),
    key: randomBytes(18).toString('base64url'),
    lines: lines.map(({ position, productId, size, additional, name, quantity, totalGross }) => {
      const picture = cards.find(({ id }) => id === productId)?.pictures[0];
      return {
        position,
        productId,
        size,
        additional,
        name,
        facts: `${quantity} · ${paid(totalGross)}`,
        picture: picture ? pictureSource(picture) : null,
      };
    }),
    phone: detailsOf(order).address?.phone ?? '',
    limits: { characters: context.settings.complaintTextCharacters, files: context.settings.complaintFiles },
  });
}

async function ordersOf({ store, client }: Context): Promise<RmaOrdersData> {
  const who = await client();
  const choice = { states: without, isIn: false, page: 1, portion: mostOrders };
  const orders = who ? (await store.orders.listOf(who.id, choice)).orders : [];
  return {
    kind: 'orders',
    isOwn: who !== null,
    orders: orders.map(({ number }) => ({ number, address: addressOf('rma-add', {}, { order_number: number }) })),
    lookup: addressOf('order-lookup'),
    signIn: addressOf('signin'),
  };
}
