import type { EnglishTexts, News, Page, Post, SearchPhrase } from './content.ts';
import type {
  Courier,
  Delivery,
  PickupPoint,
  Stock,
  Category,
  MenuNode,
  Producer,
  Series,
  Picture,
  Product,
} from '../../features/catalogue/types.ts';
import type { Gifts, Hotspot, Rebate } from './offers.ts';
import type { Shop } from './shop.ts';

/*
 * The types of the demo catalogue, the JSON files beside this one. Money is gross and in grosze, quantities are in
 * thousandths of the unit, and every time is a number of days before or after the moment of seeding, so that prices,
 * promotions and opinions never grow old.
 */

/** The whole demo catalogue. */
export interface Catalogue {
  shop: Shop;
  categories: ReadonlyArray<Category>;
  producers: ReadonlyArray<Producer>;
  products: ReadonlyArray<Product>;
  /** The files of its enclosures, by their names. */
  enclosureFiles?: Readonly<Record<string, Uint8Array>>;
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
  vouchers?: ReadonlyArray<DemoVoucher>;
  delivery: Delivery;
  phrases: ReadonlyArray<SearchPhrase>;
  /** English by Polish text, for all words of the shop. Visitors' opinions and questions stay as they were written. */
  english?: Readonly<Record<string, string>>;
  /** The pages, articles and news in English. */
  englishTexts?: EnglishTexts;
}

/** A voucher or gift card of the demo. */
export interface DemoVoucher {
  /** Sixteen digits. */
  number: string;
  kind: 'voucher' | 'gift-card';
  /** Of a gift card. */
  pin?: string;
  /** Gross grosze. */
  worth: number;
  /** What is left of it; all by default. */
  left?: number;
  /** ISO 4217; PLN by default. */
  currency?: string;
  isForeign?: boolean;
  isBlocked?: boolean;
  endsInDays?: number;
}
