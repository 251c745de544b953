import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import type { MonthChange } from '../calendar/index.ts';
import type { DayCalendarProps } from '../calendar/day-calendar.tsx';
import { daysOfHolidays, once } from '../dates/calendar-date.ts';
import { dateOfDay, dayOfDate, type AvailabilityRules, type Holiday } from '../dates/index.ts';

/** Props set by the picker. */
type Decided =
  | keyof AvailabilityRules
  | 'today'
  | 'mode'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'prompt'
  | 'canGiveUp'
  | 'finestView'
  | 'hasFocusAtOnce'
  | 'isBare'
  | 'label';

/** Props with dates. */
interface DatedOptions {
  /** The controlled month, as any of its dates; the first of several. */
  month?: CalendarDate;
  /** The initial month, as any of its dates: by default that of the chosen date or of today. */
  defaultMonth?: CalendarDate;
  /** Called with the first date of the next month shown; after a click on a month or year even if unchanged. */
  onMonthChange?: (month: CalendarDate, change: MonthChange) => void;
  /** Named days that are not days off: "Dzień Matki". */
  namedDays?: ReadonlyArray<Holiday<CalendarDate>>;
  /** A few characters under a day's number, such as a price; also its description. Null for nothing. Keep one function. */
  renderDay?: (date: CalendarDate) => ReactNode;
}

type DayCalendarOptions = Omit<DayCalendarProps, Decided>;

/** Calendar options of a picker: names, week numbers, content of a day, above and below. */
export type PickerCalendarOptions = Omit<DayCalendarOptions, keyof DatedOptions> & DatedOptions;

const renderWithDate = once(
  (renderDay: NonNullable<DatedOptions['renderDay']>) => (day: number) => renderDay(dateOfDay(day)),
);

/** The same options with days for dates. */
export const dayCalendarOptions = ({
  month,
  defaultMonth,
  onMonthChange,
  namedDays,
  renderDay,
  ...rest
}: PickerCalendarOptions = {}): DayCalendarOptions => ({
  ...rest,
  ...(month && { month: dayOfDate(month) }),
  ...(defaultMonth && { defaultMonth: dayOfDate(defaultMonth) }),
  ...(onMonthChange && { onMonthChange: (first, change) => onMonthChange(dateOfDay(first), change) }),
  ...(namedDays && { namedDays: daysOfHolidays(namedDays) }),
  ...(renderDay && { renderDay: renderWithDate(renderDay) }),
});
