import { describe, expect, it } from 'vitest';
import { orderedUnitName, perMeasure, perUnit, pricedUnitName, shortUnitName, unitName } from './units.ts';

describe('unit names', () => {
  it.each([
    ['szt.', 0, 'sztuk'],
    ['szt.', 1000, 'sztuka'],
    ['szt.', 2000, 'sztuki'],
    ['szt.', 4000, 'sztuki'],
    ['szt.', 5000, 'sztuk'],
    ['szt.', 12_000, 'sztuk'],
    ['szt.', 22_000, 'sztuki'],
    ['szt.', 1500, 'sztuki'],
    ['kpl.', 3000, 'komplety'],
    ['opak.', 25_000, 'opakowań'],
    ['para', 112_000, 'par'],
    ['zest.', 5000, 'zestawów'],
    ['rolka', 22_000, 'rolki'],
    ['karton', 13_000, 'kartonów'],
    ['butelka', 6000, 'butelek'],
    ['mb', 2500, 'metra bieżącego'],
    ['m', 1500, 'metra'],
    ['m', 5000, 'metrów'],
  ])('%s at %d thousandths is %s: full Polish forms [V-35]', (singular, quantity, expected) => {
    expect(unitName({ singular, plural: 'x' }, quantity)).toBe(expected);
  });

  it.each([
    [500, 'bela'],
    [1000, 'bela'],
    [1001, 'bele'],
    [5000, 'bele'],
  ])('an unknown unit at %d thousandths is %s: singular up to 1, else plural [V-35]', (quantity, expected) => {
    expect(unitName({ singular: 'bela', plural: 'bele' }, quantity)).toBe(expected);
  });

  it.each([
    ['szt.', 1000, 'sztukę'],
    ['szt.', 2000, 'sztuki'],
    ['szt.', 5000, 'sztuk'],
    ['szt.', 1500, 'sztuki'],
    ['para', 1000, 'parę'],
    ['para', 5000, 'par'],
    ['m', 1000, 'metr'],
    ['opak.', 1000, 'opakowanie'],
    ['rolka', 1000, 'rolkę'],
    ['butelka', 21_000, 'butelek'],
    ['bela', 1000, 'bela'],
  ])('%s at %d thousandths is %s after "zamówić"', (singular, quantity, expected) => {
    expect(orderedUnitName({ singular, plural: 'bele' }, quantity)).toBe(expected);
  });

  it.each([
    ['szt.', 'sztukę'],
    ['m', 'metr'],
    ['kg', 'kilogram'],
    ['para', 'parę'],
    ['opak.', 'opakowanie'],
    ['bela', 'bela'],
  ])('%s is %s after "za"', (singular, expected) => {
    expect(pricedUnitName({ singular, plural: 'bele' })).toBe(expected);
  });
});

it.each([
  [{ singular: 'szt.', plural: 'sztuk' }, 2000, 'szt.'],
  [{ singular: 'm', plural: 'metrów' }, 1500, 'm'],
  [{ singular: 'para', plural: 'par' }, 1000, 'para'],
  [{ singular: 'para', plural: 'par' }, 2000, 'pary'],
  [{ singular: 'rolka', plural: 'rolek' }, 5000, 'rolek'],
  [{ singular: 'kg', plural: 'kg' }, 1500, 'kg'],
  [{ singular: 'wiązka', plural: 'wiązek' }, 3000, 'wiązek'],
])('beside a quantity, where room is short: %j × %i is %s', (unit, quantity, name) => {
  expect(shortUnitName(unit, quantity)).toBe(name);
});

describe('the names of units in English', () => {
  it.each([
    ['szt.', 1000, 'piece', 'piece'],
    ['szt.', 2000, 'pieces', 'pieces'],
    ['m', 1500, 'metres', 'm'],
    ['para', 2000, 'pairs', 'pairs'],
    ['kg', 2000, 'kg', 'kg'],
    ['pack', 3000, 'packs', 'packs'],
  ])('%s, %d thousandths: %s, in short %s', (singular, quantity, name, short) => {
    const unit = { singular, plural: singular === 'pack' ? 'packs' : singular };
    expect([unitName(unit, quantity, 'en'), shortUnitName(unit, quantity, 'en')]).toEqual([name, short]);
  });
});

describe('what a price is for', () => {
  it.each([
    ['szt.', '/szt.', '\u00a0each'],
    ['m', '/m', '\u00a0/\u00a0m'],
    ['kg', '/kg', '\u00a0/\u00a0kg'],
    ['opak.', '/opak.', '\u00a0/\u00a0pack'],
  ])('of one %s is "%s", in English "%s"', (singular, polish, english) => {
    expect([perUnit({ singular }), perUnit({ singular }, 'en')]).toEqual([polish, english]);
  });

  it('of a measure keeps together', () => {
    expect([perMeasure('100 g'), perMeasure('100 g', 'en')]).toEqual(['/100 g', '\u00a0/\u00a0100 g']);
  });
});
