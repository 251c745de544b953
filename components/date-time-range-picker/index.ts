export { DateTimeRangePicker, type DateTimeRangePickerProps } from './date-time-range-picker.tsx';
export type { DateTimeRange } from './date-time-range-options.ts';
