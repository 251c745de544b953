export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { groupedNumber, internationalNumber, nationalDigits } from './phone-number.ts';
