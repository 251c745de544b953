import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isZipcode, storedZipcode, zipcodeFormats } from './zipcode.ts';

/** Countries in Europe and overseas whose formats the message lists. */
const countries = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IS',
  'IT',
  'LT',
  'LU',
].concat(['LV', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'UA', 'US']);

const numbers = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 16, maxLength: 16 });
const written = (format: string, digits: ReadonlyArray<number>) =>
  format.replace(/[AN]/g, (place, at: number) => (place === 'N' ? String(digits[at]) : 'B'));

describe('a zip code', () => {
  it.each(countries)('of %s is valid in each listed form, and invalid with a digit less or more', (country) => {
    expect(zipcodeFormats(country).length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...zipcodeFormats(country)), numbers, (format, digits) => {
        const zipcode = written(format, digits);
        expect(isZipcode(zipcode, country), zipcode).toBe(true);
        expect(isZipcode(`${zipcode}5`, country)).toBe(false);
        expect(isZipcode(zipcode.replace(/\d/, ''), country)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['AD', 'AD500'],
    ['CA', 'K1A 0B1'],
    ['ES', '28013'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'M1 1AE'],
    ['IE', 'D02 X285'],
    ['LI', '9490'],
    ['MC', '98000'],
    ['MT', 'VLT 1117'],
  ])('of %s with letters or few values is valid: %s', (country, zipcode) => {
    expect(isZipcode(zipcode, country)).toBe(true);
    expect(isZipcode(zipcode.toLowerCase(), country)).toBe(true);
    expect(isZipcode('??', country)).toBe(false);
    expect(zipcodeFormats(country)).not.toEqual([]);
  });

  it.each([
    ['31145', 'PL', '31-145'],
    [' 31 145 ', 'PL', '31-145'],
    [' sw1a 1aa', 'GB', 'SW1A 1AA'],
  ])('%j in %s is stored as %s', (typed, country, stored) => {
    expect(storedZipcode(typed, country)).toBe(stored);
  });

  it('of a country without any is optional text', () => {
    expect([isZipcode('00000', 'AE'), isZipcode('x'.repeat(13), 'AE')]).toEqual([true, false]);
  });
});
