import type { CalendarDate } from '@internationalized/date';
import type { CalendarProps } from '../calendar/index.ts';
import type { AvailabilityRules } from '../dates/index.ts';

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

/** Calendar options of a picker: names, week numbers, content of a day, above and below. */
export type PickerCalendarOptions = Omit<CalendarProps, Decided>;

/** What every picker of dates has beside its field. */
export interface PickerOptions {
  /**
   * The date marked as today: `today(timeZone)` of `@internationalized/date`, read once on the server, so that server
   * and browser agree. It also decides the century of a two-digit year.
   */
  today: CalendarDate;
  /**
   * How the calendar shows days: names, week numbers, content of a day. A sheet always has one month, the panel of a
   * range two by default.
   */
  calendar?: PickerCalendarOptions | undefined;
  /** Whether Back closes the sheet: while open, the history has one more entry. Off by default. */
  closesOnBack?: boolean | undefined;
}
