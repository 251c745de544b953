import { describe, expect, it } from 'vitest';
import { basketGroupIds, basketGroupsOf } from './basket-groups.ts';

describe('basketGroupsOf', () => {
  it.each([
    ['goods are one group', ['product', 'product_bundle', 'product_configurable'], [1, 1, 1]],
    ['a file comes without the parcel', ['product', 'product_virtual'], [1, 2]],
    ['a service goes with the goods', ['product_service', 'product', 'product_virtual'], [1, 1, 2]],
    ['a service alone needs no parcel', ['product_service', 'product_virtual'], [2, 2]],
    ['nothing has none', [], []],
  ])('%s [E-12 part]', (_title, types, ids) => {
    expect(basketGroupsOf(types).map((type) => basketGroupIds[type])).toEqual(ids);
  });
});
