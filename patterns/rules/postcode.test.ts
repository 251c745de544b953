import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipcodeFormats } from './client-data/zipcode.ts';
import { isPostcode, polishPostcode, postcodeExample, writtenPostcode } from './postcode.ts';

describe('a postcode', () => {
  it.each([
    ['PL', ' 31145', '31-145'],
    ['PL', '31 145 ', '31-145'],
    ['CZ', '60200', '602 00'],
    ['SK', '811-01', '811 01'],
    ['DE', '10 115', '10115'],
    ['LT', 'lt-01100', 'LT-01100'],
    ['NL', '1012ab', '1012 AB'],
  ])('of %s typed as "%s" is written as %s', (country, typed, written) => {
    const formats = zipcodeFormats(country);
    expect(isPostcode(formats)(typed)).toBeNull();
    expect(writtenPostcode(typed, formats)).toBe(written);
  });

  it.each([
    ['PL', '00-', '00-000', '31-145'],
    ['PL', '602 000', '00-000', '31-145'],
    ['CZ', '31-14', '000 00', '311 45'],
    ['CZ', '31-145', '000 00', '311 45'],
    ['DE', '31-145', '00000', '31145'],
    ['DE', '1011', '00000', '31145'],
  ])('of %s typed as "%s" is refused with its format', (country, typed, format, example) => {
    expect(isPostcode(zipcodeFormats(country))(typed)).toEqual({ code: 'zipcode', format, example });
    expect(writtenPostcode(` ${typed} `, zipcodeFormats(country))).toBe(typed);
  });

  it('of a country without a format may be anything short', () => {
    expect([isPostcode([])('AX 1'), isPostcode([])('<b>')]).toEqual([null, { code: 'illegal_characters' }]);
  });

  it('is written once and for all: writing it again changes nothing, and it stays valid', () => {
    const countries = ['PL', 'CZ', 'SK', 'DE', 'AT', 'LT', 'LV', 'NL', 'IE', 'SE'];
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.string({ maxLength: 12 }), (country, typed) => {
        const formats = zipcodeFormats(country);
        const written = writtenPostcode(typed, formats);
        expect(writtenPostcode(written, formats)).toBe(written);
        expect(isPostcode(formats)(written) === null).toBe(isPostcode(formats)(typed) === null);
        expect(isPostcode(formats)(postcodeExample(formats[0]!))).toBeNull();
      }),
    );
    expect(polishPostcode).toEqual(zipcodeFormats('PL'));
  });
});
