/**
 * The seller and its promises, by name. They differ in every shop: by default there is no seller and no promise, until the
 * shop sets them (`npm run operator -- settings set`). Those of the demo are in `storefront/demo/shop.json`, written by the seed.
 */
export const sellerSettings = {
  /** The shop's name: in titles, in the header, in mails. */
  shopName: 'Sklep',
  /** The heading of the home page, and the line under it; both are in the footer, too. */
  shopLine: '',
  shopLead: '',

  /** The company, as required by law: its full name, address and numbers. */
  companyName: '',
  companyStreet: '',
  companyZipcode: '',
  companyCity: '',
  /** NIP, formatted. */
  companyTaxNumber: '',
  /** KRS; empty for sole traders. */
  companyRegisterNumber: '',
  /** Where questions go, and where mails come from. */
  companyEmail: '',
  companyPhone: '',
  /** Opening hours. */
  companyHours: '',
  /** The address of a map's picture on the contact page, from the shop's root; '' if there is none. */
  companyMap: '',
  /** The account for transfers. */
  companyBankAccount: '',
  /** The rest of the footer. */
  companyNote: '',

  /** From which worth of goods the strip of every page promises free delivery; 0 for no promise. Couriers have their own costs. */
  freeShippingFrom: 0,
  /** Days to return goods; the legal minimum is 14. */
  returnDays: 14,
  /** Loyalty points for one złoty; 0 without a programme. */
  pointsPerZloty: 0,

  // The home page, by ids of products and of the built pictures. Missing ones are omitted.
  homeHeroPicture: '',
  /** The products at that picture's pins, in their order. */
  homeHeroProducts: [] as ReadonlyArray<number>,
  homeDepartmentsPicture: '',
  /** A product sold by the metre, with discounts by quantity; 0 for none. */
  homeFeatureProduct: 0,
  homeFeaturePicture: '',
  /** The preview picture of a shared link to the home page. */
  homeSharedPicture: '',
};

/** What the shop must state before orders (consumer rights act, art. 12), and what paying by transfer needs. */
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

/** What of that the shop has not set. Until all is set, it takes no orders. */
export const missingFacts = (settings: Pick<typeof sellerSettings, RequiredFact>): ReadonlyArray<RequiredFact> =>
  requiredFacts.filter((name) => settings[name] === sellerSettings[name]);

/** "Przykładowa 1, 00-009 Przykładowo"; set parts only. @param space between words: U+00A0 where lines break at the comma alone */
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
