import { describe, expect, it } from 'vitest';
import { isPhoneLike, isSamePhone } from './phone.ts';

describe('a value of a field for a phone or an e-mail', () => {
  it.each([
    ['600 100 200', true],
    ['+48 (12) 345*67#', true],
    ['600-100-200', false],
    ['hanna@poczta.pl', false],
    ['600 x', false],
    ['', false],
  ])('%j is a phone: %s [V-06 part]', (value, isPhone) => {
    expect(isPhoneLike(value)).toBe(isPhone);
  });
});

describe('two phones are one number', () => {
  it.each([
    ['600 100 200', '600100200', true],
    ['+48 600 100 200', '600-100-200', true],
    ['0048600100200', '+48 600100200', true],
    ['600100200', '600100201', false],
    ['+49 600100200', '+48 600100200', false],
    ['100200', '600100200', false],
    ['', '', false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSamePhone(one, other)).toBe(isSame);
    expect(isSamePhone(other, one)).toBe(isSame);
  });
});
