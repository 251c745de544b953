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
  { productId, size, configuration, additional = '', bundleParts }: { productId: number; size: string } & ChosenOptions,
): Promise<LineOptions | null> {
  if (bundleParts && bundleParts.size > 0) {
    const product = await context.store.catalogue.product(productId);
    if (!product || !matchesBundle(product.details.bundle ?? [], bundleParts)) return null;
  }
  if (additional === '') return configuration ? { configuration } : {};
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
