import { momentOf, weekdayOf, type CalendarDay } from '../../components/dates/index.ts';
import { addWorkingDays, calendarDay, endOfWarsawDay, WARSAW } from './warsaw-time.ts';

const MINUTE = 60_000;

/** When a size leaves the warehouse (spec 3, shipping_time and delay_time). */
export interface ShippingTime {
  /** unknown_time, or delay_time.unknown_delivery_time */
  isUnknown?: boolean;
  /** Ships today on a working day, before the deadline where there is one. */
  isToday?: boolean;
  /** today_shipment_deadline, `HH:MM` or `HH:MM:SS` in Europe/Warsaw. */
  deadline?: string;
  /**
   * Working days, as the shop tells them. With `weekDay` days on the calendar, as calls tell them: it is the first such day of
   * the week that is not sooner.
   */
  days?: number;
  /** Days on the calendar instead: goods are there on that day and leave on it, or on the next working one. */
  calendarDays?: number;
  /** What comes on top of the days. */
  hours?: number;
  minutes?: number;
  /** ISO weekday of dispatch, 1 to 7: the coming one, never today; the next working day where it is a holiday. 0 is today (L-07). */
  weekDay?: number;
  /** Whole weeks that pass before that weekday. */
  weekAmount?: number;
  /** The day of dispatch where it was counted already, as a call's answer tells it; it comes before days and weekday. */
  day?: CalendarDay;
}

export interface ShippingSettings {
  /** hours-before-order-by: how long before the deadline it is told (default 3, spec 9). */
  hoursBeforeOrderBy: number;
  /** Above this many days on the calendar the wait is told in days (default 29, spec 9). */
  longWaitDays: number;
}

export type ShippingPromise =
  | { kind: 'unknown' }
  /** Ordered by `time`, it ships today; `minutesLeft` until then. */
  | { kind: 'deadline'; time: string; minutesLeft: number }
  | { kind: 'today' }
  | { kind: 'tomorrow'; day: CalendarDay }
  | { kind: 'within24Hours'; day: CalendarDay }
  /** `days` are days on the calendar, from today to `day`: what a shopper counts. */
  | { kind: 'longWait'; days: number; day: CalendarDay }
  /** A weekday of dispatch; `showsDate` where more than a week makes the name ambiguous. */
  | { kind: 'weekday'; day: CalendarDay; showsDate: boolean };

/** What a size says of itself that decides which time is told (spec 3, Size). */
export interface SizeShipping {
  status: 'enable' | 'disable' | 'order';
  /** shipping_time */
  shippingTime?: ShippingTime | undefined;
  /** delay_time: when goods that are not in stock will be there. */
  delayTime?: ShippingTime | undefined;
}

/**
 * The time that is told for a size: what is in stock leaves as usual, what is ordered for the shopper leaves after its delay.
 * Null hides it, because nothing is sent of what is disabled (T-06). What nobody told is unknown (T-07).
 */
export function shippingTimeOf({ status, shippingTime, delayTime }: SizeShipping): ShippingTime | null {
  if (status === 'disable') return null;
  const told = status === 'order' ? (delayTime ?? shippingTime) : (shippingTime ?? delayTime);
  return told ?? { isUnknown: true };
}

/** When goods leave, counted at a moment: what pages and calls are both made from. */
export interface Dispatch {
  day: CalendarDay;
  /** Leaves today on a working day, before the deadline where there is one. */
  isToday: boolean;
  /** The deadline of today, in milliseconds since 1970; null where there is none. */
  orderBefore: number | null;
  /** Days on the calendar from today to `day`, days off among them: the wire tells working days apart from these. */
  days: number;
  /** What comes on top of the days; 0 where days off, or the turn of a day, have moved the dispatch to a later one. */
  hours: number;
  minutes: number;
}

/** The first day from `day` on that is this day of the week. */
const weekdayFrom = (day: CalendarDay, weekDay: number): CalendarDay => day + ((weekDay - weekdayOf(day) + 7) % 7);

/** The moment of a deadline on the day of `now`; null where there is none. */
function momentOfDeadline(deadline: string | undefined, now: number): number | null {
  if (!deadline) return null;
  const [hours = 0, minutes = 0] = deadline.split(':').map(Number);
  return momentOf({ day: calendarDay(now), minutes: hours * 60 + minutes }, WARSAW);
}

/** Counts when goods leave that are ordered now; null where nobody knows. Dispatch happens on working days. */
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

/** Whole weeks until then: from one on, the name of the weekday alone would be taken for the coming one. */
export const weeksUntil = (day: CalendarDay, now: number): number => Math.floor((day - calendarDay(now)) / 7);

/**
 * What the shop promises about dispatch at a moment (spec 4). The order of the branches is: unknown, deadline today,
 * today, tomorrow or 24 hours, long wait, weekday.
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
 * Until when the time that was told for goods stays true: the deadline of today, else midnight (T-16).
 *
 * @returns milliseconds since 1970, above `now`
 */
export function shippingTimeUntil(time: ShippingTime, now: number): number {
  const deadline = time.isToday ? momentOfDeadline(time.deadline, now) : null;
  return deadline !== null && deadline > now ? deadline : endOfWarsawDay(now) + 1;
}

/** The day on which a dispatch promise is kept; null where nothing is promised. */
export function dispatchDay(promise: ShippingPromise, now: number): CalendarDay | null {
  if (promise.kind === 'unknown') return null;
  if (promise.kind === 'deadline' || promise.kind === 'today') return calendarDay(now);
  return promise.day;
}
