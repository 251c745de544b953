import { sizeType } from './size.ts';
import type { Thousandths } from './price.ts';

/** A part of a bundle, as it is chosen. */
export interface ShippingPart {
  /** bundleProductId: what the bundle calls this part. */
  bundleProductId?: number | string;
  id: number | string;
  size: string;
  quantity: Thousandths;
}

/** What a time of dispatch is asked for (ShippingInput of call 18, mode product). */
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
 * The hash of the parameters of a product, under which its time of dispatch is remembered (T-16): the same for the same goods,
 * however they are ordered and whether ids came as text; another one as soon as a size, a quantity or a part differs.
 */
export const shippingTimeKey = (products: ReadonlyArray<ShippingProduct>): string =>
  JSON.stringify(products.map(productKey).sort());
