import type { CalendarDate } from '@internationalized/date';
import { bothEnds, convertByName, dateOfDay, dayOfDate, once, orNone, rulesOfDates } from './calendar-date.ts';
import type { CalendarDay } from './calendar-day.ts';
import type { TimeRules } from './time-of-day.ts';

const timeRulesOfDays = /* @__PURE__ */ once(
  (rulesOf: (date: CalendarDate) => TimeRules) => (day: CalendarDay) => rulesOf(dateOfDay(day)),
);

/**
 * Turns the options of a component, whose values are those of `@internationalized/date`, into those of its hook, which counts
 * with integers: values by `to`, and those that `onChange` gets by `from`.
 */
export const integerOptions =
  <Value, Integer>(to: (value: Value) => Integer, from: (integer: Integer) => Value) =>
  <Options extends object>(options: object) =>
    convertByName(
      {
        today: dayOfDate,
        availability: rulesOfDates,
        timeRules: (rules: TimeRules | ((date: CalendarDate) => TimeRules)) =>
          typeof rules === 'function' ? timeRulesOfDays(rules) : rules,
        example: to,
        value: orNone(to),
        defaultValue: orNone(to),
        onChange:
          (onChange: (value: Value | null, ...change: ReadonlyArray<unknown>) => void) =>
          (next: Integer | null, ...change: ReadonlyArray<unknown>) =>
            onChange(orNone(from)(next), ...change),
      },
      options,
    ) as Options;

/** The same for both ends of a range. */
export const integerRangeOptions = <Value, Integer>(to: (value: Value) => Integer, from: (integer: Integer) => Value) =>
  integerOptions(bothEnds(to), bothEnds(from));
