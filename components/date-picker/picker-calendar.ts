import type { CalendarProps } from '../calendar/index.ts';
import type { AvailabilityRules } from '../dates/index.ts';

/** What a picker decides itself. */
type Decided =
  | keyof AvailabilityRules
  | 'today'
  | 'mode'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'canGiveUp'
  | 'finestView'
  | 'hasFocusAtOnce'
  | 'isBare'
  | 'label';

/** What of the calendar of a picker its owner decides: names, week numbers, what stands in a day, above and below. */
export type PickerCalendarOptions = Omit<CalendarProps, Decided>;
