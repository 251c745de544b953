import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Content, Thousandths } from '../../../../patterns/rules/price.ts';
import type { DaysAgo } from './common.ts';

/**
 * One size (or colour, or length) of a product: the unit of sale. A product without sizes has the single size `uniw`,
 * as on the platform.
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
   * Every price since the first, oldest first; source of the lowest price of 30 days. Empty without a price in money.
   */
  priceHistory: ReadonlyArray<PriceChange>;
  /** Sum over `stocks`, or `unlimited`. */
  amount: Thousandths;
  stocks: ReadonlyArray<StockAmount>;
  /** Set by the shop. With `enable` a size that runs out becomes unavailable; with `order` it is made to order. */
  availability: 'enable' | 'order' | 'disable';
  /** GTIN (EAN) from the producer. */
  producerCode?: string;
  /** Grams of one unit with packaging; 0 for goods not sent. */
  weight: number;
  /** Content of one unit, for the price per kilogram or litre. */
  netContent?: Content;
  swatch?: Swatch;
}

/** From `daysAgo` until the next change, or now, the size cost `priceGross`. Oldest first. */
export interface PriceChange {
  daysAgo: DaysAgo;
  priceGross: Grosze;
}

/** The amount of a size in one warehouse or showroom; may be `unlimited`. */
export interface StockAmount {
  stockId: string;
  amount: Thousandths;
}

/** A colour shown as a dot beside its name. `hex` is the goods' colour, unaffected by themes. */
export interface Swatch {
  name: string;
  hex: string;
}
