import { expect, it } from 'vitest';
import { readProjectorQuestion } from './question.ts';

const read = (query: string) => readProjectorQuestion(new URLSearchParams(query));

it('reads parts, product and size', () => {
  expect(read('action=get&product=29&size=onesize&get=sizeprices, sizes,nonsense,sizes&subscription=1')).toEqual({
    productId: 29,
    size: 'uniw',
    parts: ['sizes', 'sizeprices'],
    isSubscription: true,
    bundleChoices: new Map(),
  });
  expect(read('product=1.5&subscription=0')).toMatchObject({
    productId: null,
    size: null,
    parts: [],
    isSubscription: false,
  });
});

it("reads a bundle's choices by part number", () => {
  const query =
    'bundled_product[1]=7&bundled_size[1]=onesize&bundled_quantity[1]=1,5&bundled_quantity[2]=-1&bundled_size[x]=s';
  expect(read(query).bundleChoices).toEqual(
    new Map([
      [1, { product: 7, size: 'uniw', quantity: 1500 }],
      [2, { product: null, size: null, quantity: null }],
    ]),
  );
});
