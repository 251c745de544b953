import {
  lastDispatch,
  parcelOf,
  deliveryOffers,
  productPromise,
  usualOffer,
  loadCarriers,
  loadShopTime,
  type DeliveryOffer,
  type ShopTime,
} from '../../catalogue/index.ts';
import { basketGroupIds, basketGroupsOf, type BasketGroupType } from '../../../../patterns/rules/basket-groups.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { ShippingPromise } from '../../../../patterns/rules/shipping-time.ts';
import type { Basket, BasketLine, BasketOffers, Product, ProductCard } from '../../../store/index.ts';
import { readOrderDraft } from './order-draft.ts';
import { seenPrices } from './seen-prices.ts';
import { basketOf, sessionOf, type BuyingContext } from '../../../shared/session.ts';

/** A line with what the shop knows of its product beyond the basket. */
export interface LoadedLine {
  line: BasketLine;
  card: ProductCard;
  product: Product;
  promise: ShippingPromise;
  /** What it ships with: lines of one group ship alike (wire contract 1.7). */
  group: { id: number; type: BasketGroupType };
  /** The price of a unit before tiers, when the shopper last saw it; null where nobody noted it. */
  seenPrice: number | null;
}

/** Everything that basket and order pages show of a basket, at the prices, stock and time of this request. */
export interface LoadedBasket {
  basket: Basket;
  lines: ReadonlyArray<LoadedLine>;
  /** Ways of delivery for exactly these goods. */
  offers: ReadonlyArray<DeliveryOffer>;
  /** What is counted now: the one chosen in the order, else the usual one. Null for an empty basket. */
  offer: DeliveryOffer | null;
  /** The discount code that was typed, and what it is worth now. */
  code: BasketOffers['code'];
  rebate: BasketOffers['rebate'];
  /** The chosen presents, and those that goods of this worth have no more. */
  gifts: BasketOffers['gifts'];
  lostGifts: BasketOffers['lostGifts'];
  /** The moment by which all of this is counted. */
  time: ShopTime;
}

/** What the goods cost once the discount code has taken off its part. */
export const goodsToPay = ({ basket, rebate }: Pick<LoadedBasket, 'basket' | 'rebate'>): Grosze =>
  basket.productsTotal - (rebate?.goods ?? 0);

/** Reads the basket of this session once, for every page that shows it. */
export async function loadBasket(context: BuyingContext): Promise<LoadedBasket> {
  const { store, now, settings } = context;
  const session = await sessionOf(context);
  const basket = await basketOf(context);
  const ids = [...new Set(basket.lines.map(({ productId }) => productId))];
  const [products, carriers, draft, seen, { code, rebate, gifts, lostGifts }, time] = await Promise.all([
    store.catalogue.cardsWithProducts(ids),
    loadCarriers(context),
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
  const offers = lines.length === 0 ? [] : deliveryOffers(carriers, goods, time);
  const chosen = offers.find(({ courier }) => courier.id === draft?.courierId);
  return { basket, lines, offers, offer: chosen ?? usualOffer(offers), code, rebate, gifts, lostGifts, time };
}
