import type { CalendarDate } from '@internationalized/date';
import type { CalendarBehaviour, CalendarLooks } from './calendar-options.ts';
import { propsOfDates } from './date-props.ts';
import { DayCalendar } from './day-calendar.tsx';

export type CalendarProps = CalendarBehaviour<CalendarDate> & CalendarLooks<CalendarDate>;

/**
 * Days, months and years to choose from: one day, several, or spans. It takes and gives `CalendarDate` of
 * `@internationalized/date`. Weeks follow ISO 8601, days range from 1970-01-01 to 2470-12-31 (L-06). Without JavaScript
 * it shows its month and no controls. Source: ARIA Authoring Practices, date picker dialog example.
 */
export function Calendar(props: CalendarProps) {
  return <DayCalendar {...propsOfDates(props)} />;
}
