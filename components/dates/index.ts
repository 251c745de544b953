export {
  availabilityOf,
  type Availability,
  type AvailabilityRules,
  type Holiday,
  type UnavailableReason,
} from './availability.ts';
export {
  dateOfDay,
  dayOfDate,
  minutesOfTime,
  rulesOfDates,
  timeOfMinutes,
  type DateRules,
  type RangeOf,
} from './calendar-date.ts';
export {
  addMonths,
  calendarLimits,
  clampDay,
  datePartsOf,
  dayOf,
  dayOfEpoch,
  endOfMonth,
  epochOfDay,
  fromIsoDate,
  startOfMonth,
  startOfWeek,
  startOfYear,
  toIsoDate,
  weekdayOf,
  weekNumberOf,
  type CalendarDay,
  type DateParts,
  type DayBounds,
  type Weekday,
} from './calendar-day.ts';
export { dateNames, type DateNames } from './date-names.ts';
export { DateParseError, type DateParseReason } from './date-parse-error.ts';
export { defaultDatePattern } from './date-pattern.ts';
export { formatDate } from './format-date.ts';
export { parseDate, type DatePatternOptions, type ParseDateOptions } from './parse-date.ts';
export { readPastedDate } from './pasted-date.ts';
export { easterSunday, polishHolidays, type PolishHoliday, type PolishHolidayKey } from './polish-holidays.ts';
export { readTime, writeTime, type ReadTime, type ReadTimeOptions, type UnreadTimeReason } from './read-time.ts';
export {
  chooseDay,
  daysBetween,
  noSelection,
  type Selection,
  type SelectionMode,
  type SelectionRules,
} from './selection.ts';
export {
  endTime,
  fromTwelveHours,
  hourOf,
  minuteOf,
  partOf,
  periodOf,
  stepTime,
  timeOf,
  timeReasonOf,
  togglePeriod,
  toTwelveHours,
  valuesOf,
  withPart,
  type DayPeriod,
  type TimeOfDay,
  type ClockPart,
  type TimeRules,
  type TwelveHourTime,
  type UnavailableTimeReason,
} from './time-of-day.ts';
export { typedCharacters } from './typed-characters.ts';
export { dayIn, momentOf, zonedTime, type ZonedTime } from './zoned-time.ts';
