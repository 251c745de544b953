import { shownPrice, offeredPrice, type OfferedPrices, type PriceType } from './price-calculator.ts';
import type { Grosze } from './money.ts';
import type { Thousandths } from './price.ts';
import { canBuy, quantityBounds, type QuantityData } from './quantity.ts';

/** What a shop says of the chosen size (wire: availability.status). */
export type SizeStatus = 'enable' | 'order' | 'disable';

/** What decides how the product form stands for one size and one shopper. */
export interface ProductFormFacts {
  status: SizeStatus;
  /** `amount` is what can be ordered: what is made to order has no end (-1). */
  quantity: QuantityData;
  /** Given away, never sold. */
  isGratis: boolean;
  /** The price is told by phone (wire: phone_price). */
  isPhonePrice: boolean;
  /** What is priced by phone can be ordered all the same, as free (wire: price.basket_enable `y`). */
  isFreeToOrder: boolean;
  /** Sold for loyalty points alone (wire: for_points, with no price in money). */
  isForPointsOnly: boolean;
  /** One unit in loyalty points; null where points do not pay it. */
  pointsPrice: number | null;
  /** Points of the customer who is signed in; null for a guest: points are for customers alone (spec 6). */
  points: number | null;
  /** Nobody knows when it comes (wire: delay_time.unknown_delivery_time). */
  isDeliveryUnknown: boolean;
  prices: OfferedPrices;
  /** The mode of the form. */
  isSubscription: boolean;
  /** minimum_quantity_subscription: at least in one delivery of a subscription. */
  subscriptionMinimum: Thousandths | null;
  priceType: PriceType;
}

/** Why the form stands as it does; each state has its words in `productFormTexts`. */
export type ProductFormState =
  | 'unavailable'
  | 'gratis'
  | 'phonePrice'
  | 'pointsOnly'
  /** What is left of the size is less than may be ordered. */
  | 'belowMinimum'
  /** Without a price, and ordered all the same. */
  | 'free'
  | 'forSale';

/** What is shown where the price stands. */
export type FormPrice =
  | { kind: 'money'; amount: Grosze; type: PriceType }
  | { kind: 'free' }
  | { kind: 'points'; points: number }
  | { kind: 'byPhone' }
  | { kind: 'none' };

/** Whether the goods can be had for points: not at all, after signing in, with more points, or now. */
export type PointsOffer = 'none' | 'signIn' | 'notEnough' | 'allowed';

/** The form as it is drawn. Who is forbidden to buy is told why: a state that disables always has a message. */
export interface ProductForm {
  state: ProductFormState;
  buy: 'enabled' | 'disabled' | 'hidden';
  quantity: 'enabled' | 'disabled' | 'hidden';
  /** The block about dispatch: its promise, that nobody knows the time, or nothing. */
  shipping: 'promise' | 'unknown' | 'hidden';
  /** The form that asks for word when it is back. */
  hasNotification: boolean;
  price: FormPrice;
  pointsOffer: PointsOffer;
  /** The least that may be ordered, in the mode of the form. */
  minimum: Thousandths;
  /** Its words in `productFormTexts`; null where nothing has to be said. */
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

/** The first that holds decides (decision on T-06: disable, then gratis, then phone price). */
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

/** The limits of this mode: a subscription may ask for more at once than a single order does. */
function inMode({ quantity, prices, isSubscription, subscriptionMinimum }: ProductFormFacts): QuantityData {
  if (!isSubscription || prices.subscription === null || subscriptionMinimum === null) return quantity;
  return { ...quantity, minPerOrder: Math.max(quantity.minPerOrder ?? 0, subscriptionMinimum) };
}
