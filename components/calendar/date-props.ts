import type { CalendarDate } from '@internationalized/date';
import {
  convertByName,
  dateOfDay,
  dayOfDate,
  daysOfDates,
  daysOfHolidays,
  once,
  orNone,
  ruleConverters,
} from '../dates/calendar-date.ts';
import type { Selection } from '../dates/index.ts';
import type { CalendarProps } from './calendar.tsx';
import type { SelectionChange } from './calendar-options.ts';
import type { DayCalendarProps } from './day-calendar.tsx';

const daysOfSelection = once(({ days, start }: Selection<CalendarDate>): Selection => {
  return { days: daysOfDates(days), start: start && dayOfDate(start) };
});

/** `onChange` or `prompt`, called with dates. */
const calledWithDates =
  <Result>(call: (selection: Selection<CalendarDate>, change: SelectionChange<CalendarDate>) => Result) =>
  ({ days, start }: Selection, { reason, day }: SelectionChange): Result =>
    call({ days: days.map(dateOfDay), start: orNone(dateOfDay)(start) }, { reason, day: dateOfDay(day) });

/** How each prop with dates becomes one with days. What is compared by identity is converted once. */
const converters: { readonly [Name in keyof CalendarProps]?: (value: NonNullable<CalendarProps[Name]>) => unknown } & {
  readonly [Name in keyof DayCalendarProps]?: (value: never) => DayCalendarProps[Name];
} = {
  ...ruleConverters,
  today: dayOfDate,
  month: dayOfDate,
  defaultMonth: dayOfDate,
  namedDays: daysOfHolidays,
  value: daysOfSelection,
  defaultValue: daysOfSelection,
  renderDay: once((renderDay: NonNullable<CalendarProps['renderDay']>) => (day: number) => renderDay(dateOfDay(day))),
  onChange: calledWithDates,
  prompt: calledWithDates,
  onMonthChange: (onMonthChange) => (month, change) => onMonthChange(dateOfDay(month), change),
};

/** The props of a calendar of dates as those of one of days. */
export const propsOfDates = <Props extends Partial<CalendarProps>>(props: Props) =>
  convertByName(converters, props) as Pick<DayCalendarProps, keyof Props & keyof DayCalendarProps>;
