import type { Grosze } from '../../patterns/rules/money.ts';
import type { Content, Thousandths } from '../../patterns/rules/price.ts';
import type { Tier } from '../../patterns/rules/tiers.ts';

/*
 * The shapes of the demo catalogue, the JSON files beside this one. Money is gross and in grosze, quantities are in
 * thousandths of the unit, and every time is a number of days before or after the shop's clock at the moment of
 * seeding, so that prices, promotions and opinions never grow old.
 */

/** An amount without a limit, where a quantity stands (spec: amount -1). */
export const unlimited = -1;

/** Whole days before the shop's clock; 0 is today. */
export type DaysAgo = number;
/** Whole days after the shop's clock; 0 is today. */
export type DaysAhead = number;

/** A postal address in Poland; `zipcode` is written 00-000. */
export interface Address {
  street: string;
  zipcode: string;
  city: string;
  country: string;
}

/** The shop itself: who sells, on what terms, and what the home page points at. */
export interface Shop {
  name: string;
  /** The line under the name: the heading of the home page. */
  line: string;
  /** The sentence beside that heading. */
  lead: string;
  currency: 'PLN';
  /** From this worth of goods the ordinary courier costs nothing. */
  freeShippingFromGross: Grosze;
  /** Days a buyer has to send things back (the law gives 14). */
  returnDays: number;
  company: Address & {
    name: string;
    email: string;
    phone: string;
    /** NIP, ten digits. */
    taxNumber: string;
    /** KRS, ten digits. */
    registerNumber: string;
    bankAccount: string;
    hours: string;
    /** Says that the data are an example; to be shown wherever the company is. */
    note: string;
  };
  loyalty: { pointsPerZloty: number; note: string; isForClientsOnly: boolean };
  /** Basket worth for which instalments are offered, both ends included. */
  instalments: { minGross: Grosze; maxGross: Grosze };
  /** The pins on the home page's picture and the list under it, in order. */
  heroPins: ReadonlyArray<HeroPin>;
}

/** A numbered pin on the hero picture: `x` and `y` are percent of its width and height, from the top left corner. */
export interface HeroPin {
  productId: number;
  x: number;
  y: number;
}

export interface Category {
  id: number;
  slug: string;
  name: string;
  /** The short name in the menu. */
  menuName: string;
  description: string;
  pictureId: string;
}

/** A producer with the data the product-safety block must show (GPSR, Regulation 2023/988 art. 19). */
export interface Producer {
  id: number;
  slug: string;
  name: string;
  description: string;
  manufacturer: Address & { name: string; email: string };
  note: string;
}

/** A list that a shop fills by hand: what it distinguishes, and what it recommends (wire: distinguished, special). */
export type ProductZone = 'distinguished' | 'special';

export type ProductType = 'product' | 'product_bundle' | 'product_configurable' | 'product_virtual' | 'product_service';

/** The unit goods are counted in (wire: product.unit). `sellBy` is the step, `precision` the number of decimals. */
export interface Unit {
  name: string;
  singular: string;
  plural: string;
  sellBy: Thousandths;
  precision: number;
}

/** From `daysAgo` until the next change, or now, the size cost `priceGross`. Oldest first. */
export interface PriceChange {
  daysAgo: DaysAgo;
  priceGross: Grosze;
}

/** How much of a size lies in one warehouse or showroom; `amount` may be `unlimited`. */
export interface StockAmount {
  stockId: string;
  amount: Thousandths;
}

/** A colour to be shown as a dot beside its name. `hex` is what the goods look like, no theme changes it. */
export interface Swatch {
  name: string;
  hex: string;
}

/**
 * One size (or colour, or length) of a product: what is really bought. A product without sizes has the single size
 * `uniw`, as the platform does.
 */
export interface Size {
  type: string;
  name: string;
  /** Order within the product, from 0. */
  priority: number;
  /** The size's own shop code. */
  code: string;
  /** The price now: always the newest entry of `priceHistory`. */
  priceGross: Grosze;
  /** The price before the reduction (wire: crossedPrice, maxprice); only where the price is reduced now. */
  crossedPriceGross?: Grosze;
  /**
   * Every price since the first, oldest first; the lowest price of 30 days is counted from it. Empty where there is no
   * price in money.
   */
  priceHistory: ReadonlyArray<PriceChange>;
  /** Sum over `stocks`, or `unlimited`. */
  amount: Thousandths;
  stocks: ReadonlyArray<StockAmount>;
  /** What the shop set. With `enable` a size that runs out becomes unavailable; with `order` it is made to order. */
  availability: 'enable' | 'order' | 'disable';
  /** GTIN (EAN) from the producer. */
  producerCode?: string;
  /** Grams of one unit with its wrapping; 0 for what is not sent. */
  weight: number;
  /** What one unit holds, for the price per kilogram or litre. */
  netContent?: Content;
  swatch?: Swatch;
}

/** When a parcel leaves: today if ordered before the deadline, after working days, or on a day of the week. */
export type ShippingTime =
  | { kind: 'today'; /** HH:MM, in the shop's time zone. */ deadline: string }
  | { kind: 'days'; days: number }
  | { kind: 'weekDay'; /** 1 is Monday. */ weekDay: number; weekAmount: number };

/** A later delivery than usual; nobody knows when where the kind is `unknown`. */
export type DelayTime = { kind: 'unknown' } | { kind: 'days'; days: DaysAhead };

/** What may be ordered at once, of all sizes of a product together. */
export interface OrderQuantityRange {
  minPerOrder: Thousandths;
  /** May be `unlimited`. */
  maxPerOrder: Thousandths;
}

export interface SubscriptionPeriod {
  count: number;
  unit: 'week' | 'month';
  /** As it is said: "co 2 tygodnie". */
  name: string;
}

/** The offer of standing deliveries. */
export interface Subscription {
  priceGross: Grosze;
  periods: ReadonlyArray<SubscriptionPeriod>;
  minQuantity: Thousandths;
}

/** One part of a bundle; the parts' prices stand at their own products. */
export interface BundlePart {
  productId: number;
  size: string;
  quantity: Thousandths;
}

/** One choice of a configurable product; the first option costs nothing more. */
export interface ConfiguratorGroup {
  id: string;
  name: string;
  options: ReadonlyArray<{ id: string; name: string; extraGross: Grosze }>;
}

/** A file that comes with the product. `file` is its name among the shop's files, or a whole address. */
export interface Enclosure {
  name: string;
  file: string;
}

export interface Parameter {
  name: string;
  value: string;
}

/** A parameter worth large type on the product page: "200 g/m²", "gramatura". */
export interface KeyFact {
  value: string;
  label: string;
}

export interface Opinion {
  /** 1 to 5. */
  rating: number;
  author: string;
  daysAgo: DaysAgo;
  isConfirmedByPurchase: boolean;
  content: string;
}

export interface Question {
  daysAgo: DaysAgo;
  author: string;
  question: string;
  answer: string;
  answeredDaysAgo: DaysAgo;
  answeredBy: string;
}

/** Products that are the same thing in another colour share a group. */
export interface VersionGroup {
  id: string;
  /** What differs: "Kolor". */
  label: string;
}

export interface Product {
  id: number;
  /** The edition of the catalogue that brought it, 1 unless told: shops of an earlier one get it when they are opened. */
  edition?: number;
  slug: string;
  /** The shop's own code: "KP-01". */
  code: string;
  type: ProductType;
  name: string;
  /** Under the name on cards: "kamionka, 22 cm". */
  subline: string;
  description: string;
  /** What it is, in the plural, for filters: "Kubki". */
  kind: string;
  categoryId: number;
  /** Other categories whose lists show it too. */
  furtherCategoryIds?: ReadonlyArray<number>;
  producerId: number;
  /** Null where the sale is outside of VAT (a multi-purpose voucher). */
  vatPercent: number | null;
  /** For the bookkeeper, never shown. */
  vatNote?: string;
  unit: Unit;
  /** What the shop shows first: the price of `defaultSize`. 0 where the price is asked by phone or paid in points. */
  priceGross: Grosze;
  /** The size that is chosen when the page opens. */
  defaultSize: string;
  sizes: ReadonlyArray<Size>;
  /** What sizes are called on the product page: "Rozmiar", "Kolor". Absent with the single size. */
  sizeLabel?: string;
  /** Price suggested by the producer (wire: suggested, srp). */
  suggestedPriceGross?: Grosze;
  /** What dealers pay; `size` null is every size. Kept for the shop, never shown. */
  wholesalePrices?: ReadonlyArray<{ size: string | null; priceGross: Grosze }>;
  /** The reduction ends with this day. */
  promotionEndsInDays?: DaysAhead;
  tiers: ReadonlyArray<Tier>;
  orderQuantityRange: OrderQuantityRange;
  shippingTime?: ShippingTime;
  delayTime?: DelayTime;
  /** Who waits may leave an address on an unavailable size. */
  hasBackInStockNotice: boolean;
  isPhonePrice: boolean;
  /** Priced by phone and ordered all the same: it costs nothing. Its sizes have the price 0. */
  isFreeToOrder?: boolean;
  /** Given away; never sold. */
  isGratis: boolean;
  isNew: boolean;
  /** The special lists that the shop puts it on. */
  zones?: ReadonlyArray<ProductZone>;
  /** 1 is bought most; the default order of lists. */
  popularity: number;
  /** Price in loyalty points for one unit. */
  pointsPrice?: number;
  isForPointsOnly: boolean;
  /** Points received for one unit, where they differ from the shop's rule. */
  pointsReceived?: number;
  hasInstalments: boolean;
  hasSizeChart: boolean;
  subscription?: Subscription;
  bundle?: ReadonlyArray<BundlePart>;
  configurator?: ReadonlyArray<ConfiguratorGroup>;
  enclosures: ReadonlyArray<Enclosure>;
  version?: VersionGroup & Swatch;
  /** The service that engraves this product. */
  engravingProductId?: number;
  /** Gift wrapping may be added to this product. */
  hasGiftWrap: boolean;
  /** The product is the gift wrapping itself. */
  isWrapper: boolean;
  /** The buyer must say something with it: the words to engrave. */
  isCommentRequired: boolean;
  /** How a virtual product reaches the buyer. */
  virtualDelivery?: 'email' | 'download';
  keyFacts: ReadonlyArray<KeyFact>;
  parameters: ReadonlyArray<Parameter>;
  /** Warnings of the product-safety block; null where there are none. */
  safetyInformation: string | null;
  opinions: ReadonlyArray<Opinion>;
  questions: ReadonlyArray<Question>;
  /** In the order of the gallery; the first stands on cards. */
  pictureIds: ReadonlyArray<string>;
}

/** A way of delivery. */
export interface Courier {
  id: string;
  name: string;
  /** `prepaid` is paid before sending, `dvp` on delivery. */
  payment: 'prepaid' | 'dvp';
  costGross: Grosze;
  /** Free from this worth of goods; null is never. */
  freeFromGross: Grosze | null;
  time:
    | { kind: 'days'; days: number }
    | { kind: 'minutes'; minutes: number }
    | { kind: 'weekDay'; /** 1 is Monday. */ weekDay: number; weekAmount: number };
  /** Grams a parcel may weigh; null is no limit. */
  maxWeight: number | null;
  requires?: 'pickupPoint' | 'showroom';
  /** It carries these products and no others. */
  onlyProductIds?: ReadonlyArray<number>;
  /** It carries no order with one of these products. */
  exceptProductIds?: ReadonlyArray<number>;
  /** For products that are files: they add no cost to an order that has parcels too. */
  isVirtual: boolean;
}

/** Opening hours in words: "poniedziałek–piątek" "10.00–19.00". */
export interface OpeningHours {
  days: string;
  hours: string;
}

/** A warehouse, or a showroom where goods may be seen and collected. */
export interface Stock {
  id: string;
  name: string;
  kind: 'warehouse' | 'showroom';
  address: Address;
  phone?: string;
  email?: string;
  /** Degrees, WGS 84. */
  coordinates?: { latitude: number; longitude: number };
  canCollect: boolean;
  openingHours: ReadonlyArray<OpeningHours>;
}

/** A place of a courier where a parcel waits. */
export interface PickupPoint {
  id: string;
  name: string;
  address: Address;
  coordinates: { latitude: number; longitude: number };
  openingHours: ReadonlyArray<OpeningHours>;
  /** How to get in. */
  note?: string;
}

/** Presents: one of the highest threshold reached, or none. */
export interface Gifts {
  rule: string;
  thresholds: ReadonlyArray<{ fromGross: Grosze; productIds: ReadonlyArray<number>; note?: string }>;
  /** May be added to any order. */
  always: ReadonlyArray<{ productId: number; maxQuantity: Thousandths; note?: string }>;
}

/** An article of the shop's journal. */
export interface Post {
  id: number;
  slug: string;
  title: string;
  daysAgo: DaysAgo;
  categoryId: number;
  pictureId: string;
  lead: string;
  paragraphs: ReadonlyArray<string>;
}

/** A short message. `{name}` in its title and text is the date `dates.name` days ahead, said as "6 grudnia". */
export interface News {
  id: number;
  slug: string;
  daysAgo: DaysAgo;
  title: string;
  text: string;
  dates: Readonly<Record<string, DaysAhead>>;
  productIds: ReadonlyArray<number>;
}

/** A page of information. */
export interface Page {
  slug: string;
  title: string;
  note?: string;
  sections: ReadonlyArray<{ heading: string; paragraphs: ReadonlyArray<string> }>;
}

/** Products that belong together, whatever they are. A product is in one series at most. */
export interface Series {
  id: number;
  slug: string;
  name: string;
  description: string;
  productIds: ReadonlyArray<number>;
}

/** A place in the menu: it leads to a category, to an address of the shop, or only gathers what is under it. */
export interface MenuNode {
  name: string;
  categoryId?: number;
  link?: string;
  children?: ReadonlyArray<MenuNode>;
}

/** A panel of products on a page (wire: hotspots). */
export interface Hotspot {
  page: 'main' | 'projector' | 'basketedit' | 'search' | 'noproduct';
  zone: 'zone1' | 'zone2' | 'zone3' | 'zone4';
  /** `chosen` shows `productIds`; the last three show what shares something with the products of the page. */
  type: 'chosen' | 'promotion' | 'new' | 'bestseller' | ProductZone | 'category' | 'series' | 'producer';
  name: string;
  /** Where all of them are; '' where there is no such page. */
  url: string;
  /** How many are shown. */
  most: number;
  productIds?: ReadonlyArray<number>;
}

/** A discount code, in capitals. */
export interface Rebate {
  code: string;
  /** `delivery` makes it free of charge. */
  kind: 'percentage' | 'amount' | 'delivery';
  /** Whole percent or grosze; 0 for free delivery. */
  value: number;
  /** The least worth of goods. */
  fromGross: Grosze;
  /** Days before or after the shop's clock; without them it always holds. It ends with that day. */
  startsInDays?: number;
  endsInDays?: number;
  /** How many orders may use it, and how many have. */
  mostUses?: number;
  used?: number;
}

/** Where and when the shop sends. */
export interface Delivery {
  /** `id` is the platform's number of the region, `iso` ISO 3166-1 alpha-2. The first is the shop's own. */
  countries: ReadonlyArray<{ id: number; iso: string; name: string }>;
  /** Where each courier goes, and what worth of goods it takes. */
  rules: ReadonlyArray<{
    courierId: string;
    countryIds: ReadonlyArray<number>;
    minGross?: Grosze;
    maxGross?: Grosze;
  }>;
  /** Days on which the shop does otherwise than the week says. */
  days: ReadonlyArray<{ inDays: DaysAhead; kind: 'holiday' | 'working'; name: string }>;
}

/** What was looked for, and how often. */
export interface SearchPhrase {
  phrase: string;
  count: number;
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/**
 * A picture and its encoded files, `pictures/<id>-<width>.<format>`. `encode.mjs` fills `width`, `height` and `widths`
 * from the master.
 */
export interface Picture {
  id: string;
  kind: 'product' | 'category' | 'hero' | 'openGraph';
  alt: string;
  /** Of the largest encoded file, in pixels: the ratio is what pages need. */
  width: number;
  height: number;
  /** Ascending, in pixels; empty where the format is not made. */
  widths: Readonly<Record<PictureFormat, ReadonlyArray<number>>>;
  productId?: number;
  categoryId?: number;
  /** Woven and knitted things need a higher AVIF quality. */
  isTextile?: boolean;
  /** Cut out of another picture's master, in its pixels. */
  crop?: { master: string; left: number; top: number; width: number; height: number };
  /** The size of the product that it shows. */
  size?: string;
  /** The configuration of the product that it shows: group id to option id. */
  configuration?: Readonly<Record<string, string>>;
  /** The same picture cut for narrower screens, by id: `tablet` (16:10, below 1200 px), `phone` (4:3.6, below 757 px). */
  crops?: { tablet: string; phone: string };
}

/** The whole demo catalogue. */
export interface Catalogue {
  shop: Shop;
  categories: ReadonlyArray<Category>;
  producers: ReadonlyArray<Producer>;
  products: ReadonlyArray<Product>;
  couriers: ReadonlyArray<Courier>;
  stocks: ReadonlyArray<Stock>;
  pickupPoints: ReadonlyArray<PickupPoint>;
  gifts: Gifts;
  posts: ReadonlyArray<Post>;
  news: ReadonlyArray<News>;
  pages: ReadonlyArray<Page>;
  pictures: ReadonlyArray<Picture>;
  series: ReadonlyArray<Series>;
  menu: ReadonlyArray<MenuNode>;
  hotspots: ReadonlyArray<Hotspot>;
  rebates: ReadonlyArray<Rebate>;
  delivery: Delivery;
  phrases: ReadonlyArray<SearchPhrase>;
}
