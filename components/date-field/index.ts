export { DateField, type DateFieldProps } from './date-field.tsx';
export { readDate, type DateProblem, type DateReading, type DateRule } from './date-reading.ts';
