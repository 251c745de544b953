export { Calendar, type CalendarProps } from './calendar.tsx';
export type { CalendarView, MonthChange, SelectionChange } from './calendar-options.ts';
export { usePolishHolidays } from './use-polish-holidays.ts';
