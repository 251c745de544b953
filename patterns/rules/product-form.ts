import { shownPrice, offeredPrice, type OfferedPrices, type PriceType } from './price-calculator.ts';
import type { Grosze } from './money.ts';
import type { Thousandths } from './price.ts';
import { canBuy, quantityBounds, type QuantityData } from './quantity.ts';

/** The status of the chosen size (wire: availability.status). */
export type SizeStatus = 'enable' | 'order' | 'disable';

/** The facts that decide the product form for one size and one shopper. */
export interface ProductFormFacts {
  status: SizeStatus;
  /** `amount` can be ordered: -1 (unlimited) for goods made to order. */
  quantity: QuantityData;
  /** Given away, never sold. */
  isGratis: boolean;
  /** Priced by phone (wire: phone_price). */
  isPhonePrice: boolean;
  /** Goods priced by phone can be ordered as free (wire: price.basket_enable `y`). */
  isFreeToOrder: boolean;
  /** Sold for loyalty points alone (wire: for_points, with no price in money). */
  isForPointsOnly: boolean;
  /** One unit in loyalty points; null if points cannot pay it. */
  pointsPrice: number | null;
  /** Points of the signed-in customer; null for a guest: points are for customers alone (spec 6). */
  points: number | null;
  /** Unknown delivery time (wire: delay_time.unknown_delivery_time). */
  isDeliveryUnknown: boolean;
  prices: OfferedPrices;
  /** The mode of the form. */
  isSubscription: boolean;
  /** minimum_quantity_subscription: at least in one delivery of a subscription. */
  subscriptionMinimum: Thousandths | null;
  priceType: PriceType;
}

/** The form's state; each has its words in `productFormTexts`. */
export type ProductFormState =
  | 'unavailable'
  | 'gratis'
  | 'phonePrice'
  | 'pointsOnly'
  /** The rest of the size is below the order minimum. */
  | 'belowMinimum'
  /** Without a price, but can be ordered. */
  | 'free'
  | 'forSale';

/** What is shown as the price. */
export type FormPrice =
  | { kind: 'money'; amount: Grosze; type: PriceType }
  | { kind: 'free' }
  | { kind: 'points'; points: number }
  | { kind: 'byPhone' }
  | { kind: 'none' };

/** Whether points can pay the goods: not at all, after signing in, with more points, or now. */
export type PointsOffer = 'none' | 'signIn' | 'notEnough' | 'allowed';

/** The form as it is drawn. A state that disables buying always has a message. */
export interface ProductForm {
  state: ProductFormState;
  buy: 'enabled' | 'disabled' | 'hidden';
  quantity: 'enabled' | 'disabled' | 'hidden';
  /** The block about dispatch: its promise, that the time is unknown, or nothing. */
  shipping: 'promise' | 'unknown' | 'hidden';
  /** The form for back-in-stock notifications. */
  hasNotification: boolean;
  price: FormPrice;
  pointsOffer: PointsOffer;
  /** The minimum order, in the mode of the form. */
  minimum: Thousandths;
  /** Its words in `productFormTexts`; null without a message. */
  message: Exclude<ProductFormState, 'forSale'> | null;
}

type Look = Pick<ProductForm, 'buy' | 'quantity' | 'hasNotification'> & { hasShipping: boolean };

const open: Look = { buy: 'enabled', quantity: 'enabled', hasShipping: true, hasNotification: false };
const missed: Look = { buy: 'disabled', quantity: 'disabled', hasShipping: false, hasNotification: true };
const elsewhere: Look = { buy: 'disabled', quantity: 'disabled', hasShipping: true, hasNotification: false };

/** What each state shows and forbids. */
const looks: Readonly<Record<ProductFormState, Look>> = {
  unavailable: missed,
  gratis: { buy: 'hidden', quantity: 'hidden', hasShipping: false, hasNotification: false },
  phonePrice: elsewhere,
  pointsOnly: elsewhere,
  belowMinimum: missed,
  free: open,
  forSale: open,
};

/** The product form of spec 4 as one decision. */
export function productForm(facts: ProductFormFacts): ProductForm {
  const quantityData = inMode(facts);
  const state = stateOf(facts, quantityData);
  const { hasShipping, ...look } = looks[state];
  return {
    state,
    ...look,
    shipping: hasShipping ? shippingOf(facts) : 'hidden',
    price: priceOf(facts),
    pointsOffer: pointsOfferOf(state, facts),
    minimum: quantityBounds(quantityData).min,
    message: state === 'forSale' ? null : state,
  };
}

/** The first match decides (decision on T-06: disable, then gratis, then phone price). */
function stateOf(facts: ProductFormFacts, quantity: QuantityData): ProductFormState {
  if (facts.status === 'disable' || quantity.amount === 0) return 'unavailable';
  if (facts.isGratis) return 'gratis';
  const hasNoPrice = facts.isPhonePrice || facts.isForPointsOnly;
  const isFree = facts.isPhonePrice && facts.isFreeToOrder;
  const isForPoints = facts.isForPointsOnly || facts.pointsPrice !== null;
  if (hasNoPrice && !isFree && !isForPoints) return 'phonePrice';
  if (!canBuy(quantity)) return 'belowMinimum';
  if (isFree) return 'free';
  return hasNoPrice ? 'pointsOnly' : 'forSale';
}

function priceOf(facts: ProductFormFacts): FormPrice {
  const { isPhonePrice, isForPointsOnly, isFreeToOrder, pointsPrice, prices, isSubscription, priceType } = facts;
  if (facts.isGratis) return { kind: 'none' };
  if (isPhonePrice && isFreeToOrder) return { kind: 'free' };
  if (isPhonePrice || isForPointsOnly) {
    return pointsPrice === null ? { kind: 'byPhone' } : { kind: 'points', points: pointsPrice };
  }
  return { kind: 'money', amount: shownPrice(offeredPrice(prices, isSubscription), priceType), type: priceType };
}

const shippingOf = ({ status, isDeliveryUnknown }: ProductFormFacts): ProductForm['shipping'] =>
  status === 'order' && isDeliveryUnknown ? 'unknown' : 'promise';

function pointsOfferOf(state: ProductFormState, { pointsPrice, points }: ProductFormFacts): PointsOffer {
  if (pointsPrice === null || (state !== 'pointsOnly' && state !== 'forSale')) return 'none';
  if (points === null) return 'signIn';
  return points >= pointsPrice ? 'allowed' : 'notEnough';
}

/** The limits of this mode: a subscription may have a higher minimum than a single order. */
function inMode({ quantity, prices, isSubscription, subscriptionMinimum }: ProductFormFacts): QuantityData {
  if (!isSubscription || prices.subscription === null || subscriptionMinimum === null) return quantity;
  return { ...quantity, minPerOrder: Math.max(quantity.minPerOrder ?? 0, subscriptionMinimum) };
}
