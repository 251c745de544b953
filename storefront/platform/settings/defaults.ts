import type { SelectionMode, Weekday } from '../../../components/dates/index.ts';
import type { Asked } from '../../../patterns/rules/client-data/asked-data.ts';
import { englishCurrency, polishCurrency } from '../../../patterns/rules/money.ts';
import type { Language } from '../languages/languages.ts';
import type { ShopBar } from './bars.ts';
import type { ConsentPurpose } from './consent.ts';
import { rateLimitSettings, type RateLimit } from './rate-limits.ts';
import { sellerSettings } from './seller.ts';
import type { SignInProvider } from './sign-in-providers.ts';

/**
 * Every business constant of spec 9, by name, with its default. The table `settings` overrides single ones by
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
  /** How many passkeys an account may have. */
  passkeysPerAccount: 10,
  /** How long a browser may take to answer with a passkey, and a customer to type the code of the second step. */
  signInStepTimeout: 5 * 60_000,
  /** Wrong codes in a row, after which an account takes none for a while; the while, in milliseconds. */
  wrongCodes: 5,
  wrongCodesPause: 15 * 60_000,
  /**
   * Whether the forms of an account, and the order's first step, ask for the date of birth and for a bank account: 'no',
   * 'optional' or 'required' (spec 2: customer data).
   */
  accountBirthDate: 'optional' as Asked,
  accountBankAccount: 'optional' as Asked,
  orderBirthDate: 'no' as Asked,
  orderBankAccount: 'no' as Asked,
  /** Who signs customers in by an account that they have elsewhere (OpenID Connect): see docs/operations.md. */
  signInProviders: [] as ReadonlyArray<SignInProvider>,
  /**
   * Whether this shop is a demonstration that sells nothing: only then the test provider, which signs anyone in as
   * anyone, answers at a public https address.
   */
  isDemo: false,
  /** How long a provider of sign-ins may take to answer the shop. */
  signInProviderTimeout: 8000,
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
  /** Whether the statutory holidays of Poland are days without dispatch and delivery; the table `delivery_days` has the shop's own. */
  hasPublicHolidays: true,

  /** Whether goods that leave on different days may be ordered in two parcels, each with its own cost. */
  canDivideOrders: true,

  /** How many pickup points a search shows at once. */
  pickupPointsShown: 12,

  // Language
  /** Polish stands at addresses without a prefix; each other language at its own, English at `/en/`. */
  languages: ['pl'] as ReadonlyArray<Language>,

  // Price
  currency: polishCurrency,
  /** How English pages write amounts: `PLN 1,234.50` (CLDR, en-GB). */
  currencyInEnglish: englishCurrency,
  priceType: 'gross' as 'gross' | 'net',
  rebateType: 'percentage' as 'percentage' | 'fixed',

  // Calendar
  calendarFirstDay: '1970-01-01',
  calendarLastDay: '2470-12-31',
  calendarLanguage: 'pl',
  calendarYearsInView: 15,
  calendarStepHours: 1,
  calendarStepMinutes: 1,
  /** Times in 24 hours, or in twelve with AM and PM. */
  calendarClock: 24 as 12 | 24,
  dateFormat: 'yy-mm-dd',

  // Calls back, Monday to Friday except days off
  /** The first hour, and the one before which they end; the same twice for none. */
  callBackFromHour: 9,
  callBackToHour: 17,
  /** Minutes that the shop needs from a wish to the call. */
  callBackNotice: 30,
  /** How many days ahead a call can be wished. */
  callBackDays: 30,
  /** Days of the week without calls beside weekends, 1 for Monday to 5. */
  callBackDisabledWeekdays: [] as ReadonlyArray<Weekday>,
  /** Days without calls, YYYY-MM-DD. */
  callBackDisabledDays: [] as ReadonlyArray<string>,
  /** The only days of calls, YYYY-MM-DD, also on weekends and days off; empty: all days of the other rules. */
  callBackEnabledDays: [] as ReadonlyArray<string>,
  /**
   * When the shop may call again: in a window, from a day and an hour to another; on days of a calendar, chosen one by one or in spans
   * by two clicks (T-04); or not at all.
   */
  callBackMoreDays: 'window' as 'none' | 'window' | Exclude<SelectionMode, 'single'>,

  // Search
  /** 0: not set. */
  searchMinimumCharacters: 2,
  /** Where `searchMinimumCharacters` is not set. */
  searchMinimumCharactersUnset: 4,
  searchResults: 6,

  // Alerts and motion
  alertDuration: 4000,
  alertFade: 500,
  motionSlow: 600,
  motionStandard: 400,
  motionFast: 200,

  // Carousel: slides at a time from the widest level down
  /** Whether they rotate by themselves (decision 7), and milliseconds between two moves. */
  carouselRotates: false,
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
  /** The discount code of the strip over the header, shown while it can be used; empty without a strip (T-21). */
  promoCode: '',
  /** What that code gives and from what worth, in one sentence. */
  promoCodeText: '',
  /** Messages over the main page, each until the visitor closes it. */
  bars: [] as ReadonlyArray<ShopBar>,
  /** For how many days a browser keeps an answer about cookies; signing in begins them again (requirement L-12). */
  consentDays: 30,
  /**
   * What the shop asks consent for: `analytics` lets its pages run the tracking events of the shop, `marketing` only sets the
   * signals of the consent mode. Empty: it sets necessary cookies alone, and asks nothing.
   */
  consentPurposes: [] as ReadonlyArray<ConsentPurpose>,
  lazyImageDistance: 100,
  smallImageWidth: 420,
  backToTopScreens: 2,
  compareColumns: [3, 4, 4, 5] as ReadonlyArray<number>,
  stockListColumns: [1, 2, 3] as ReadonlyArray<number>,
  /** Up to how many units a showroom has the last ones of a size (the shop's own). */
  stockListLastUnits: 3,
  /** Thumbnails of a product's pictures seen at once, 3 to 12 (requirement L-14). */
  galleryThumbnails: 7,
  /** The grid of opinions: at most so many columns (1 to 4), so many pixels apart (16, 20, 24, 30, 32 or 40). */
  opinionColumns: 3,
  opinionGutter: 30,
  /** How much of an opinion is shown at first: lines (1 to 6) or characters, whichever comes first. */
  opinionLines: 2,
  opinionCharacters: 95,
  /** How many photos may come with an opinion, 1 or more. */
  opinionPhotos: 5,
  /** The most pixels of a photo of an opinion, upright or across: larger ones are scaled down (spec 5). */
  opinionPhotoWidth: 2048,
  opinionPhotoHeight: 1536,
  categoryDescriptionCharacters: 512,
  topSpacer: [70, 90, 10] as ReadonlyArray<number>,
  countdownRefresh: 1000,
  filtersOffset: 250,
  complaintFileNameCharacters: 26,
  /** The longest description of a defect, and the longest message about a complaint, in characters. */
  complaintTextCharacters: 2000,
  /** How many files may come with each product of a complaint, and with each message about it. */
  complaintFiles: 10,
  /** Milliseconds between two looks for new messages of an open complaint; 0: none. */
  complaintRefresh: 20_000,
  /** The most pixels of a photo in a complaint, upright or across: larger ones are scaled down. */
  complaintPhotoWidth: 2560,
  complaintPhotoHeight: 1920,
  menuColumns: 5,
  menuColumnHeight: 320,
  menuPadding: 30,
  menuSubmenuWidth: 200,

  // Payments
  /**
   * Who takes payments by BLIK, card and fast transfer: nobody, the test provider that plays all of it, or PayU with the
   * secrets of the environment (`PAYU_CLIENT_SECRET`, `PAYU_SECOND_KEY`).
   */
  paymentProvider: 'none' as 'none' | 'simulator' | 'payu',
  /** Payment methods that the shop does not offer, by their names: see `npm run operator -- methods list`. */
  paymentMethodsOff: [] as ReadonlyArray<string>,
  /** What payment methods cost the buyer, in grosze, by their names; one that is not here is free. */
  paymentMethodCosts: {} as Readonly<Record<string, number>>,
  /** PayU's address, or that of its sandbox, and the shop's numbers there. */
  payuAddress: 'https://secure.payu.com',
  payuPosId: '',
  payuClientId: '',
  /** What one loyalty point pays, in grosze; 0: points pay nothing. */
  pointWorth: 0,
  /**
   * The address of the provider's regulations of fast transfers (a payment initiation service): its buyer accepts them
   * before paying. '' asks for nothing.
   */
  paymentRegulations: '',
  /** How long a BLIK code can be confirmed in the bank's app, and how long a payment page waits, in seconds. */
  blikSeconds: 120,
  paymentPageSeconds: 900,
  /** How long a request to the provider may take. */
  paymentTimeout: 8000,
  /** Between two questions for the state of a payment, by the page of its buyer and by the job. */
  paymentCheckInterval: 3000,

  // Returns
  /** Days that a parcel takes at most: the time to return runs from its arrival, which the shop does not know. */
  returnTransitDays: 3,
  /** What the shop's courier costs who returns by it, in grosze; it is deducted from the refund. */
  returnParcelFee: 14_90,
  /** Categories of goods that come back only in their sealed packaging (consumer rights act, art. 38). */
  sealedCategories: [] as ReadonlyArray<number>,

  // Instalments
  /** The worth for which they are offered, both ends included. */
  instalmentMinimum: 300_00,
  instalmentMaximum: 10_000_00,
  /** The most products of one basket that can be paid in instalments; 0 is no limit. */
  instalmentProductsMaximum: 0,
  /** How long an application for instalments waits for the lender's answer, in seconds. */
  instalmentSeconds: 86_400,
  /** The lender's name. */
  instalmentName: 'Bank Przykładowy',
  /**
   * The address of the lender's own simulator (spec S-43), in which `{shop}`, `{variant}` and `{value}` are filled in:
   * the shop's number, the variant, and the worth of the goods as "549.00". '' if there is none.
   */
  instalmentSimulator: '',
  /** The shop's number at the lender, and the agreed variant of instalments. */
  instalmentShopNumber: '',
  instalmentVariant: '',
  /** In how many months it may be paid back, e.g. 3, 6 and 12. Empty: no instalments, because there is no lender. */
  instalmentMonths: [] as ReadonlyArray<number>,
  /** Nominal interest in percent a year. */
  instalmentYearlyPercent: 9.9,
  /** In percent of the goods, added to the loan. */
  instalmentCommissionPercent: 0,

  // The shop's own, which the spec leaves to the shop
  /** Timeout of a field's validation request; then the field counts as unchecked. */
  fieldAnswerTimeout: 8000,
  listingPortion: 24,
  /** Whether lists, search results and zones show the versions of a product (its colours) as one card that leads to each. */
  versionsOnOneCard: false,
  /** Orders on one page of an account (wire contract 3: orders_portions). */
  ordersPortion: 10,
  /** The parameter by which lists are filtered first; where no product has it, the most frequent one. */
  leadingFilter: 'Rodzaj',
  /** The page sizes of a list that visitors may choose instead. */
  listingPortions: [12, 24, 48, 96] as ReadonlyArray<number>,
  /** The longest question about a product, and the longest opinion, in characters. */
  questionCharacters: 1000,
  opinionTextCharacters: 2000,
  /** The fewest characters of an opinion; 1 is any text. */
  opinionTextMinimum: 1,
  /** How many opinions, and how many questions, a product page shows at first, and adds by "Pokaż więcej". */
  opinionsPortion: 6,
  questionsPortion: 5,
  /** For how many days the confirmation link of a newsletter works. */
  newsletterKeyDays: 7,
  /** The sentence by which a visitor agrees to the newsletter, in the form and in the footer; empty for the shop's own. */
  newsletterConsent: '',
  /** After how many days without a change the basket of a guest who never ordered is deleted. */
  guestBasketDays: 14,
  basketLines: 100,
  /** How many shopping lists a visitor may have, the wishlist included, how many products each, and how long its name, in characters. */
  shoppingLists: 20,
  shoppingListLines: 200,
  shoppingListNameCharacters: 100,
  /** How many files a shopper may attach to a basket line, and how large each may be (wire contract 4: 10 MB). */
  lineFiles: 5,
  lineFileMegabytes: 10,
  /** The most pixels of a decoded image, in millions; photographs of phones have up to 50. */
  imageMegapixels: 50,
  /** The same of a WebP that is re-encoded: with 48 million pixels that takes 20 seconds and 700 MB (libwebp 1.6). */
  webpMegapixels: 12,
  /** How many images one process decodes at once; each may take 300 MB of memory. */
  imageDecoders: 1,
  /** How many images may wait for that in one process; a later form gets 503 and may be sent again. */
  imagesWaiting: 8,
  /** After how many seconds a retry makes sense. */
  imageRetrySeconds: 30,
  /** The most that the goods of one order may be worth, gross grosze; above it call 123 and the order page refuse. */
  orderWorthMaximum: 1_000_000_00,
  /** For how many days goods are reserved for an unpaid order, without the day of the order; then it is cancelled. */
  orderPaymentDays: 7,
  /** How many days before that the buyer is reminded; 0: never. */
  paymentReminderDays: 2,
  /**
   * Limits of one customer's unpaid orders: of one account, and of one e-mail. Whole pieces, gross grosze.
   * Orders that are paid on delivery count as long as goods would be reserved for a payment.
   */
  unpaidOrdersPerCustomer: 10,
  unpaidPiecesPerCustomer: 150,
  unpaidWorthPerCustomer: 30_000_00,
  /** The same of one network address, which a household, an office or a whole network of mobile phones may share. */
  unpaidOrdersPerNetworkAddress: 60,
  unpaidPiecesPerNetworkAddress: 600,
  unpaidWorthPerNetworkAddress: 100_000_00,
  /** For how many days a mail that the server refuses for now is retried; then the operator is asked. */
  mailRetryDays: 3,
  /** How many back-in-stock notices an address may ask for within 24 hours (spec 8: the daily limit). */
  observationsADay: 10,
  /**
   * How `/ajax/projector.php` lists sizes: an object by "00000-uniw", which connectors look up, or an array, which one
   * generation of themes runs through (wire contract 2.1).
   */
  projectorItems: 'object' as 'object' | 'array',

  // Rate limits of one address or account
  ...rateLimitSettings,
};

export type Settings = Readonly<typeof defaultSettings>;
export type SettingName = keyof Settings;

/**
 * The settings of one request: defaults with the shop's overrides. An unknown name or a value of another type
 * is rejected, so that a typo in the table cannot change how the shop counts.
 *
 * @throws RangeError with the setting's name
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

/** An incomplete limit would not limit. */
const isSameShape = (known: RateLimit, value: object): boolean =>
  Object.keys({ ...known, ...value }).every(
    (key) => key in known && Number.isFinite((value as Record<string, unknown>)[key]),
  );
