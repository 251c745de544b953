import {
  availableCouriers,
  deliveryCost,
  missingForFreeDelivery,
  takesWorth,
} from '../../../../../patterns/rules/delivery.ts';
import { needsParcel } from '../../../../../patterns/rules/basket-groups.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import {
  dispatchDay,
  shippingPromise,
  shippingTimeOf,
  type ShippingPromise,
  type ShippingTime,
  type SizeShipping,
} from '../../../../../patterns/rules/shipping-time.ts';
import { weekdayOf, type CalendarDay } from '../../../../../components/dates/index.ts';
import { addWorkingDays, calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import type { BasketLine, Courier, DeliveryRule, ProductDetails } from '../../../../store/index.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import type { ShopTime } from './shop-time.ts';

/** When the goods can arrive; `unknown` where a dispatch date is unknown. */
export type Arrival = { kind: 'day'; day: CalendarDay } | { kind: 'minutes'; minutes: number } | { kind: 'unknown' };

/** A delivery option for the goods of one basket, priced. */
export interface DeliveryOffer {
  courier: Courier;
  cost: Grosze;
  /** What is missing for free delivery; null where it never is. */
  missing: Grosze | null;
  arrival: Arrival;
}

/** Goods as seen by couriers. */
export interface Load {
  lines: ReadonlyArray<Pick<BasketLine, 'productId' | 'type' | 'weight'>>;
  /** Worth of the goods, gross. */
  worth: Grosze;
}

/** The couriers for the visitor's region, and their rules. */
export interface Carriers {
  couriers: ReadonlyArray<Courier>;
  rules: ReadonlyArray<DeliveryRule>;
}

export interface GoodsToDeliver extends Load {
  /** When everything has left the shop; null if unknown. */
  dispatch: CalendarDay | null;
  /** A discount code pays for the delivery. */
  isDeliveryFree?: boolean;
}

type ShippingTimes = Pick<ProductDetails, 'shippingTime' | 'delayTime'>;

/** One of the catalogue's two times in the rule's terms: parcels take working days, delays calendar days. */
export const shippingTimeFacts = ({ shippingTime, delayTime }: ShippingTimes): Omit<SizeShipping, 'status'> => ({
  shippingTime: shippingTime && usualTime(shippingTime),
  delayTime: delayTime && (delayTime.kind === 'unknown' ? { isUnknown: true } : { calendarDays: delayTime.days }),
});

function usualTime(time: NonNullable<ShippingTimes['shippingTime']>): ShippingTime {
  switch (time.kind) {
    case 'today':
      return { isToday: true, deadline: time.deadline };
    case 'days':
      return { days: time.days, hours: time.hours ?? 0, minutes: time.minutes ?? 0 };
    case 'weekDay':
      return { weekDay: time.weekDay, weekAmount: time.weekAmount };
  }
}

/** Fields that decide when goods leave. */
type Timed = Pick<BasketLine, 'type'> & { details: ShippingTimes };

/** Goods by mail arrive on any day, also on a day off: no delivery day is shown. */
const atOnce: ShippingTime = { day: 0 };

/** The shipping time of goods with this status, the same on pages, in the basket and in calls. */
export function toShippingTime(goods: Timed, status: SizeShipping['status'] = 'enable'): ShippingTime {
  if (status !== 'disable' && !isWaitedFor(goods)) return atOnce;
  // Disabled goods are not sent: in an old basket their date is unknown.
  return shippingTimeOf({ status, ...shippingTimeFacts(goods.details) }) ?? { isUnknown: true };
}

/** The shipping promise for one product at this moment. */
export const productPromise = (
  goods: Timed,
  { now, daysOff }: ShopTime,
  { hoursBeforeOrderBy, longWaitDays }: Pick<Settings, 'hoursBeforeOrderBy' | 'longWaitDays'>,
  status?: SizeShipping['status'],
): ShippingPromise =>
  shippingPromise(toShippingTime(goods, status), now, { hoursBeforeOrderBy, longWaitDays }, daysOff);

/** Whether these goods have their own dispatch time. */
export const isWaitedFor = (goods: Timed): boolean => !isVirtual(goods) || goods.details.shippingTime !== undefined;

/**
 * The goods that delay a parcel: files and services do not, unless the shop states their time. Without a parcel, all
 * goods.
 */
export function parcelOf<Line>(lines: ReadonlyArray<Line>, goodsOf: (line: Line) => Timed): ReadonlyArray<Line> {
  const held = lines.filter((line) => isWaitedFor(goodsOf(line)));
  return held.length > 0 ? held : lines;
}

/** A parcel leaves with its last item. */
export function lastDispatch(promises: ReadonlyArray<ShippingPromise>, now: number): CalendarDay | null {
  const days = promises.map((promise) => dispatchDay(promise, now));
  return days.every((day) => day !== null) && days.length > 0 ? Math.max(...days) : null;
}

/** Whether goods of this type need no parcel. */
export const isVirtual = ({ type }: Pick<BasketLine, 'type'>): boolean => !needsParcel(type);

/** Couriers in the terms of the rules. */
export const courierTerms = (couriers: ReadonlyArray<Courier>) =>
  couriers.map((courier) => ({ ...courier, costGross: courier.cost, freeFromGross: courier.freeFrom, courier }));

/** Goods in the terms of the rules. */
export const goodsOf = (lines: ReadonlyArray<Pick<BasketLine, 'productId' | 'type'>>) =>
  lines.map((line) => ({ productId: line.productId, isVirtual: isVirtual(line) }));

/**
 * The couriers that take these goods, in the shop's order and the rules' terms: by kind, worth and weight of all goods.
 * Used by baskets, products and calls.
 */
export function carriersOf({ couriers, rules }: Carriers, { lines, worth }: Load) {
  const weight = lines.reduce((sum, line) => sum + line.weight, 0);
  return availableCouriers(courierTerms(couriers), goodsOf(lines))
    .filter(({ id }) => rules.every((rule) => rule.courierId !== id || takesWorth(rule, worth)))
    .filter(({ maxWeight }) => maxWeight === null || weight <= maxWeight);
}

/** The couriers that deliver these goods, in the shop's order, with cost and day. */
export function deliveryOffers(
  carriers: Carriers,
  { lines, worth, dispatch, isDeliveryFree = false }: GoodsToDeliver,
  time: ShopTime,
): ReadonlyArray<DeliveryOffer> {
  return carriersOf(carriers, { lines, worth }).map((offer) => ({
    courier: offer.courier,
    cost: isDeliveryFree ? 0 : deliveryCost(offer, worth),
    missing: isDeliveryFree ? 0 : missingForFreeDelivery(offer, worth),
    arrival: arrivalOf(offer.courier, dispatch, time),
  }));
}

/** When a courier delivers what leaves on a day: on working days only, never on a day off. */
export function arrivalOf(
  { time }: Pick<Courier, 'time'>,
  dispatch: CalendarDay | null,
  { now, daysOff }: ShopTime,
): Arrival {
  if (time.kind === 'minutes') return { kind: 'minutes', minutes: time.minutes };
  if (dispatch === null) return { kind: 'unknown' };
  const sent = Math.max(dispatch, calendarDay(now));
  if (time.kind === 'days') return { kind: 'day', day: addWorkingDays(sent, time.days, daysOff) };
  const ahead = (time.weekDay - weekdayOf(sent) + 7) % 7 || 7;
  let day = sent + ahead + time.weekAmount * 7;
  while (daysOff.has(day)) day += 7;
  return { kind: 'day', day };
}

/**
 * The default offer: the first one paid before sending that needs no pickup place and has a known cost. Where every
 * courier needs more, the first one.
 */
export const usualOffer = (offers: ReadonlyArray<DeliveryOffer>): DeliveryOffer | null =>
  offers.find(({ courier }) => courier.payment === 'prepaid' && !courier.requires && !courier.isCostOpen) ??
  offers[0] ??
  null;

/** The cheapest delivery of a known cost, without collection in a showroom. */
export function cheapestOffer(offers: ReadonlyArray<DeliveryOffer>): DeliveryOffer | null {
  const brought = offers.filter(({ courier }) => courier.requires !== 'showroom' && !courier.isCostOpen);
  return brought.reduce<DeliveryOffer | null>((best, offer) => (best && best.cost <= offer.cost ? best : offer), null);
}
