import { describe, expect, it } from 'vitest';
import { shippingTimeKey, type ShippingProduct } from './shipping-time-key.ts';

const base = { bundleProductId: 1, id: 1027, size: 'uniw', quantity: 1000 };
const shade = { bundleProductId: 2, id: 1028, size: 'M', quantity: 1000 };
const lamp: ShippingProduct = { id: 1026, size: 'uniw', quantity: 1000, bundleParts: [base, shade] };
const linen: ShippingProduct = { id: 1007, size: 'uniw', quantity: 1500 };

describe('the hash of product parameters', () => {
  it.each<[string, ReadonlyArray<ShippingProduct>, ReadonlyArray<ShippingProduct>]>([
    ['an id as text', [linen], [{ ...linen, id: '1007' }]],
    ['the only size by its other name', [linen], [{ ...linen, size: 'onesize' }]],
    ['products in another order', [linen, lamp], [lamp, linen]],
    ['parts in another order', [lamp], [{ ...lamp, bundleParts: [shade, base] }]],
    ['no parts and an empty list of them', [linen], [{ ...linen, bundleParts: [] }]],
  ])('is the same for %s [T-16 part]', (_name, one, other) => {
    expect(shippingTimeKey(other)).toBe(shippingTimeKey(one));
  });

  it.each<[string, ReadonlyArray<ShippingProduct>]>([
    ['another product', [{ ...lamp, id: 1025 }]],
    ['another size', [{ ...lamp, size: 'M' }]],
    ['another quantity', [{ ...lamp, quantity: 2000 }]],
    ['a part in another size', [{ ...lamp, bundleParts: [base, { ...shade, size: 'L' }] }]],
    ['another number of a part', [{ ...lamp, bundleParts: [base, { ...shade, quantity: 2000 }] }]],
    ['a part in another place of the bundle', [{ ...lamp, bundleParts: [base, { ...shade, bundleProductId: 3 }] }]],
    ['a part less', [{ ...lamp, bundleParts: [base] }]],
    ['one product more', [lamp, linen]],
  ])('differs for %s [T-16 part]', (_name, other) => {
    expect(shippingTimeKey(other)).not.toBe(shippingTimeKey([lamp]));
  });
});
