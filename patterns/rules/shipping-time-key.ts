import { sizeType } from './size.ts';
import type { Thousandths } from './price.ts';

/** A chosen part of a bundle. */
export interface ShippingPart {
  /** bundleProductId: the part's id in the bundle. */
  bundleProductId?: number | string;
  id: number | string;
  size: string;
  quantity: Thousandths;
}

/** The product of a dispatch time (ShippingInput of call 18, mode product). */
export interface ShippingProduct {
  id: number | string;
  size: string;
  quantity: Thousandths;
  bundleParts?: ReadonlyArray<ShippingPart>;
}

const partKey = ({ bundleProductId = '', id, size, quantity }: ShippingPart): string =>
  JSON.stringify([String(bundleProductId), String(id), sizeType(size), quantity]);

const productKey = ({ id, size, quantity, bundleParts = [] }: ShippingProduct): string =>
  JSON.stringify([String(id), sizeType(size), quantity, bundleParts.map(partKey).sort()]);

/**
 * The hash of a product's parameters, the cache key of its dispatch time (T-16): the same for the same goods, in any
 * order and with ids as text; another one as soon as a size, a quantity or a part differs.
 */
export const shippingTimeKey = (products: ReadonlyArray<ShippingProduct>): string =>
  JSON.stringify(products.map(productKey).sort());
