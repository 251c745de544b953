import { parseDate, type CalendarDate } from '@internationalized/date';
import { DateRangePicker } from '../../../../../../components/date-range-picker/index.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export interface DaysProps {
  label: string;
  /** The chosen days, yyyy-mm-dd; '' for an open end. */
  from: string;
  to: string;
  error?: string;
  /** The day in the shop's zone, yyyy-mm-dd. */
  today: string;
  /** The shop's settings of dates. */
  pattern: string;
  locale: string;
}

const dateOf = (day: string): CalendarDate | null => (day === '' ? null : parseDate(day));

/** From which to which day; without a script two date fields of the browser. */
function Days({ from, to, error, today, pattern, locale, label }: DaysProps) {
  return (
    <DateRangePicker
      label={label}
      startName="from"
      endName="to"
      defaultValue={{ start: dateOf(from), end: dateOf(to) }}
      today={parseDate(today)}
      pattern={pattern}
      calendar={{ locale }}
      error={error}
    />
  );
}

export default defineIsland('client-orders/days', Days);
