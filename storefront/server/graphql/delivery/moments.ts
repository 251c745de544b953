import { toIsoDate, weekdayOf, type CalendarDay } from '../../../../components/dates/index.ts';
import { dispatchDay, type ShippingPromise } from '../../../../patterns/rules/shipping-time.ts';
import { calendarDay, isWorkingDay } from '../../../../patterns/rules/warsaw-time.ts';
import { lastDispatch, type Arrival } from '../../../order/delivery-offers.ts';
import type { ProductDetails } from '../../store/index.ts';

/** How far ahead something happens: in days and hours, and as a day of the week after so many whole weeks. */
export interface Moment {
  readonly time: { readonly days: number; readonly hours: number; readonly minutes: number };
  readonly workingDays: number;
  /** 1 is Monday. */
  readonly weekDay: number;
  readonly weekAmount: number;
  readonly today: boolean;
}

export function momentOnDay(day: CalendarDay, now: number): Moment {
  const today = calendarDay(now);
  const days = Math.max(0, day - today);
  const ahead = Array.from({ length: days }, (_, index) => today + index + 1);
  return {
    time: { days, hours: 0, minutes: 0 },
    workingDays: ahead.filter((one) => isWorkingDay(one)).length,
    weekDay: weekdayOf(day),
    weekAmount: days === 0 ? 0 : Math.floor((days - 1) / 7),
    today: days === 0,
  };
}

/** When an offer brings the goods; null where nobody knows. */
export function momentOfArrival(arrival: Arrival, now: number): Moment | null {
  if (arrival.kind === 'unknown') return null;
  if (arrival.kind === 'day') return momentOnDay(arrival.day, now);
  const hours = Math.floor(arrival.minutes / 60);
  return { ...momentOnDay(calendarDay(now), now), time: { days: 0, hours, minutes: arrival.minutes % 60 } };
}

/** One thing of a parcel: what is promised of it, and by when to order it. */
export interface Promised {
  readonly promise: ShippingPromise;
  readonly details: Pick<ProductDetails, 'shippingTime'>;
}

/** When a parcel leaves: when its last thing is ready (wire contract 1.6, shippingTime). */
export function shippingTimeOf(goods: ReadonlyArray<Promised>, now: number) {
  const day = lastDispatch(
    goods.map(({ promise }) => promise),
    now,
  );
  if (day === null) return { shippingTime: null, time: null, unknownTime: true, todayShipmentDeadline: null };
  const deadline = day === calendarDay(now) ? firstDeadline(goods, now) : null;
  return {
    shippingTime: momentOnDay(day, now),
    time: `${toIsoDate(day)} ${deadline ?? '00:00'}`,
    unknownTime: false,
    todayShipmentDeadline: deadline && `${deadline}:00`,
  };
}

/** Who wants it sent today orders before the first of the deadlines. */
function firstDeadline(goods: ReadonlyArray<Promised>, now: number): string | null {
  const deadlines = goods.flatMap(({ promise, details }) =>
    details.shippingTime?.kind === 'today' && dispatchDay(promise, now) === calendarDay(now)
      ? [details.shippingTime.deadline]
      : [],
  );
  return deadlines.sort()[0] ?? null;
}
