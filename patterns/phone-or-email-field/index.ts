export { PhoneOrEmailField, type PhoneOrEmailFieldProps } from './phone-or-email-field.tsx';
