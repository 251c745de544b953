import { momentOf, weekdayOf, type CalendarDay } from '../../components/dates/index.ts';
import { addWorkingDays, calendarDay, isWorkingDay, WARSAW } from './warsaw-time.ts';

/** When a size leaves the warehouse (spec 3, shipping_time and delay_time). */
export interface ShippingTime {
  /** unknown_time, or delay_time.unknown_delivery_time */
  isUnknown?: boolean;
  /** Ships today on a working day, before the deadline where there is one. */
  isToday?: boolean;
  /** today_shipment_deadline, `HH:MM` in Europe/Warsaw. */
  deadline?: string;
  days?: number;
  hours?: number;
  minutes?: number;
  /** ISO weekday of dispatch, 1 to 7. */
  weekDay?: number;
  /** Whole weeks before that weekday; above 0 the date is shown. */
  weekAmount?: number;
}

export interface ShippingSettings {
  /** hours-before-order-by: how long before the deadline it is told (default 3, spec 9). */
  hoursBeforeOrderBy: number;
  /** Above this many days the wait is told in days (default 29, spec 9). */
  longWaitDays: number;
}

export type ShippingPromise =
  | { kind: 'unknown' }
  /** Ordered by `time`, it ships today; `minutesLeft` until then. */
  | { kind: 'deadline'; time: string; minutesLeft: number }
  | { kind: 'today' }
  | { kind: 'tomorrow'; day: CalendarDay }
  | { kind: 'within24Hours'; day: CalendarDay }
  | { kind: 'longWait'; days: number; day: CalendarDay }
  /** A weekday of dispatch; `showsDate` where more than a week makes the name ambiguous. */
  | { kind: 'weekday'; day: CalendarDay; showsDate: boolean };

/** The day of the next `weekDay` after today, `weeks` whole weeks later. */
function comingWeekDay(today: CalendarDay, weekDay: number, weeks: number): CalendarDay {
  const ahead = (weekDay - weekdayOf(today) + 7) % 7 || 7;
  return today + ahead + weeks * 7;
}

function onDay(today: CalendarDay, day: CalendarDay): ShippingPromise {
  if (day === today + 1) return { kind: 'tomorrow', day };
  return { kind: 'weekday', day, showsDate: day - today > 6 };
}

/**
 * What the shop promises about dispatch at a moment (spec 4). The order of the branches is: unknown, deadline today,
 * today, tomorrow or 24 hours, long wait, weekday. Dispatch happens on working days.
 */
export function shippingPromise(
  time: ShippingTime,
  now: number,
  settings: ShippingSettings,
  holidays?: ReadonlySet<CalendarDay>,
): ShippingPromise {
  if (time.isUnknown) return { kind: 'unknown' };
  const today = calendarDay(now);
  if (time.isToday) return promiseToday(time, now, settings, holidays);
  if (time.weekDay !== undefined) {
    const day = comingWeekDay(today, time.weekDay, time.weekAmount ?? 0);
    return { kind: 'weekday', day, showsDate: (time.weekAmount ?? 0) > 0 };
  }
  const days = time.days ?? 0;
  const hasHours = (time.hours ?? 0) > 0 || (time.minutes ?? 0) > 0;
  const day = addWorkingDays(today, days + (hasHours ? 1 : 0), holidays);
  if (days > settings.longWaitDays) return { kind: 'longWait', days, day };
  if (days === 0 || (days === 1 && !hasHours)) {
    return day === today + 1
      ? { kind: 'tomorrow', day }
      : day === today
        ? { kind: 'within24Hours', day }
        : onDay(today, day);
  }
  return onDay(today, day);
}

function promiseToday(
  time: ShippingTime,
  now: number,
  settings: ShippingSettings,
  holidays: ReadonlySet<CalendarDay> | undefined,
): ShippingPromise {
  const today = calendarDay(now);
  if (!isWorkingDay(today, holidays)) return onDay(today, addWorkingDays(today, 0, holidays));
  if (!time.deadline) return { kind: 'today' };
  const [hours = 0, minutes = 0] = time.deadline.split(':').map(Number);
  const deadline = momentOf({ day: today, minutes: hours * 60 + minutes }, WARSAW);
  const minutesLeft = Math.ceil((deadline - now) / 60_000);
  if (minutesLeft <= 0) return onDay(today, addWorkingDays(today + 1, 0, holidays));
  if (minutesLeft <= settings.hoursBeforeOrderBy * 60) return { kind: 'deadline', time: time.deadline, minutesLeft };
  return { kind: 'today' };
}

/** The day on which a dispatch promise is kept; null where nothing is promised. */
export function dispatchDay(promise: ShippingPromise, now: number): CalendarDay | null {
  if (promise.kind === 'unknown') return null;
  if (promise.kind === 'deadline' || promise.kind === 'today') return calendarDay(now);
  return promise.day;
}
