import { isPaid } from '../../../../patterns/rules/order-payments.ts';
import { soldAtOnce } from '../../catalogue/index.ts';
import type { Enclosure } from '../../catalogue/types.ts';
import type { Order, Store } from '../../../store/index.ts';
import { cancelledStates } from './order-state.ts';

/** What an order lets its buyer download of a product. */
export interface BuyerRights {
  ordered: boolean;
  paid: boolean;
}

type OrderFacts = Pick<Order, 'state' | 'payments' | 'lines'>;

/** What an order gives its buyer of this product; a cancelled one gives nothing. */
export function buyerRights({ state, payments, lines }: OrderFacts, productId: number): BuyerRights {
  const ordered = !cancelledStates.includes(state) && lines.some((line) => line.productId === productId);
  return { ordered, paid: ordered && isPaid(payments) };
}

/** A product of an order with files for its buyer. */
export interface BuyerFiles {
  productId: number;
  /** As the shop calls it now. */
  product: string;
  /** All files of the product: their addresses count them. */
  enclosures: ReadonlyArray<Enclosure>;
  rights: BuyerRights;
}

/** Whether a file is for buyers, and not for everyone or for wholesalers. */
export const isForBuyers = ({ access }: Pick<Enclosure, 'access'>): boolean =>
  access === 'ordered' || access === 'paid';

/** The products of an order that have files for its buyer, in the order of its lines; none of a cancelled order. */
export async function buyerFiles(
  order: OrderFacts,
  store: Pick<Store, 'catalogue'>,
): Promise<ReadonlyArray<BuyerFiles>> {
  if (cancelledStates.includes(order.state)) return [];
  const ids = [...new Set(order.lines.map(({ productId }) => productId))];
  return filesOfProducts(ids, (productId) => buyerRights(order, productId), store);
}

/** The products of these that have files for buyers, in their order. */
export async function filesOfProducts(
  ids: ReadonlyArray<number>,
  rightsOf: (productId: number) => BuyerRights,
  store: Pick<Store, 'catalogue'>,
): Promise<ReadonlyArray<BuyerFiles>> {
  const cards = await store.catalogue.cardsWithProducts(ids);
  return cards
    .filter(({ product }) => product.details.enclosures.some(isForBuyers))
    .map(({ card, product }) => ({
      productId: card.id,
      product: card.name,
      enclosures: product.details.enclosures,
      rights: rightsOf(card.id),
    }));
}

/** What a mail says about goods that the buyer has as soon as the order is paid: there are none, they wait for it, or are ready. */
export type AtOnceState = 'none' | 'unpaid' | 'ready';

/** The same of the files and of the gift cards of an order. */
export async function goodsAtOnce(
  order: OrderFacts,
  store: Pick<Store, 'catalogue'>,
): Promise<{ files: AtOnceState; cards: AtOnceState }> {
  if (cancelledStates.includes(order.state)) return { files: 'none', cards: 'none' };
  const sold = await soldAtOnce(
    order.lines.map(({ productId }) => productId),
    store,
  );
  const state = isPaid(order.payments) ? 'ready' : 'unpaid';
  return { files: sold.hasFiles ? state : 'none', cards: sold.hasCards ? state : 'none' };
}
