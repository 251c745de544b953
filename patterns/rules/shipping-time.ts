import { momentOf, weekdayOf, type CalendarDay } from '../../components/dates/index.ts';
import { addWorkingDays, calendarDay, endOfWarsawDay, WARSAW } from './warsaw-time.ts';

const MINUTE = 60_000;

/** When a size leaves the warehouse (spec 3, shipping_time and delay_time). */
export interface ShippingTime {
  /** unknown_time, or delay_time.unknown_delivery_time */
  isUnknown?: boolean;
  /** Ships today on a working day, before the deadline if there is one. */
  isToday?: boolean;
  /** today_shipment_deadline, `HH:MM` or `HH:MM:SS` in Europe/Warsaw. */
  deadline?: string;
  /**
   * Working days, as the shop sets them. With `weekDay` calendar days, as in calls: the first such weekday that is not
   * sooner.
   */
  days?: number;
  /** Calendar days instead: goods arrive on that day and leave on it, or on the next working one. */
  calendarDays?: number;
  /** Added to the days. */
  hours?: number;
  minutes?: number;
  /** ISO weekday of dispatch, 1 to 7: the coming one, never today; on a holiday the next working day. 0 is today (L-07). */
  weekDay?: number;
  /** Whole weeks that pass before that weekday. */
  weekAmount?: number;
  /** The day of dispatch if already counted, as in a call's answer; it precedes days and weekday. */
  day?: CalendarDay;
}

export interface ShippingSettings {
  /** hours-before-order-by: hours of notice before the deadline (default 3, spec 9). */
  hoursBeforeOrderBy: number;
  /** Above this many calendar days the wait is shown in days (default 29, spec 9). */
  longWaitDays: number;
}

export type ShippingPromise =
  | { kind: 'unknown' }
  /** Ordered by `time`, it ships today; `minutesLeft` until then. */
  | { kind: 'deadline'; time: string; minutesLeft: number }
  | { kind: 'today' }
  | { kind: 'tomorrow'; day: CalendarDay }
  | { kind: 'within24Hours'; day: CalendarDay }
  /** `days` are calendar days from today to `day`, as shoppers count. */
  | { kind: 'longWait'; days: number; day: CalendarDay }
  /** A weekday of dispatch; `showsDate` if more than a week makes the name ambiguous. */
  | { kind: 'weekday'; day: CalendarDay; showsDate: boolean };

/** The facts of a size that decide its dispatch time (spec 3, Size). */
export interface SizeShipping {
  status: 'enable' | 'disable' | 'order';
  /** shipping_time */
  shippingTime?: ShippingTime | undefined;
  /** delay_time: when goods that are not in stock will arrive. */
  delayTime?: ShippingTime | undefined;
}

/**
 * The dispatch time of a size: stock leaves as usual, goods to order leave after their delay. Null hides it, because
 * disabled sizes are not sent (T-06). Without any time it is unknown (T-07).
 */
export function shippingTimeOf({ status, shippingTime, delayTime }: SizeShipping): ShippingTime | null {
  if (status === 'disable') return null;
  const time = status === 'order' ? (delayTime ?? shippingTime) : (shippingTime ?? delayTime);
  return time ?? { isUnknown: true };
}

/** The dispatch, counted at a moment: the source of both pages and calls. */
export interface Dispatch {
  day: CalendarDay;
  /** Leaves today on a working day, before the deadline if there is one. */
  isToday: boolean;
  /** The deadline of today, in milliseconds since 1970; null without one. */
  orderBefore: number | null;
  /** Calendar days from today to `day`, including days off: the wire has working days too. */
  days: number;
  /** Added to the days; 0 if days off, or the turn of a day, have moved the dispatch to a later one. */
  hours: number;
  minutes: number;
}

/** The first such weekday from `day` on. */
const weekdayFrom = (day: CalendarDay, weekDay: number): CalendarDay => day + ((weekDay - weekdayOf(day) + 7) % 7);

/** The moment of a deadline on the day of `now`; null without one. */
function momentOfDeadline(deadline: string | undefined, now: number): number | null {
  if (!deadline) return null;
  const [hours = 0, minutes = 0] = deadline.split(':').map(Number);
  return momentOf({ day: calendarDay(now), minutes: hours * 60 + minutes }, WARSAW);
}

/** Counts when goods ordered now leave; null if unknown. Dispatch happens on working days. */
export function dispatchOf(time: ShippingTime, now: number, holidays?: ReadonlySet<CalendarDay>): Dispatch | null {
  if (time.isUnknown) return null;
  const today = calendarDay(now);
  const { hours = 0, minutes = 0 } = time;
  if (time.isToday || (time.weekDay === 0 && time.days === undefined)) {
    const deadline = momentOfDeadline(time.deadline, now);
    const isLate = deadline !== null && deadline <= now;
    const day = addWorkingDays(isLate ? today + 1 : today, 0, holidays);
    const isToday = day === today;
    return { day, isToday, orderBefore: isToday ? deadline : null, days: day - today, hours: 0, minutes: 0 };
  }
  const day = dayOf(time, now, holidays);
  const days = day - today;
  const onTop = days === time.days ? { hours, minutes } : { hours: 0, minutes: 0 };
  return { day, isToday: false, orderBefore: null, days, ...onTop };
}

function dayOf(time: ShippingTime, now: number, holidays: ReadonlySet<CalendarDay> | undefined): CalendarDay {
  const { day, days, calendarDays, hours = 0, minutes = 0, weekDay, weekAmount = 0 } = time;
  const today = calendarDay(now);
  if (day !== undefined) return Math.max(day, today);
  if (calendarDays !== undefined) return addWorkingDays(today + calendarDays, 0, holidays);
  if (weekDay && days !== undefined) return weekdayFrom(today + days, weekDay);
  if (weekDay) {
    const coming = weekdayFrom(today + 1, weekDay) + weekAmount * 7;
    return holidays?.has(coming) ? addWorkingDays(coming, 0, holidays) : coming;
  }
  return addWorkingDays(calendarDay(now + (hours * 60 + minutes) * MINUTE), days ?? 0, holidays);
}

/** Whole weeks until then: from one on, the weekday alone would mean the coming one. */
export const weeksUntil = (day: CalendarDay, now: number): number => Math.floor((day - calendarDay(now)) / 7);

/**
 * The dispatch promise at a moment (spec 4). The order of the branches is: unknown, deadline today, today, tomorrow or
 * 24 hours, long wait, weekday.
 */
export function shippingPromise(
  time: ShippingTime,
  now: number,
  settings: ShippingSettings,
  holidays?: ReadonlySet<CalendarDay>,
): ShippingPromise {
  const dispatch = dispatchOf(time, now, holidays);
  if (!dispatch) return { kind: 'unknown' };
  const { day, days, orderBefore } = dispatch;
  if (dispatch.isToday) {
    const minutesLeft = orderBefore === null ? null : Math.ceil((orderBefore - now) / MINUTE);
    return minutesLeft !== null && minutesLeft <= settings.hoursBeforeOrderBy * 60
      ? { kind: 'deadline', time: (time.deadline ?? '').slice(0, 5), minutesLeft }
      : { kind: 'today' };
  }
  const isWithinADay = days === 0 || (days === 1 && dispatch.hours === 0 && dispatch.minutes === 0);
  if (isWithinADay) return { kind: day > calendarDay(now) ? 'tomorrow' : 'within24Hours', day };
  if (days > settings.longWaitDays) return { kind: 'longWait', days, day };
  return { kind: 'weekday', day, showsDate: weeksUntil(day, now) > 0 };
}

/**
 * The end of validity of a dispatch time: the deadline of today, else midnight (T-16).
 *
 * @returns milliseconds since 1970, above `now`
 */
export function shippingTimeUntil(time: ShippingTime, now: number): number {
  const deadline = time.isToday ? momentOfDeadline(time.deadline, now) : null;
  return deadline !== null && deadline > now ? deadline : endOfWarsawDay(now) + 1;
}

/** The promised day of dispatch; null without a promise. */
export function dispatchDay(promise: ShippingPromise, now: number): CalendarDay | null {
  if (promise.kind === 'unknown') return null;
  if (promise.kind === 'deadline' || promise.kind === 'today') return calendarDay(now);
  return promise.day;
}
