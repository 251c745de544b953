import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Subscription } from '../../../../patterns/rules/subscription.ts';
import type { Tier } from '../../../../patterns/rules/tiers.ts';
import type { DaysAgo, DaysAhead } from './common.ts';
import type { DelayTime, ShippingTime } from './shipping-time.ts';
import type { Size, Swatch } from './size.ts';

export type ProductType = 'product' | 'product_bundle' | 'product_configurable' | 'product_virtual' | 'product_service';

/** A list that a shop fills by hand: featured and recommended products (wire: distinguished, special). */
export type ProductZone = 'distinguished' | 'special';

export interface Product {
  id: number;
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
  /** Further categories that list it. */
  furtherCategoryIds?: ReadonlyArray<number>;
  producerId: number;
  /** Null where the sale is outside of VAT (a multi-purpose voucher). */
  vatPercent: number | null;
  /** For the bookkeeper, never shown. */
  vatNote?: string;
  unit: Unit;
  /** The initial price: of `defaultSize`. 0 where the price is asked by phone or paid in points. */
  priceGross: Grosze;
  /** The initial size of the page. */
  defaultSize: string;
  sizes: ReadonlyArray<Size>;
  /** The label of the sizes: "Rozmiar", "Kolor". Absent with the single size. */
  sizeLabel?: string;
  /** Price suggested by the producer (wire: suggested, srp). */
  suggestedPriceGross?: Grosze;
  /** Dealer prices; `size` null is every size. Kept for the shop, never shown. */
  wholesalePrices?: ReadonlyArray<{ size: string | null; priceGross: Grosze }>;
  /** The reduction ends with this day. */
  promotionEndsInDays?: DaysAhead;
  tiers: ReadonlyArray<Tier>;
  orderQuantityRange: OrderQuantityRange;
  ofEachSize?: SizeQuantityRange;
  shippingTime?: ShippingTime;
  delayTime?: DelayTime;
  /** An unavailable size accepts addresses for a notice. */
  hasBackInStockNotice: boolean;
  isPhonePrice: boolean;
  /** Priced by phone but orderable: it costs nothing. Its sizes have the price 0. */
  isFreeToOrder?: boolean;
  /** Given away; never sold. */
  isGratis: boolean;
  isNew: boolean;
  /** The shop's special lists with it. */
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
  /** The buyer must add a text: the words to engrave. */
  isCommentRequired: boolean;
  /** How a virtual product reaches the buyer: a gift card by mail, with its number and PIN; a file from the order's page. */
  virtualDelivery?: 'email' | 'download';
  keyFacts: ReadonlyArray<KeyFact>;
  parameters: ReadonlyArray<Parameter>;
  /** Warnings of the product-safety block; null where there are none. */
  safetyInformation: string | null;
  opinions: ReadonlyArray<Opinion>;
  questions: ReadonlyArray<Question>;
  /** In the order of the gallery; the first is on cards. */
  pictureIds: ReadonlyArray<string>;
}

/** The unit of goods (wire: product.unit). `sellBy` is the step, `precision` the number of decimals. */
export interface Unit {
  name: string;
  singular: string;
  plural: string;
  sellBy: Thousandths;
  precision: number;
}

/** Order limits, over all sizes of a product. */
export interface OrderQuantityRange {
  minPerOrder: Thousandths;
  /** May be `unlimited`. */
  maxPerOrder: Thousandths;
}

/** Order limits of each size of a product (spec 3: min_s and max_s); left out without one. */
export interface SizeQuantityRange {
  min?: Thousandths;
  max?: Thousandths;
}

/** One part of a bundle; its price is at its own product. */
export interface BundlePart {
  productId: number;
  size: string;
  quantity: Thousandths;
}

/** One choice of a configurable product; the first option has no surcharge. */
export interface ConfiguratorGroup {
  id: string;
  name: string;
  options: ReadonlyArray<ConfiguratorOption>;
}

export interface ConfiguratorOption {
  id: string;
  name: string;
  extraGross: Grosze;
  /** Its colour as CSS writes it: "#2f4ba0". */
  swatch?: string;
}

/** Products that differ in colour only share a group. */
export interface VersionGroup {
  id: string;
  /** The property: "Kolor". */
  label: string;
}

/** A file that comes with the product. `file` is its name among the shop's files, or a whole address. */
export interface Enclosure {
  name: string;
  file: string;
  /** Its size; absent where the shop does not keep the file. */
  bytes?: number;
  /** Of its text, ISO 639-1. */
  language?: string;
  /** Who may download it (wire contract 1.9); everyone by default. */
  access?: EnclosureAccess;
}

/** Everyone, who has ordered the product, who has also paid for it, or wholesalers. Files that are goods are `paid`. */
export type EnclosureAccess = 'all' | 'ordered' | 'paid' | 'wholesale';

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
