export { DateTimeRangePicker, type DateTimeRange, type DateTimeRangePickerProps } from './date-time-range-picker.tsx';
