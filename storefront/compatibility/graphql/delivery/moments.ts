import type { CalendarDay } from '../../../../components/dates/index.ts';
import { shippingTimeAnswer, type ShippingTimeAnswer } from '../../../../patterns/rules/shipping-time-answer.ts';
import { dispatchOf, type Dispatch, type ShippingTime } from '../../../../patterns/rules/shipping-time.ts';
import { calendarDay } from '../../../../patterns/rules/warsaw-time.ts';
import type { Arrival, ShopTime } from '../../../features/catalogue/index.ts';

/** The time until an event: in days and hours, and as a day of the week after so many whole weeks. */
export type Moment = NonNullable<ShippingTimeAnswer['shippingTime']>;

const today: Moment = {
  time: { days: 0, hours: 0, minutes: 0 },
  workingDays: 0,
  weekDay: 0,
  weekAmount: 0,
  today: true,
};

export const momentOnDay = (day: CalendarDay, { now, daysOff }: ShopTime): Moment =>
  (day > calendarDay(now) && shippingTimeAnswer({ day }, now, daysOff).shippingTime) || today;

/** When an offer brings the goods; null if unknown. */
export function momentOfArrival(arrival: Arrival, time: ShopTime): Moment | null {
  if (arrival.kind === 'unknown') return null;
  if (arrival.kind === 'day') return momentOnDay(arrival.day, time);
  const hours = Math.floor(arrival.minutes / 60);
  return { ...today, time: { days: 0, hours, minutes: arrival.minutes % 60 } };
}

/**
 * When a parcel leaves (wire contract 1.6, shippingTime): when its last item is ready. For dispatch today, order
 * before the earliest of the deadlines.
 */
export function parcelShippingTime(times: ReadonlyArray<ShippingTime>, { now, daysOff }: ShopTime): ShippingTimeAnswer {
  const counted = times.map((time) => ({ time, dispatch: dispatchOf(time, now, daysOff) }));
  const last = counted.reduce((a, b) => (isLater(b.dispatch, a.dispatch) ? b : a));
  return shippingTimeAnswer(last.time, now, daysOff);
}

/** Unknown is the latest of all. */
function isLater(one: Dispatch | null, other: Dispatch | null): boolean {
  if (!one || !other) return other !== null;
  if (one.day !== other.day) return one.day > other.day;
  return (one.orderBefore ?? Number.POSITIVE_INFINITY) < (other.orderBefore ?? Number.POSITIVE_INFINITY);
}
