import {
  hasLegalCharacters,
  isEmail,
  isLogin,
  isOpinionEmail,
  isPassword,
  isPhone,
  isPhoneOrEmail,
  isPolishZipcode,
  type Check,
  type ValidationLimits,
} from '../rules/validation.ts';

/** The types of checks in a field's markup. */
export type FieldType =
  | 'text'
  | 'phone'
  | 'email'
  | 'opinion-email'
  | 'phone-or-email'
  | 'zipcode'
  | 'login'
  | 'password';

/** Type of a field -> its check, with the shop's limits. */
export const fieldTypes = (limits: ValidationLimits): Readonly<Record<FieldType, Check>> => ({
  text: hasLegalCharacters,
  phone: isPhone(limits.phoneMinimum),
  email: isEmail,
  'opinion-email': isOpinionEmail,
  'phone-or-email': isPhoneOrEmail(limits.phoneMinimum),
  zipcode: isPolishZipcode,
  login: isLogin(limits.loginMinimum, limits.loginMaximum),
  password: isPassword(limits.passwordMinimum, limits.passwordMaximum),
});
