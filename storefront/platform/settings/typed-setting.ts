import { calendarLimits, formatDate, fromIsoDate, parseDate } from '../../../components/dates/index.ts';
import { thumbnailCounts } from '../../../components/gallery/thumbnails-at-once.ts';
import type { Asked } from '../../../patterns/rules/client-data/asked-data.ts';
import { numberRules } from '../../../patterns/rules/client-data/number-rules.ts';
import { storedTaxNumber } from '../../../patterns/rules/client-data/tax-number.ts';
import { isZipcode } from '../../../patterns/rules/client-data/zipcode.ts';
import { isIban, writtenIban } from '../../../patterns/rules/iban.ts';
import { formatAmount } from '../../../patterns/rules/money.ts';
import { isEmail, normaliseZipcode } from '../../../patterns/rules/validation.ts';
import { defaultLanguage, isLanguage } from '../languages/languages.ts';
import { areBars } from './bars.ts';
import { arePurposes } from './consent.ts';
import { poland } from './country.ts';
import { defaultSettings, settingsWith, type SettingName, type Settings } from './defaults.ts';
import { requiredFacts, sellerSettings } from './seller.ts';
import { areSignInProviders } from './sign-in-providers.ts';

/** What is wrong with a typed setting, for the operator's texts. */
export type SettingProblem =
  | 'unknown'
  | 'empty'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'zipcode'
  | 'taxNumber'
  | 'registerNumber'
  | 'bankAccount'
  | 'number'
  | 'whole'
  | 'flag'
  | 'choice'
  | 'mask'
  | 'numbers'
  | 'shape';

export type ReadSetting =
  | { readonly kind: 'read'; readonly name: SettingName; readonly value: Settings[SettingName] }
  | { readonly kind: 'wrong'; readonly problem: SettingProblem };

/** The most characters of a text setting. */
export const longestSetting = 500;

const wrong = (problem: SettingProblem): ReadSetting => ({ kind: 'wrong', problem });

/** Checks more than the type: returns the value to store, or what is wrong with it. */
type Rule<Value> = (value: Value) => { readonly value: Value } | SettingProblem;

const only =
  <Value>(problem: SettingProblem, isRight: (value: Value) => boolean, write = (value: Value) => value): Rule<Value> =>
  (value) =>
    isRight(value) ? { value: write(value) } : problem;

const oneOf = (...values: ReadonlyArray<string>): Rule<string> => only('choice', (value) => values.includes(value));
const asked = oneOf('no', 'optional', 'required') as Rule<Asked>;
const oneOfNumbers = (...values: ReadonlyArray<number>): Rule<number> =>
  only('choice', (value) => values.includes(value));
const wholeNumbers = only<ReadonlyArray<unknown>>('numbers', (list) =>
  list.every((one) => Number.isInteger(one) && Number(one) > 0),
);
const names = only<ReadonlyArray<unknown>>('shape', (list) =>
  list.every((one) => typeof one === 'string' && /^[a-z-]{1,40}$/.test(one)),
);
/** The most that a payment method costs: 1000 zł. */
export const largestMethodCost = 100_000;

const costs = only<Readonly<Record<string, unknown>>>('shape', (byName) =>
  Object.entries(byName).every(
    ([name, cost]) =>
      /^[a-z-]{1,40}$/.test(name) && Number.isInteger(cost) && Number(cost) >= 0 && Number(cost) <= largestMethodCost,
  ),
);
/** Addresses without a prefix are Polish, so that every shop has them. */
const areLanguages = (list: ReadonlyArray<unknown>): boolean =>
  list[0] === defaultLanguage &&
  new Set(list).size === list.length &&
  list.every((one) => typeof one === 'string' && isLanguage(one));
const positive = only<number>('whole', (value) => Number.isInteger(value) && value > 0);
const whole = only<number>('whole', Number.isInteger);
/** 24 ends a day. */
const hours = Array.from({ length: 25 }, (_, hour) => hour);

function isWritten(format: Settings['currency']): boolean {
  try {
    return formatAmount(1, format) !== '';
  } catch {
    return false;
  }
}

function isCalendarDay(typed: string): boolean {
  try {
    const day = fromIsoDate(typed);
    return day >= calendarLimits.min && day <= calendarLimits.max;
  } catch {
    return false;
  }
}

const days = only<ReadonlyArray<unknown>>('shape', (list) =>
  list.every((day) => typeof day === 'string' && isCalendarDay(day)),
);

/** A pattern counts if a date written by it is read as the same date. */
function isDatePattern(pattern: string): boolean {
  const day = fromIsoDate('2026-12-03');
  try {
    return parseDate(pattern, formatDate(pattern, day), { today: day }) === day;
  } catch {
    return false;
  }
}

/** By the rules of forms for shoppers, for Poland, like the shop's texts and rules. */
const rules: { readonly [Name in SettingName]?: Rule<Settings[Name]> } = {
  companyEmail: only('email', (email) => isEmail(email) === null),
  companyPhone: only('phone', (phone) => numberRules.isPhoneOf(phone, poland.iso, defaultSettings.phoneMinimum)),
  companyZipcode: only('zipcode', (zipcode) => isZipcode(zipcode, poland.iso), normaliseZipcode),
  companyTaxNumber: only(
    'taxNumber',
    (number) => numberRules.isTaxNumber(number, poland.iso),
    (number) => storedTaxNumber(number).replace(/^PL/, ''),
  ),
  companyRegisterNumber: only('registerNumber', (number) => /^\d{10}$/.test(number)),
  companyBankAccount: only('bankAccount', isIban, (account) => writtenIban(account).replaceAll('\u00a0', ' ')),
  galleryThumbnails: only('whole', (count) => thumbnailCounts.some((supported) => supported === count)),
  freeShippingFrom: whole,
  returnDays: only('whole', (days) => Number.isInteger(days) && days >= sellerSettings.returnDays),
  returnTransitDays: whole,
  returnParcelFee: whole,
  sealedCategories: wholeNumbers as Rule<Settings['sealedCategories']>,
  orderPaymentDays: only('whole', (days) => Number.isInteger(days) && days >= 1),
  paymentReminderDays: whole,
  guestBasketDays: only('whole', (days) => Number.isInteger(days) && days >= 1),
  mailRetryDays: positive,
  unpaidOrdersPerCustomer: whole,
  unpaidPiecesPerCustomer: whole,
  unpaidWorthPerCustomer: whole,
  unpaidOrdersPerNetworkAddress: whole,
  unpaidPiecesPerNetworkAddress: whole,
  unpaidWorthPerNetworkAddress: whole,
  instalmentMinimum: whole,
  instalmentMaximum: whole,
  instalmentProductsMaximum: whole,
  instalmentSeconds: whole,
  homeHeroProducts: wholeNumbers as Rule<Settings['homeHeroProducts']>,
  homeFeatureProduct: whole,
  callBackFromHour: oneOfNumbers(...hours),
  callBackToHour: oneOfNumbers(...hours),
  callBackNotice: only('whole', (minutes) => Number.isInteger(minutes) && minutes >= 0),
  callBackDays: positive,
  callBackDisabledWeekdays: only<ReadonlyArray<unknown>>('numbers', (list) =>
    list.every((day) => Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7),
  ) as Rule<Settings['callBackDisabledWeekdays']>,
  callBackDisabledDays: days as Rule<Settings['callBackDisabledDays']>,
  callBackEnabledDays: days as Rule<Settings['callBackEnabledDays']>,
  callBackMoreDays: oneOf('none', 'window', 'multiple', 'multiple-ranged') as Rule<Settings['callBackMoreDays']>,
  opinionColumns: oneOfNumbers(1, 2, 3, 4),
  opinionGutter: oneOfNumbers(16, 20, 24, 30, 32, 40),
  opinionLines: oneOfNumbers(1, 2, 3, 4, 5, 6),
  opinionCharacters: positive,
  opinionTextMinimum: positive,
  opinionPhotos: only('whole', (count) => Number.isInteger(count) && count >= 1),
  opinionPhotoWidth: positive,
  opinionPhotoHeight: positive,
  complaintFileNameCharacters: positive,
  complaintTextCharacters: positive,
  complaintFiles: positive,
  complaintRefresh: whole,
  complaintPhotoWidth: positive,
  complaintPhotoHeight: positive,
  opinionsPortion: positive,
  questionsPortion: positive,
  imageMegapixels: positive,
  webpMegapixels: positive,
  imageDecoders: positive,
  imagesWaiting: whole,
  imageRetrySeconds: positive,
  calendarFirstDay: only('shape', isCalendarDay),
  calendarLastDay: only('shape', isCalendarDay),
  // The kit has the other words of a calendar in these languages.
  calendarLanguage: oneOf('pl', 'en'),
  calendarYearsInView: only('whole', (years) => Number.isInteger(years) && years >= 3 && years <= 60),
  calendarClock: oneOfNumbers(12, 24) as Rule<Settings['calendarClock']>,
  calendarStepHours: only('whole', (step) => Number.isInteger(step) && step >= 1 && step <= 23),
  calendarStepMinutes: only('whole', (step) => Number.isInteger(step) && step >= 1 && step <= 59),
  dateFormat: only('shape', isDatePattern),
  instalmentMonths: wholeNumbers as Rule<Settings['instalmentMonths']>,
  listingPortions: wholeNumbers as Rule<Settings['listingPortions']>,
  priceType: oneOf('gross', 'net') as Rule<Settings['priceType']>,
  rebateType: oneOf('percentage', 'fixed') as Rule<Settings['rebateType']>,
  accountBirthDate: asked,
  accountBankAccount: asked,
  orderBirthDate: asked,
  orderBankAccount: asked,
  paymentProvider: oneOf('none', 'simulator', 'payu') as Rule<Settings['paymentProvider']>,
  paymentMethodsOff: names as Rule<Settings['paymentMethodsOff']>,
  paymentMethodCosts: costs as Rule<Settings['paymentMethodCosts']>,
  pointWorth: whole,
  blikSeconds: positive,
  paymentPageSeconds: positive,
  paymentTimeout: positive,
  paymentCheckInterval: positive,
  projectorItems: oneOf('object', 'array') as Rule<Settings['projectorItems']>,
  languages: only<ReadonlyArray<unknown>>('shape', areLanguages) as Rule<Settings['languages']>,
  currency: only('mask', isWritten),
  currencyInEnglish: only('mask', isWritten),
  signInProviders: only<ReadonlyArray<unknown>>('shape', areSignInProviders) as Rule<Settings['signInProviders']>,
  signInProviderTimeout: positive,
  bars: only<ReadonlyArray<unknown>>('shape', areBars) as Rule<Settings['bars']>,
  consentDays: positive,
  consentPurposes: only<ReadonlyArray<unknown>>('shape', arePurposes) as Rule<Settings['consentPurposes']>,
};

/** A value by the type of the default: a text as it is, a number, "tak" or "nie", lists and objects as JSON. */
function valueOf(name: SettingName, typed: string): { readonly value: unknown } | SettingProblem {
  const standard: unknown = defaultSettings[name];
  switch (typeof standard) {
    case 'string':
      if (typed === '' && requiredFacts.some((required) => required === name)) return 'empty';
      return typed.length > longestSetting ? 'tooLong' : { value: typed };
    case 'number': {
      const value = /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : NaN;
      return Number.isFinite(value) ? { value } : 'number';
    }
    case 'boolean':
      return typed === 'tak' || typed === 'nie' ? { value: typed === 'tak' } : 'flag';
    default:
      return jsonOf(name, typed);
  }
}

function jsonOf(name: SettingName, typed: string): { readonly value: unknown } | SettingProblem {
  try {
    const value: unknown = JSON.parse(typed);
    if (value === null) return 'shape';
    settingsWith({ [name]: value });
    return { value };
  } catch {
    return 'shape';
  }
}

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(defaultSettings, name);

/** The value to store for a typed setting, or what is wrong with it. */
export function readSetting(name: string, typed: string): ReadSetting {
  if (!isSettingName(name)) return wrong('unknown');
  const read = valueOf(name, typed);
  if (typeof read === 'string') return wrong(read);
  // An empty value breaks no rule.
  const rule = read.value === '' ? undefined : (rules[name] as Rule<unknown> | undefined);
  const judged = rule ? rule(read.value) : read;
  if (typeof judged === 'string') return wrong(judged);
  return { kind: 'read', name, value: judged.value as Settings[SettingName] };
}
