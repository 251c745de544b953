import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOf } from '../../../patterns/rules/price.ts';
import { productOf } from '../testing/sources.ts';
import { first } from '../feed/element.ts';
import { grossOf, readPrice, unlessZero } from './price.ts';

describe('prices of a feed', () => {
  it.each([
    ['the gross price if given', { gross: 11900, net: 9675 }, 23, null, 11900],
    ['the gross price although the shop has another with the same net', { gross: 99, net: 80 }, 23, 98, 99],
    ['net with its tax if only net is given', { gross: null, net: 9675 }, 23, null, 11900],
    ['net itself without VAT', { gross: null, net: 10000 }, null, null, 10000],
    ['the current price if it has that net', { gross: null, net: 80 }, 23, 99, 99],
    ['another price if the current one has another net', { gross: null, net: 80 }, 23, 100, 98],
  ])('is %s', (_, price, vat, now, gross) => expect(grossOf(price, vat, now)).toBe(gross));

  it('never moves a price by the rounding of its net', () => {
    assert(
      property(integer({ min: 0, max: 100_000_000 }), constantFrom(0, 5, 8, 23), (gross, vat) => {
        expect(grossOf({ gross: null, net: netOf(gross, vat) }, vat, gross)).toBe(gross);
      }),
    );
  });

  it.each([
    ['<price gross="10.00" net="8.13"/>', { gross: 1000, net: 813 }],
    ['<price net="8.13"/>', { gross: null, net: 813 }],
    ['<price gross="dziesięć" net="8.13"/>', undefined],
    ['<price gross="10.00" net="osiem"/>', { gross: 1000, net: null }],
    ['<price/>', undefined],
    ['', null],
  ])('%s is read as %j', async (xml, price) => {
    const product = await productOf(`<product id="1">${xml}</product>`);
    expect(readPrice(first(product, 'price'))).toEqual(price);
  });

  it('reads 0 in an optional price as none', () => {
    expect(unlessZero({ gross: 0, net: 0 })).toBeNull();
    expect(unlessZero({ gross: null, net: 0 })).toBeNull();
    expect(unlessZero({ gross: 100, net: null })).toEqual({ gross: 100, net: null });
  });
});
