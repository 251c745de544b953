import { describe, expect, it } from 'vitest';
import { groupedNumber, internationalNumber, nationalDigits } from './phone-number.ts';

const spellings = [
  '601234567',
  ' 601 234 567 ',
  '601-234-567',
  '601.234.567',
  '60 123 45 67',
  '+48 601-234-567',
  '+48601234567',
  '0048601234567',
  '00 48 601 234 567',
  '48 601 234 567',
  '(+48) 601\u00a0234\u00a0567',
  '(48) 601 234 567',
  '601\u2011234\u2013567',
];
const others = [
  '',
  '601',
  '60123456',
  '6012345678',
  '+49 601 234 567',
  '0049601234567',
  '601234567 w. 12',
  '*601234567',
  'abc',
];

describe('a Polish number', () => {
  it.each(spellings)('"%s" is 601234567', (text) => {
    expect(nationalDigits(text)).toBe('601234567');
    expect(internationalNumber(text)).toBe('+48601234567');
    expect(groupedNumber(text, { hasPrefix: true })).toBe('601 234 567');
  });

  it.each(others)('"%s" is none and stays as it is', (text) => {
    expect([nationalDigits(text), internationalNumber(text)]).toEqual([null, null]);
    expect(groupedNumber(text, { hasPrefix: true })).toBe(text);
    expect(groupedNumber(text, { hasPrefix: false })).toBe(text);
  });

  it.each([
    ['601234567', '601 234 567'],
    ['+48601234567', '+48 601 234 567'],
    ['0048601234567', '+48 601 234 567'],
    ['(+48)601234567', '+48 601 234 567'],
  ])('"%s" without a prefix before the field is shown as "%s"', (text, expected) => {
    expect(groupedNumber(text, { hasPrefix: false })).toBe(expected);
  });
});
