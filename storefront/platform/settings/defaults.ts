import { polishCurrency } from '../../../patterns/rules/money.ts';
import { rateLimitSettings, type RateLimit } from './rate-limits.ts';
import { sellerSettings } from './seller.ts';

/**
 * Every business constant of spec 9, by name, with its default. The table `settings` overrides single ones, by the same
 * name, read with each request. Durations are milliseconds unless the name says otherwise; amounts are grosze.
 */
export const defaultSettings = {
  // Who sells
  ...sellerSettings,

  // Accounts and forms
  passwordMinimum: 6,
  passwordMaximum: 30,
  registrationPasswordMaximum: 15,
  loginMinimum: 3,
  loginMaximum: 40,
  phoneMinimum: 9,
  commentMaximum: 255,

  // Debounce
  validationDelay: 500,
  quantityDelay: 750,
  shippingTimeDelay: 50,
  searchDelay: 500,

  // Time-outs
  pageLoadTimeout: 16_000,
  productXmlTimeout: 18_000,

  // Shipping
  hoursBeforeOrderBy: 3,
  longWaitDays: 29,
  deliverySearchDays: 100,
  /** Whether the statutory days off of Poland are days without dispatch and delivery; the table `delivery_days` has the shop's own. */
  hasPublicHolidays: true,

  // Price
  currency: polishCurrency,
  priceType: 'gross' as 'gross' | 'net',
  rebateType: 'percentage' as 'percentage' | 'fixed',

  // Calendar
  calendarFirstDay: '1970-01-01',
  calendarLastDay: '2470-12-31',
  calendarLanguage: 'pl',
  calendarYearsInView: 15,
  calendarStepHours: 1,
  calendarStepMinutes: 1,
  dateFormat: 'yy-mm-dd',

  // Search
  searchMinimumCharacters: 2,
  searchMinimumCharactersUnset: 4,
  searchResults: 6,

  // Alerts and motion
  alertDuration: 4000,
  alertFade: 500,
  motionSlow: 600,
  motionStandard: 400,
  motionFast: 200,

  // Carousel: slides at a time from the widest level down
  carouselAutoplay: 3000,
  carouselSpeed: 500,
  carouselSlides: [
    { from: 1200, slides: 6 },
    { from: 757, slides: 4 },
    { from: 0, slides: 1 },
  ] as ReadonlyArray<{ from: number; slides: number }>,

  // Basket preview
  basketPreviewListFrom: 10,
  basketPreviewHiddenAbove: 22,

  // Pages
  responsiveSwitchWidth: 1024,
  promoStripDays: 1,
  consentDays: 30,
  lazyImageDistance: 100,
  smallImageWidth: 420,
  backToTopScreens: 2,
  compareColumns: [3, 4, 4, 5] as ReadonlyArray<number>,
  stockListColumns: [1, 2, 3] as ReadonlyArray<number>,
  galleryThumbnails: 7,
  opinionColumns: 3,
  opinionGutter: 30,
  opinionLines: 2,
  opinionCharacters: 95,
  categoryDescriptionCharacters: 512,
  topSpacer: [70, 90, 10] as ReadonlyArray<number>,
  countdownRefresh: 1000,
  filtersOffset: 250,
  complaintFileNameCharacters: 26,
  menuColumns: 5,
  menuColumnHeight: 320,
  menuPadding: 30,
  menuSubmenuWidth: 200,

  // Instalments
  /** For which worth they are offered, both ends included. */
  instalmentMinimum: 300_00,
  instalmentMaximum: 10_000_00,
  /** Who lends, as it is said. */
  instalmentName: 'Bank Przykładowy',
  /** The address of the lender's own simulator; '' where there is none. */
  instalmentSimulator: '',
  /** In how many months it may be paid back, e.g. 3, 6 and 12. None: no instalments are offered, because nobody lends. */
  instalmentMonths: [] as ReadonlyArray<number>,
  /** Nominal interest in percent a year. */
  instalmentYearlyPercent: 9.9,
  /** Of the goods, in percent, added to what is lent. */
  instalmentCommissionPercent: 0,

  // The shop's own, where the spec leaves it to the shop
  /** How long the address of a field may take to answer; then the field counts as unchecked. */
  fieldAnswerTimeout: 8000,
  listingPortion: 24,
  /** Orders on one page of an account (wire contract 3: orders_portions). */
  ordersPortion: 10,
  /** The sizes of a page of a list that visitors may choose instead. */
  listingPortions: [12, 24, 48, 96] as ReadonlyArray<number>,
  /** The longest question about a product, and the longest opinion, in characters. */
  questionCharacters: 1000,
  opinionTextCharacters: 2000,
  /** For how many days the link that confirms a newsletter works. */
  newsletterKeyDays: 7,
  sessionDays: 30,
  /** After how many days without a change the basket of a guest who never ordered is forgotten. */
  guestBasketDays: 14,
  basketLines: 100,
  /** How many files a shopper may send with one line of the basket, and how large each may be (wire contract 4: 10 MB). */
  lineFiles: 5,
  lineFileMegabytes: 10,
  /** The most pixels of an image that the shop decodes, in millions; photographs of phones have up to 50. */
  imageMegapixels: 50,
  /** The same of a WebP that is drawn anew as one: of 48 million pixels that takes 20 seconds and 700 MB (libwebp 1.6). */
  webpMegapixels: 12,
  /** How many images one process decodes at the same time; each may take 300 MB of memory. */
  imageDecoders: 1,
  /** How many images may wait for that in one process; a form that comes later gets 503 and may be sent again. */
  imagesWaiting: 8,
  /** After how many seconds it makes sense to send it again. */
  imageRetrySeconds: 30,
  /** The most that the goods of one order may be worth, gross grosze; above it call 123 and the order page refuse. */
  orderWorthMaximum: 1_000_000_00,
  /** For how many days goods wait for the money of an order, the day of the order not counted; then it is cancelled. */
  orderPaymentDays: 7,
  /** How many days before that the buyer is reminded; 0: never. */
  paymentReminderDays: 2,
  /**
   * What the unpaid orders of one customer may hold together: of one account, and of one e-mail. Whole pieces, gross grosze.
   * Orders that are paid on delivery count as long as goods would wait for money.
   */
  unpaidOrdersPerCustomer: 10,
  unpaidPiecesPerCustomer: 150,
  unpaidWorthPerCustomer: 30_000_00,
  /** The same of one network address, which a household, an office or a whole network of mobile phones may share. */
  unpaidOrdersPerNetworkAddress: 60,
  unpaidPiecesPerNetworkAddress: 600,
  unpaidWorthPerNetworkAddress: 100_000_00,
  /** For how many days a mail that the mail server does not take for now is tried again; then the operator is asked. */
  mailRetryDays: 3,
  /** How many notices that goods are there again an address may ask for within 24 hours (spec 8: the daily limit). */
  observationsADay: 10,
  /**
   * How `/ajax/projector.php` lists sizes: an object by "00000-uniw", which connectors look up, or an array, which one
   * generation of themes runs through (wire contract 2.1).
   */
  projectorItems: 'object' as 'object' | 'array',

  // How often one address or account may ask
  ...rateLimitSettings,
};

export type Settings = Readonly<typeof defaultSettings>;
export type SettingName = keyof Settings;

/**
 * The settings of one request: defaults with the shop's overrides. A name that is not known or a value of another type
 * is refused, so that a slip in the table cannot change how the shop counts.
 *
 * @throws RangeError naming the setting
 */
export function settingsWith(overrides: Readonly<Record<string, unknown>>): Settings {
  for (const [name, value] of Object.entries(overrides)) {
    const known = (defaultSettings as Record<string, unknown>)[name];
    if (known === undefined) throw new RangeError(`There is no setting named "${name}".`);
    if (typeof known !== typeof value || Array.isArray(known) !== Array.isArray(value)) {
      throw new RangeError(`The setting "${name}" must be a ${Array.isArray(known) ? 'list' : typeof known}.`);
    }
    if (isRateLimit(known) && !isSameShape(known, value as object)) {
      throw new RangeError(`The setting "${name}" must have these numbers: ${Object.keys(known).join(', ')}.`);
    }
  }
  return { ...defaultSettings, ...overrides };
}

const isRateLimit = (value: unknown): value is RateLimit =>
  typeof value === 'object' && value !== null && 'perAddress' in value;

/** A limit that lacks a number would be none. */
const isSameShape = (known: RateLimit, value: object): boolean =>
  Object.keys({ ...known, ...value }).every(
    (key) => key in known && Number.isFinite((value as Record<string, unknown>)[key]),
  );
