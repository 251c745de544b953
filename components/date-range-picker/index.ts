export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export type { DateRange } from './range-rules.ts';
export type { RangeCount } from './range-words.ts';
