export { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx';
export { toIsoDateTime, type DateTime } from './date-time.ts';
export type { DateTimeChange } from './date-time-options.ts';
