export { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx';
export type { DateTimeChange } from './date-time-options.ts';
export { toIsoDateTime } from './date-time.ts';
