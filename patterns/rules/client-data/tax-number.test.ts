import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaxNumber, storedTaxNumber, taxCountries } from './tax-number.ts';

/** Numbers published by companies and registers, at least one per country. */
const published: Readonly<Record<string, string>> = {
  AT: 'ATU13585627',
  BE: 'BE 0428.759.497',
  BG: 'BG175074752',
  CH: 'CHE-107.787.577 MWST',
  CY: 'CY10259033P',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  EE: 'EE100931558',
  ES: 'ESA28015865',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  GB: 'GB980780684',
  GR: 'EL094259216',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6433435F',
  IT: 'IT00743110157',
  LT: 'LT119511515',
  LU: 'LU15027442',
  LV: 'LV40003521600',
  MT: 'MT11679112',
  NL: 'NL004495445B01',
  NO: '995525828MVA',
  PL: 'PL 526-025-02-74',
  PT: 'PT501964843',
  RO: 'RO18547290',
  SE: 'SE556042722001',
  SI: 'SI50223054',
  SK: 'SK2022749619',
};

describe('a tax number', () => {
  it('has an example for each country', () => {
    expect(Object.keys(published)).toEqual(taxCountries);
  });

  it.each(Object.entries(published))('of %s is valid, not with another digit: %s', (country, number) => {
    expect(isTaxNumber(number, country)).toBe(true);
    expect(isTaxNumber(number.toLowerCase(), country)).toBe(true);
    // A single wrong digit is usually noticed, and most other countries refuse the number.
    const changed = [...number].flatMap((character, index) =>
      /\d/.test(character) ? [number.slice(0, index) + ((Number(character) + 1) % 10) + number.slice(index + 1)] : [],
    );
    expect(changed.filter((other) => !isTaxNumber(other, country)).length).toBeGreaterThan(changed.length / 2);
    expect(taxCountries.filter((other) => isTaxNumber(number, other)).length).toBeLessThan(6);
  });

  it.each(['526025027', '52602502744', '0000000000', '526025027A', '', 'PL', '...', 'DE5260250274'])(
    'is no NIP: %j',
    (number) => {
      expect(isTaxNumber(number, 'PL')).toBe(false);
    },
  );

  it('with a check sum of ten is invalid, whatever its last digit', () => {
    for (let last = 0; last < 10; last += 1) expect(isTaxNumber(`233643349${last}`, 'PL')).toBe(false);
  });

  it('is a NIP exactly if the weighted sum of its digits gives the last', () => {
    const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
    fc.assert(
      fc.property(fc.integer({ min: 1_010_000_000, max: 9_999_999_999 }).map(String), (number) => {
        const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
        expect(isTaxNumber(number, 'PL')).toBe(sum % 11 === Number(number[9]));
      }),
      { numRuns: 2000 },
    );
  });

  it('of another country has four to twenty letters and digits', () => {
    expect(['1234', 'AB-12.34/5', 'x'.repeat(19) + '1'].every((number) => isTaxNumber(number, 'AE'))).toBe(true);
    expect(['123', 'ABCD', `${'1'.repeat(21)}`].some((number) => isTaxNumber(number, 'AE'))).toBe(false);
  });

  it('is stored in capitals without separators', () => {
    expect(storedTaxNumber(' pl 526-025.02/74 ')).toBe('PL5260250274');
  });
});
