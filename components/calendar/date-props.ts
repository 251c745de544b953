import type { CalendarDate } from '@internationalized/date';
import {
  convertByName,
  dateOfDay,
  dayOfDate,
  daysOfDates,
  daysOfHolidays,
  once,
  ruleConverters,
} from '../dates/calendar-date.ts';
import type { Selection } from '../dates/index.ts';
import type { CalendarProps } from './calendar.tsx';
import type { SelectionChange } from './calendar-options.ts';
import type { DayCalendarProps } from './day-calendar.tsx';

const daysOfSelection = once(({ days, start }: Selection<CalendarDate>): Selection => {
  return { days: daysOfDates(days), start: start && dayOfDate(start) };
});

/** The arguments of `onChange` and `prompt`. */
const datesOfChange = (
  { days, start }: Selection,
  { reason, day }: SelectionChange,
): [Selection<CalendarDate>, SelectionChange<CalendarDate>] => [
  { days: days.map(dateOfDay), start: start === null ? null : dateOfDay(start) },
  { reason, day: dateOfDay(day) },
];

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
  onChange: (onChange) => (selection, change) => onChange(...datesOfChange(selection, change)),
  prompt: (prompt) => (selection, change) => prompt(...datesOfChange(selection, change)),
  onMonthChange: (onMonthChange) => (month, change) => onMonthChange(dateOfDay(month), change),
};

/** The props of a calendar of dates as those of one of days. */
export function propsOfDates(props: CalendarProps): DayCalendarProps;
export function propsOfDates(props: Partial<CalendarProps>): Partial<DayCalendarProps>;
export function propsOfDates(props: Partial<CalendarProps>): Partial<DayCalendarProps> {
  return convertByName(converters, props);
}
