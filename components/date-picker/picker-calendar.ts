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
