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
  /** The minimum worth of goods. */
  fromGross: Grosze;
  /** Days before or after the shop's clock; always valid without them. It ends with that day. */
  startsInDays?: number;
  endsInDays?: number;
  /** The maximum of uses, and the number so far. */
  mostUses?: number;
  used?: number;
}

/** A panel of products on a page (wire: hotspots). */
export interface Hotspot {
  page: 'main' | 'projector' | 'basketedit' | 'search' | 'noproduct';
  zone: 'zone1' | 'zone2' | 'zone3' | 'zone4';
  /** `chosen` shows `productIds`; the last three show products related to those of the page. */
  type: 'chosen' | 'promotion' | 'new' | 'bestseller' | ProductZone | 'category' | 'series' | 'producer';
  name: string;
  /** The page with all of them; '' without one. */
  url: string;
  /** The maximum shown. */
  most: number;
  productIds?: ReadonlyArray<number>;
}
