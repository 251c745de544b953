import { fromIsoDate, toIsoDate, weekdayOf, zonedTime, type CalendarDay } from '../../components/dates/index.ts';
import { dispatchOf, weeksUntil, type ShippingTime } from './shipping-time.ts';
import { calendarDay, isWorkingDay, WARSAW } from './warsaw-time.ts';

/** Call 18's answer about one dispatch time (spec 3, "Shipping-time response"; wire contract 1.6). */
export interface ShippingTimeAnswer {
  unknownTime: boolean;
  /** "14:00:00"; null if nothing leaves today, or without a deadline. */
  todayShipmentDeadline: string | null;
  /** "2026-11-23 00:00" in Europe/Warsaw: the day of dispatch, with the deadline of today; null if unknown. */
  time: string | null;
  shippingTime: {
    today: boolean;
    time: { days: number; hours: number; minutes: number };
    /** Working days from today, without it, to the day of dispatch. */
    workingDays: number;
    /** ISO weekday, 1 to 7; 0 is today (L-07). */
    weekDay: number;
    /** Whole weeks until then: above 0 the date is shown. */
    weekAmount: number;
  } | null;
}

const unknownAnswer: ShippingTimeAnswer = {
  unknownTime: true,
  todayShipmentDeadline: null,
  time: null,
  shippingTime: null,
};

function workingDaysUntil(day: CalendarDay, today: CalendarDay, holidays?: ReadonlySet<CalendarDay>): number {
  let count = 0;
  for (let next = today + 1; next <= day; next += 1) if (isWorkingDay(next, holidays)) count += 1;
  return count;
}

/** Minutes of the day as clock time: "14:00". */
const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * A dispatch time as calls return it. The specification applied to these numbers gives the same as `shippingPromise`,
 * so a page and a call never differ.
 */
export function shippingTimeAnswer(
  time: ShippingTime,
  now: number,
  holidays?: ReadonlySet<CalendarDay>,
): ShippingTimeAnswer {
  const dispatch = dispatchOf(time, now, holidays);
  if (!dispatch) return unknownAnswer;
  const { day, isToday, orderBefore, days, hours, minutes } = dispatch;
  const today = calendarDay(now);
  const deadline = orderBefore === null ? null : clockTime(zonedTime(orderBefore, WARSAW).minutes);
  return {
    unknownTime: false,
    todayShipmentDeadline: deadline && `${deadline}:00`,
    time: `${toIsoDate(day)} ${deadline ?? '00:00'}`,
    shippingTime: {
      today: isToday,
      time: { days, hours, minutes },
      workingDays: workingDaysUntil(day, today, holidays),
      weekDay: day === today ? 0 : weekdayOf(day),
      weekAmount: weeksUntil(day, now),
    },
  };
}

const text = (value: number | boolean | undefined): string => (value === undefined ? '' : String(value));

/** The common part of `shipping_time` and `delay_time` of call 7: every value is text, '' if unknown (wire contract 2.1). */
const spanAsText = ({ time, shippingTime }: ShippingTimeAnswer) => ({
  days: text(shippingTime?.time.days),
  hours: text(shippingTime?.time.hours),
  minutes: text(shippingTime?.time.minutes),
  time: time ?? '',
  week_day: text(shippingTime?.weekDay),
  week_amount: text(shippingTime?.weekAmount),
});

/** `shipping_time` of a size in call 7. */
export const sizeShippingTime = (answer: ShippingTimeAnswer) => ({
  ...spanAsText(answer),
  unknown_time: text(answer.unknownTime),
  working_days: text(answer.shippingTime?.workingDays),
  today: text(answer.shippingTime?.today ?? false),
  today_shipment_deadline: answer.todayShipmentDeadline ?? '',
});

/** `delay_time` of a size in call 7. */
export const sizeDelayTime = (answer: ShippingTimeAnswer) => ({
  ...spanAsText(answer),
  unknown_delivery_time: text(answer.unknownTime),
});

/**
 * Reads an answer of call 18 for `shippingPromise`.
 *
 * @throws RangeError where `time` does not begin with a date of the form yyyy-mm-dd
 */
export function readShippingTimeAnswer(answer: ShippingTimeAnswer): ShippingTime {
  const { unknownTime, todayShipmentDeadline, time, shippingTime } = answer;
  if (unknownTime || !shippingTime) return { isUnknown: true };
  if (shippingTime.today) return { isToday: true, ...(todayShipmentDeadline && { deadline: todayShipmentDeadline }) };
  const { weekDay, weekAmount, time: span } = shippingTime;
  return { ...span, weekDay, weekAmount, ...(time && { day: fromIsoDate(time.slice(0, 10)) }) };
}
