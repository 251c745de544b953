import { describe, expect, it } from 'vitest';
import { sortSizes } from './size-order.ts';

const product = (...names: ReadonlyArray<string>) => names.map((name, position) => ({ name, position }));

describe('sortSizes', () => {
  it.each([
    [
      'keeps the sizes of different goods together',
      [product('S', 'M', 'L', 'XL'), product('140×200', '160×200', '220×200')],
      ['140×200', '160×200', '220×200', 'S', 'M', 'L', 'XL'],
    ],
    [
      'sorts sizes of one measure by number',
      [product('60 cm', '90 cm', '120 cm'), product('14 cm', '18 cm')],
      ['14 cm', '18 cm', '60 cm', '90 cm', '120 cm'],
    ],
    [
      'keeps units in the order of their product',
      [product('250 g', '500 g', '1 kg', '1,5 kg')],
      ['250 g', '500 g', '1 kg', '1,5 kg'],
    ],
    ['sorts plain numbers by value', [product('8', '9', '10')], ['8', '9', '10']],
  ])('%s', (_, products, expected) => {
    expect(sortSizes(products.flat().toReversed()).map(({ name }) => name)).toEqual(expected);
  });
});
