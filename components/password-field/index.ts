export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { passwordStrength, type PasswordLimits, type PasswordStrength } from './password-strength.ts';
