import type { Grosze } from '../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../patterns/rules/price.ts';
import type { ProductZone } from '../../features/catalogue/types.ts';

/** Presents: one of the highest threshold reached, or none. */
export interface Gifts {
  rule: string;
  thresholds: ReadonlyArray<{ fromGross: Grosze; productIds: ReadonlyArray<number>; note?: string }>;
  /** May be added to any order. */
  always: ReadonlyArray<{ productId: number; maxQuantity: Thousandths; note?: string }>;
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
