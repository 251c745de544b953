import type { MenuTree, Product, ProductCard } from '../features/catalogue/store.ts';
import type { Words } from '../platform/store/translations.ts';
import type { Settings } from '../platform/settings/index.ts';
import type { Store } from './open-store.ts';

/*
 * The words of the shop in what the store answers: these alone are translated (ADR 42). What a visitor wrote is never named
 * here, nor are keys, such as units: `patterns/rules/units.ts` has their names.
 */

type Answer<Method> = Method extends (...values: never) => infer Result ? Awaited<Result> : never;

/** By method; a method that is not named answers no words of the shop. */
export type PartWords<Part> = { readonly [Method in keyof Part]?: Words<Answer<Part[Method]>> };

const picture = { alt: true } as const;
const swatch = { name: true } as const;
const named = { name: true } as const;
const described = { name: true, description: true } as const;
/** Of a line in a basket or an order: the product as it was chosen. */
const chosen = { name: true, versionName: true, sizeName: true } as const;
const openingHours = { days: true, hours: true } as const;

const card = {
  name: true,
  versionName: true,
  subline: true,
  sizes: { name: true, swatch },
  versions: { name: true, swatch, picture },
  pictures: picture,
} as const satisfies Words<ProductCard>;

const product = {
  name: true,
  versionName: true,
  subline: true,
  kind: true,
  description: true,
  details: {
    version: { label: true, name: true },
    parameters: { name: true, value: true },
    sizeLabel: true,
    subscription: { periods: named },
    configurator: { name: true, options: named },
    enclosures: named,
    keyFacts: { label: true, value: true },
    safetyInformation: true,
  },
} as const satisfies Words<Product>;

const category = { name: true, description: true, menuName: true } as const;
const producer = { name: true, description: true, note: true } as const;

const productPage = {
  product,
  sizes: { name: true, swatch },
  category,
  producer,
  pictures: picture,
  versions: { name: true, swatch },
} as const;

const basketLine = { ...chosen, wraps: named, picture } as const;

const order = {
  lines: { ...chosen, parts: chosen },
  details: { delivery: { courierName: true, place: named }, payment: named },
} as const;

const orderReturn = { lines: { name: true, sizeName: true, bundle: true } } as const;
const complaint = { lines: named } as const;

const point = { name: true, note: true, openingHours } as const;
const points = { points: point } as const;

const teaser = { title: true, lead: true, opening: true, note: true } as const;
const text = { ...teaser, body: true } as const;
const menuPlace = { name: true, path: named } as const;
/** Menus nest. */
const menuTree: Words<MenuTree> = {
  name: true,
  get children() {
    return menuTree;
  },
};

export const catalogueWords = {
  product,
  productPage,
  productPages: productPage,
  cards: card,
  cardsWithProducts: { card, product },
  list: { products: card },
  // The value of a filter is a key, such as the type of a size.
  facets: { filters: { name: true, values: named } },
  opinions: { praise: { productName: true } },
  categories: category,
  producers: producer,
  series: described,
  couriers: { name: true, slots: { hours: true } },
  stocks: { name: true, openingHours },
} as const satisfies PartWords<Store['catalogue']>;

export const contentWords = {
  list: teaser,
  portion: { entries: teaser },
  entry: text,
  titles: { title: true },
  find: text,
  pageOf: text,
} as const satisfies PartWords<Store['content']>;

export const menuWords = { nodes: menuPlace, tree: menuTree } as const satisfies PartWords<Store['menu']>;

/** Of the parts whose answers are only translated. */
export const partWords = {
  pickupPoints: { find: point, search: points, first: points, around: points, near: points },
  baskets: { ofSession: { lines: basketLine } },
  basketOffers: { ofSession: { gifts: chosen, lostGifts: named }, chooseGift: { gift: chosen } },
  removedLines: { ofSession: { names: true }, restore: named },
  gifts: { for: { choices: { note: true }, always: { note: true } } },
  orders: {
    place: { lines: named },
    withKey: order,
    ofSession: order,
    ofClient: order,
    byNumber: order,
    boughtBy: { bought: chosen },
  },
  complaints: {
    withKey: complaint,
    ofClient: complaint,
    byNumber: complaint,
    listOf: { complaints: { products: named } },
  },
  complaintDecisions: { byNumber: complaint },
  returns: { withKey: orderReturn, ofClient: orderReturn, byNumber: orderReturn, listOf: { returns: orderReturn } },
  hotspots: { named, zone: named },
  delivery: { countries: named, namedDays: named },
  questionAnswers: { forMail: { productName: true } },
  opinionAnswers: { forMail: { productName: true } },
  sentOpinions: { byKey: { productName: true }, forMail: { productName: true } },
} as const satisfies { readonly [Part in keyof Store]?: PartWords<Store[Part]> };

/** What an operator writes into settings that pages show. */
export const settingsWords = {
  promoCodeText: true,
  bars: { name: true, text: true },
  shopLine: true,
  shopLead: true,
  companyHours: true,
  companyNote: true,
} as const satisfies Words<Settings>;
