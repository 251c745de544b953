export { NumberField, type NumberFieldProps } from './number-field.tsx';
export { readNumber, type NumberProblem, type NumberReading, type NumberRule } from './number-rule.ts';
