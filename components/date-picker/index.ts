export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export type { PickerCalendarOptions } from './picker-calendar.ts';
