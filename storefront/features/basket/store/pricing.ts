import { createHash } from 'node:crypto';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { QuantityData } from '../../../../patterns/rules/quantity.ts';
import { periodOf } from '../../../../patterns/rules/subscription.ts';
import type { ProductDetails } from '../../catalogue/store.ts';

/** Identifies a line: the same size with other options is another line. */
export interface LineKey {
  productId: number;
  size: string;
  /** `additionalOf(options)`; '' where there are none. */
  additional: string;
}

/** A shopper's options of a product beyond its size. */
export interface LineOptions {
  /** Group id to option id of a configurable product. */
  configuration?: Readonly<Record<string, string>>;
  /** Days between the deliveries of a subscription; left out for a single purchase. */
  period?: number;
  /** Of a wrapping: the wrapped line. */
  wraps?: LineKey;
}

/**
 * Hashes a line's options to 32 characters (the platform's `md5_additional`); '' where there are none. MD5 protects
 * nothing here, it identifies lines.
 */
export function additionalOf(options: LineOptions): string {
  const configuration = Object.entries(options.configuration ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const { wraps, period } = options;
  const chosen = [
    ...configuration,
    ...(period === undefined ? [] : [['period', period]]),
    ...(wraps ? [[wraps.productId, wraps.size, wraps.additional]] : []),
  ];
  return chosen.length === 0 ? '' : createHash('md5').update(JSON.stringify(chosen)).digest('hex');
}

/** What the price and the limits of a line depend on. */
export interface PricedSize {
  /** Of a single purchase. */
  price: Grosze;
  /** The only size that a subscription delivers (as `offeredPrices` of the catalogue). */
  isDefault: boolean;
  details: Pick<ProductDetails, 'configurator' | 'subscription'>;
}

/** The price of one unit with these options, before quantity discounts; null where the size lacks one of them. */
export function chosenPrice(size: PricedSize, options: LineOptions): Grosze | null {
  const price = options.period === undefined ? size.price : subscriptionPrice(size, options.period);
  const extra = extraOf(size.details.configurator, options);
  return price === null || extra === null ? null : price + extra;
}

const subscriptionPrice = ({ isDefault, details: { subscription } }: PricedSize, days: number): Grosze | null =>
  subscription && isDefault && periodOf(subscription, days) ? subscription.priceGross : null;

/** The limits of a line: a subscription has a minimum for each delivery. */
export const limitsOf = (limits: QuantityData, details: PricedSize['details'], options: LineOptions): QuantityData =>
  options.period === undefined || !details.subscription
    ? limits
    : { ...limits, minPerDelivery: details.subscription.minQuantity };

/** Null where the product lacks a group or an option. Other groups have their first option. */
function extraOf(configurator: ProductDetails['configurator'], options: LineOptions): Grosze | null {
  let extra = 0;
  for (const [groupId, optionId] of Object.entries(options.configuration ?? {})) {
    const option = configurator?.find(({ id }) => id === groupId)?.options.find(({ id }) => id === optionId);
    if (!option) return null;
    extra += option.extraGross;
  }
  return extra;
}
