/**
 * Who sells and on what promises, by name. Nothing of it would suit two shops: by default nobody sells and nothing is promised, until the
 * shop says it (`npm run operator -- settings set`). The demo's own stand in `storefront/demo/shop.json`, and the seed writes them.
 */
export const sellerSettings = {
  /** What the shop is called: in titles, in the header, in mails. */
  shopName: 'Sklep',
  /** The heading of the home page, and the line under it; both stand in the footer, too. */
  shopLine: '',
  shopLead: '',

  /** The company, as the law wants it told: its full name, where it is, and its numbers. */
  companyName: '',
  companyStreet: '',
  companyZipcode: '',
  companyCity: '',
  /** NIP, as it is written. */
  companyTaxNumber: '',
  /** KRS; who trades without being a company has none. */
  companyRegisterNumber: '',
  /** Where questions go, and where mails come from. */
  companyEmail: '',
  companyPhone: '',
  /** When somebody answers. */
  companyHours: '',
  /** Where transfers go. */
  companyBankAccount: '',
  /** What else stands under every page. */
  companyNote: '',

  /** From which worth of goods the strip of every page promises free delivery; 0 where nothing is promised. What it costs, couriers say. */
  freeShippingFrom: 0,
  /** Days that a buyer has to send things back; the law gives 14. */
  returnDays: 14,
  /** Loyalty points for one złoty; 0 where the shop has no programme. */
  pointsPerZloty: 0,

  // The home page, by ids of products and of the built pictures. What is not named, or not there, is left out.
  homeHeroPicture: '',
  /** What stands at the pins of that picture, in their order. */
  homeHeroProducts: [] as ReadonlyArray<number>,
  homeDepartmentsPicture: '',
  /** Something sold by the metre, with discounts by quantity; 0 for none. */
  homeFeatureProduct: 0,
  homeFeaturePicture: '',
  /** What a link to the home page shows where it is shared. */
  homeSharedPicture: '',
};

/** What must be told before anybody orders (consumer rights act, art. 12), and what paying by transfer needs. */
export const requiredFacts = [
  'shopName',
  'companyName',
  'companyStreet',
  'companyZipcode',
  'companyCity',
  'companyTaxNumber',
  'companyEmail',
  'companyPhone',
  'companyBankAccount',
] as const satisfies ReadonlyArray<keyof typeof sellerSettings>;

export type RequiredFact = (typeof requiredFacts)[number];

/** What of that the shop does not say yet. While there is any, nothing can be ordered. */
export const missingFacts = (settings: Pick<typeof sellerSettings, RequiredFact>): ReadonlyArray<RequiredFact> =>
  requiredFacts.filter((name) => settings[name] === sellerSettings[name]);

/** "Przykładowa 1, 00-009 Przykładowo"; only what is told. @param space between words: U+00A0 where lines break at the comma alone */
export const companyAddress = (
  {
    companyStreet,
    companyZipcode,
    companyCity,
  }: Pick<typeof sellerSettings, `company${'Street' | 'Zipcode' | 'City'}`>,
  space = ' ',
): string =>
  [companyStreet, `${companyZipcode} ${companyCity}`.trim()]
    .filter(Boolean)
    .map((part) => part.replaceAll(' ', space))
    .join(', ');
