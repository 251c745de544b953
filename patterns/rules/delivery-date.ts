import {
  dayIn,
  momentOf,
  weekdayOf,
  type CalendarDay,
  type TimeOfDay,
  type Weekday,
} from '../../components/dates/index.ts';
import { isWorkingDay } from './warsaw-time.ts';

/** When the shop works (E-16). */
export interface DeliveryCalendar {
  /** IANA time zone of the shop. */
  readonly timeZone: string;
  /** Orders from this time on count for the next day; null or left out is midnight. */
  readonly cutOff?: TimeOfDay | null;
  /** Days off beside Saturdays and Sundays. */
  readonly holidays?: ReadonlySet<CalendarDay>;
  /** Working days that are a Saturday, a Sunday or a holiday. */
  readonly workingDays?: ReadonlySet<CalendarDay>;
}

export interface DeliveryDate {
  readonly day: CalendarDay;
  /** Calendar days from today, 0 to 100, for the text. */
  readonly days: number;
  /** 0 is today, else the day of the week from 1 for Monday to 7: an index into names that begin with "dziś" (L-07). */
  readonly weekday: 0 | Weekday;
  /** The deadline for that day, in milliseconds since 1970; null if today's cut-off does not matter. */
  readonly orderBefore: number | null;
}

/** The maximum number of days ahead (L-07). */
export const MAX_DAYS_AHEAD = 100;

/** The names of `weekday`, as keys of texts. */
export const deliveryWeekdays = [
  'today',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Whether a day is a working day: Monday to Friday, without the holidays, with the working days. */
export const isDeliveryDay = (day: CalendarDay, { holidays, workingDays }: DeliveryCalendar): boolean =>
  workingDays?.has(day) || isWorkingDay(day, holidays);

/**
 * The arrival day of an order placed now: `workingDays` working days after the first possible day of handling, which is
 * today before the cut-off. Null without any within 100 days.
 *
 * @param now milliseconds since 1970
 * @param workingDays from handling to delivery, a whole number from 0; 0 is the same day
 * @param searchDays how many days ahead are searched, 100 by default (setting `deliverySearchDays`)
 */
export function deliveryDate(
  now: number,
  workingDays: number,
  calendar: DeliveryCalendar,
  searchDays = MAX_DAYS_AHEAD,
): DeliveryDate | null {
  const { timeZone, cutOff: cutOffTime = null } = calendar;
  const today = dayIn(now, timeZone);
  // A moment, not a clock time: that comes twice when clocks go back.
  const cutOff = cutOffTime === null ? null : momentOf({ day: today, minutes: cutOffTime }, timeZone);
  const isLate = cutOff !== null && now >= cutOff;
  let left = workingDays;
  for (let day = isLate ? today + 1 : today; day <= today + searchDays; day += 1) {
    if (!isDeliveryDay(day, calendar)) continue;
    if (left === 0) {
      return {
        day,
        days: day - today,
        weekday: day === today ? 0 : weekdayOf(day),
        orderBefore: !isLate && isDeliveryDay(today, calendar) ? cutOff : null,
      };
    }
    left -= 1;
  }
  return null;
}

/**
 * How long an answer and its words stay valid: from one start of a day, cut-off or warning to the next. `deliveryDate`
 * returns the same at any moment between as at `since`.
 *
 * @param now milliseconds since 1970
 * @param warning how long before the cut-off the words change, in milliseconds
 * @returns milliseconds since 1970, `since <= now < until`
 */
export function deliverySpan(
  now: number,
  { timeZone, cutOff = null }: DeliveryCalendar,
  warning = 0,
): { readonly since: number; readonly until: number } {
  const today = dayIn(now, timeZone);
  const at = (day: CalendarDay, minutes: TimeOfDay) => momentOf({ day, minutes }, timeZone);
  const end = cutOff === null ? [] : [at(today, cutOff) - warning, at(today, cutOff)];
  const moments = [at(today, 0), ...end, at(today + 1, 0)];
  return {
    since: Math.max(...moments.filter((moment) => moment <= now)),
    until: Math.min(...moments.filter((moment) => moment > now)),
  };
}

/**
 * The last day to order for a delivery day, before its cut-off if there is one: the inverse of `deliveryDate`. Null if
 * nothing is delivered on that day.
 *
 * @param workingDays from handling to delivery, as in `deliveryDate`
 */
export function latestOrderDay(
  delivery: CalendarDay,
  workingDays: number,
  calendar: DeliveryCalendar,
): CalendarDay | null {
  if (!isDeliveryDay(delivery, calendar)) return null;
  let day = delivery;
  for (let left = workingDays; left > 0;) {
    day -= 1;
    if (isDeliveryDay(day, calendar)) left -= 1;
  }
  return day;
}
