import { parseDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import type { LineOptions, ProductDetails } from '../../../store/index.ts';
import { sessionOf, type BuyingContext } from '../../../shared/session.ts';

/** The choice for a bundle part; missing fields keep the bundle's own. */
export interface BundleChoice {
  productId?: number;
  size?: string;
  /** Text, as sent. */
  quantity?: string;
}

/** Options of a product beyond its size. */
export interface ChosenOptions {
  /** Of a configurable product: group id to option id. */
  configuration?: Readonly<Record<string, string>>;
  /** Days between the deliveries of a subscription. */
  period?: number;
  /** A line of the basket, to copy its options (the platform's `md5_additional`). */
  additional?: string;
  /** Parts of a bundle by their number, from 1. */
  bundleParts?: ReadonlyMap<number, BundleChoice>;
}

/**
 * The options that a line keeps; null where the product lacks them. Bundles are sold unchanged: clients may name the
 * parts, but not exchange them.
 */
export async function chosenOptions(
  context: Pick<BuyingContext, 'store' | 'session'>,
  {
    productId,
    size,
    configuration,
    period,
    additional = '',
    bundleParts,
  }: { productId: number; size: string } & ChosenOptions,
): Promise<LineOptions | null> {
  if (bundleParts && bundleParts.size > 0) {
    const product = await context.store.catalogue.product(productId);
    if (!product || !matchesBundle(product.details.bundle ?? [], bundleParts)) return null;
  }
  if (additional === '') return { ...(configuration && { configuration }), ...(period !== undefined && { period }) };
  const { lines } = await context.store.baskets.ofSession(await sessionOf(context));
  const line = lines.find((one) => one.productId === productId && one.size === size && one.additional === additional);
  return line?.options ?? null;
}

const matchesBundle = (
  parts: NonNullable<ProductDetails['bundle']>,
  chosen: ReadonlyMap<number, BundleChoice>,
): boolean =>
  [...chosen].every(([number, { productId, size, quantity }]) => {
    const part = parts[number - 1];
    return (
      part !== undefined &&
      (productId === undefined || productId === part.productId) &&
      (size === undefined || sizeType(size) === sizeType(part.size)) &&
      (quantity === undefined || parseDecimal(quantity.trim()) === part.quantity)
    );
  });

/** Clients send empty, 0, false or n for no. */
export const isMeant = (value: string): boolean => !['', '0', 'false', 'n'].includes(value);

/**
 * The period of a subscription in a form: `days_in_period`. `subscription` alone names none, and no product is
 * delivered every 0 days, so it is refused.
 */
export function readPeriod(field: (name: string) => string): { period?: number } {
  const days = field('days_in_period');
  if (!isMeant(field('subscription')) && !isMeant(days)) return {};
  return { period: /^\d{1,4}$/.test(days) ? Number(days) : 0 };
}
