import {
  lastDispatch,
  parcelOf,
  deliveryOffers,
  productPromise,
  usualOffer,
  loadCarriers,
  loadShopTime,
  type ShopTime,
} from '../../catalogue/index.ts';
import { basketGroupIds, basketGroupsOf, type BasketGroupType } from '../../../../patterns/rules/basket-groups.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { ShippingPromise } from '../../../../patterns/rules/shipping-time.ts';
import type { Basket, BasketLine, BasketOffers, Product, ProductCard } from '../../../store/index.ts';
import { chosenCost } from './chosen-cost.ts';
import { readOrderDraft } from './order-draft.ts';
import { withParcels, type BasketOffer } from './parcels.ts';
import { seenPrices } from './seen-prices.ts';
import { basketOf, sessionOf, type BuyingContext } from '../../../shared/session.ts';

/** A line with product data from outside the basket. */
export interface LoadedLine {
  line: BasketLine;
  card: ProductCard;
  product: Product;
  promise: ShippingPromise;
  /** Its shipping group: lines of one group ship alike (wire contract 1.7). */
  group: { id: number; type: BasketGroupType };
  /** A unit's price before tiers, as last seen; null where none was recorded. */
  seenPrice: number | null;
}

/** A basket's data for basket and order pages, at the prices, stock and time of this request. */
export interface LoadedBasket {
  basket: Basket;
  lines: ReadonlyArray<LoadedLine>;
  /** Delivery options for exactly these goods. */
  offers: ReadonlyArray<BasketOffer>;
  /** The counted offer: the one chosen in the order, with its parcels and services, else the usual one. Null for an empty basket. */
  offer: BasketOffer | null;
  /** The typed discount code, and its worth now. */
  code: BasketOffers['code'];
  rebate: BasketOffers['rebate'];
  /** The worth from which it works; null unless only that is missing. */
  rebateFrom: BasketOffers['rebateFrom'];
  /** The chosen presents, and those lost at this worth. */
  gifts: BasketOffers['gifts'];
  lostGifts: BasketOffers['lostGifts'];
  /** The moment of this calculation. */
  time: ShopTime;
}

/** The price of the goods after the discount code. */
export const goodsToPay = ({ basket, rebate }: Pick<LoadedBasket, 'basket' | 'rebate'>): Grosze =>
  basket.productsTotal - (rebate?.goods ?? 0);

/**
 * Reads this session's basket once per request, for all its pages.
 *
 * @param country of its deliveries, if not the visitor's own, ISO 3166-1 alpha-2
 */
export async function loadBasket(context: BuyingContext, country: string | null = null): Promise<LoadedBasket> {
  const { store, now, settings } = context;
  const session = await sessionOf(context);
  const basket = await basketOf(context);
  const ids = [...new Set(basket.lines.map(({ productId }) => productId))];
  const [products, carriers, draft, seen, { code, rebate, rebateFrom, gifts, lostGifts }, time] = await Promise.all([
    store.catalogue.cardsWithProducts(ids),
    loadCarriers(context, country),
    readOrderDraft(context),
    seenPrices(context),
    store.basketOffers.ofSession(session, basket.productsTotal),
    loadShopTime(context),
  ]);
  const groups = basketGroupsOf(basket.lines.map(({ type }) => type));
  const lines = basket.lines.flatMap((line, index): LoadedLine[] => {
    const known = products.find(({ card }) => card.id === line.productId);
    if (!known) return [];
    const { card, product } = known;
    const status = card.sizes.find(({ type }) => type === line.size)?.availability;
    const promise = productPromise(product, time, settings, status);
    const group = { id: basketGroupIds[groups[index]!], type: groups[index]! };
    return [{ line, card, product, promise, group, seenPrice: seen(line) }];
  });
  const dispatch = lastDispatch(
    parcelOf(lines, ({ product }) => product).map(({ promise }) => promise),
    now,
  );
  const goods = {
    lines: basket.lines,
    worth: basket.productsTotal,
    dispatch,
    isDeliveryFree: rebate?.isDeliveryFree ?? false,
  };
  const together = lines.length === 0 ? [] : deliveryOffers(carriers, goods, time);
  const offers = settings.canDivideOrders ? withParcels(together, lines, carriers, { ...goods, time }) : together;
  const chosen = offers.find(({ courier }) => courier.id === draft?.courierId);
  const offer = chosen && draft ? { ...chosen, cost: chosenCost(chosen, draft).cost } : usualOffer(offers);
  return { basket, lines, offers, offer, code, rebate, rebateFrom, gifts, lostGifts, time };
}
