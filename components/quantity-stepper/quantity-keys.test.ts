import { describe, expect, it } from 'vitest';
import { onlyDecimal, quantityKeys } from './quantity-keys.ts';

describe('onlyDecimal', () => {
  it.each([
    ['12', '12'],
    ['1.5', '1.5'],
    ['1,5', '1,5'],
    ['-7', '7'],
    ['1e3', '13'],
    ['1 234,5', '1234,5'],
    ['1.2.3', '1.23'],
    ['1,2.3', '1,23'],
    ['.5', '.5'],
    [',5,', ',5'],
    ['abc', ''],
    ['', ''],
    ['2 szt.', '2.'],
  ])('of "%s" leaves "%s" [V-32]', (text, expected) => {
    expect(onlyDecimal(text)).toBe(expected);
  });
});

describe('quantityKeys', () => {
  const bounds = { step: 100, min: 250, max: 1990 };
  it.each([
    ['ArrowUp', 600],
    ['ArrowDown', 400],
    ['PageUp', 1500],
    ['PageDown', -500],
    ['Home', 300],
    ['End', 1900],
  ])('%s asks for %d from 500 at a step of 100', (key, expected) => {
    expect(quantityKeys[key]?.(500, bounds, 10)).toBe(expected);
  });

  it('has no end without a maximum', () => {
    expect(quantityKeys['End']?.(500, { ...bounds, max: null }, 10)).toBeNull();
  });
});
