export { DateField, type DateFieldProps } from './date-field.tsx';
export type { DateProblem, DateReading, DateRule } from './date-reading.ts';
export { readDate } from './read-date.ts';
