import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Content, Thousandths } from '../../../../patterns/rules/price.ts';
import type { DaysAgo } from './common.ts';

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
