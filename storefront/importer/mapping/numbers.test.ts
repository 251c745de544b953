import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWire } from '../../../patterns/rules/money.ts';
import { decimalsOf, readGrams, readMoney, readQuantity, readWhole } from './numbers.ts';

describe('numbers of a feed', () => {
  it.each<[string, number | null]>([
    ['69.00', 6900],
    ['69', 6900],
    ['69,9', 6990],
    ['0', 0],
    ['93.495', 9350],
    ['93.4949', 9349],
    ['0.999', 100],
    ['+5.5', 550],
    ['1.', 100],
    ['-1', null],
    ['', null],
    ['12 zł', null],
    ['1 200.00', null],
    ['1e3', null],
    ['1.2.3', null],
    ['9'.repeat(20), null],
  ])('"%s" is %s grosze', (text, grosze) => expect(readMoney(text)).toBe(grosze));

  it.each<[string, number | null]>([
    ['4', 4000],
    ['2.5', 2500],
    ['0.125', 125],
    ['0', 0],
    ['-1', -1],
    ['-1.0', -1],
    ['-1.000', -1],
    ['-2', null],
    ['-1.5', null],
    ['dużo', null],
  ])('"%s" is %s thousandths', (text, quantity) => expect(readQuantity(text)).toBe(quantity));

  it.each<[string, number | null]>([
    ['23.0', 23],
    ['501', 501],
    ['5.5', null],
    ['-3', null],
    ['', null],
  ])('"%s" is the whole number %s', (text, whole) => expect(readWhole(text)).toBe(whole));

  it.each<[string, number | null]>([
    ['340', 340],
    ['340.5', 341],
    ['0', 0],
    ['-1', null],
    ['lekki', null],
  ])('"%s" is %s grams', (text, grams) => expect(readGrams(text)).toBe(grams));

  it.each([
    [1000, 0],
    [500, 1],
    [250, 2],
    [125, 3],
  ])('%i thousandths need %i decimals', (quantity, decimals) => expect(decimalsOf(quantity)).toBe(decimals));

  it('reads every amount back to the grosz', () => {
    assert(property(integer({ min: 0, max: 10_000_000_000 }), (grosze) => readMoney(toWire(grosze)) === grosze));
  });
});
