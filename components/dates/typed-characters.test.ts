import { describe, expect, it } from 'vitest';
import { typedCharacters } from './index.ts';

const typed = (pattern: string, locale?: string): string =>
  [...typedCharacters(pattern, locale === undefined ? {} : { locale })].toSorted().join('');

describe('the typeable characters of a pattern [V-46 part]', () => {
  it.each([
    ['yy-mm-dd', '-0123456789'],
    ['d.m.y', '.0123456789'],
    ['dd / mm / yy', ' /0123456789'],
    ['@', '0123456789'],
    ['!', '0123456789'],
    ['yy-oo', '-0123456789'],
    ["yy 'r.'", ' .0123456789r'],
    ["''", "'"],
  ])('%s: %s', (pattern, expected) => {
    expect(typed(pattern)).toBe(expected);
  });

  it('include those of names, in both cases, for name fields', () => {
    for (const name of ['listopada', 'listopad', 'PAŹDZIERNIK', 'Września'])
      for (const character of name) expect(typedCharacters('d MM yy')).toContain(character);
    expect(typedCharacters('d MM yy')).not.toContain('x');
    expect(typedCharacters('d MM yy')).not.toContain('-');
    for (const character of 'sob.') expect(typedCharacters('D')).toContain(character);
    expect(typedCharacters('D')).not.toContain('1');
    for (const character of 'Saturday') expect(typedCharacters('DD', { locale: 'en' })).toContain(character);
    expect(typedCharacters('M', { locale: 'en' })).not.toContain('w');
  });
});
