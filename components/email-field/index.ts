export { EmailField, type EmailFieldProps } from './email-field.tsx';
export { suggestEmail } from './suggest-email.ts';
