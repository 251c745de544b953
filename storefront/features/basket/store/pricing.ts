import { createHash } from 'node:crypto';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { priceAt, type Tier } from '../../../../patterns/rules/tiers.ts';
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
  /** Of a wrapping: the wrapped line. */
  wraps?: LineKey;
}

/**
 * Hashes a line's options to 32 characters (the platform's `md5_additional`); '' where there are none. MD5 protects
 * nothing here, it identifies lines.
 */
export function additionalOf(options: LineOptions): string {
  const configuration = Object.entries(options.configuration ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const { wraps } = options;
  const chosen = [...configuration, ...(wraps ? [[wraps.productId, wraps.size, wraps.additional]] : [])];
  return chosen.length === 0 ? '' : createHash('md5').update(JSON.stringify(chosen)).digest('hex');
}

/** Null where the product lacks a group or an option. Other groups have their first option. */
export function extraOf(configurator: ProductDetails['configurator'], options: LineOptions): Grosze | null {
  let extra = 0;
  for (const [groupId, optionId] of Object.entries(options.configuration ?? {})) {
    const option = configurator?.find(({ id }) => id === groupId)?.options.find(({ id }) => id === optionId);
    if (!option) return null;
    extra += option.extraGross;
  }
  return extra;
}

/** A line's current unit price. Quantity discounts lower the goods and their extras alike. */
export function unitGrossOf(line: {
  price: Grosze;
  tiers: ReadonlyArray<Tier>;
  quantity: Thousandths;
  extra: Grosze;
}): Grosze {
  return priceAt(line.price + line.extra, line.tiers, line.quantity);
}
