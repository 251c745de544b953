import { describe, expect, it } from 'vitest';
import type { PageSize, ProductPage } from '../../../store/index.ts';
import type { Goods } from '../products/goods.ts';
import { lineOf } from './shipping.ts';

const size = (type: string, price: number) =>
  ({ type, price, weight: 340, quantity: { amount: 12_000, sellBy: 1000, precision: 0 } }) as PageSize;

/** A mug that costs 5 % less from four pieces on, in two sizes. */
const mug: Goods = {
  page: {
    product: { id: 1, type: 'product', defaultSize: 's', details: {} },
    sizes: [size('s', 69_00), size('m', 89_00)],
    tiers: [{ threshold: 4000, thresholdEnd: null, percent: 5 }],
  } as unknown as ProductPage,
  card: {} as Goods['card'],
};

describe('a requested product has the weight and price that it would have in the basket', () => {
  it.each([
    ['one of the chosen size', { id: 1, size: 'm', quantity: 1 }, { weight: 340, worth: 89_00 }],
    ['the size that the page selects', { id: 1, quantity: 1 }, { weight: 340, worth: 69_00 }],
    ['a quantity discount', { id: 1, size: 's', quantity: 5 }, { weight: 1700, worth: 327_75 }],
    ['a quantity between two steps', { id: 1, size: 's', quantity: 1.2 }, { weight: 680, worth: 138_00 }],
    ['more than the stock', { id: 1, size: 'm', quantity: 500 }, { weight: 4080, worth: 1014_60 }],
    ['no quantity', { id: 1, size: 's' }, { weight: 340, worth: 69_00 }],
    ['a negative quantity', { id: 1, size: 's', quantity: -3 }, { weight: 340, worth: 69_00 }],
  ])('%s', (_, question, expected) => {
    expect(lineOf(question, [mug])).toMatchObject(expected);
  });

  it.each([
    ['an unknown product', { id: 2 }],
    ['an unknown size', { id: 1, size: 'xl' }],
  ])('%s is no line', (_, question) => {
    expect(lineOf(question, [mug])).toBeNull();
  });
});
