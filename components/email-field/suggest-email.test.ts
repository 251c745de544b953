import { describe, expect, it } from 'vitest';
import { isOneTypo, suggestEmail } from './suggest-email.ts';

describe('suggestEmail', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail.pl', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['02.pl', 'o2.pl'],
    ['wp.p', 'wp.pl'],
    ['wp,pl', 'wp.pl'],
    ['onte.pl', 'onet.pl'],
    ['intera.pl', 'interia.pl'],
    ['interia,pl', 'interia.pl'],
    ['gazeta.p', 'gazeta.pl'],
    ['poczta.ont.pl', 'poczta.onet.pl'],
    ['hotmial.com', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
  ])('takes %s for %s', (written, meant) => {
    expect(suggestEmail(` hanna.k@${written} `)).toBe(`hanna.k@${meant}`);
  });

  it.each([
    'hanna@gmail.com',
    'hanna@WP.pl',
    'hanna@o2.pl',
    'hanna@op.pl',
    'hanna@vp.pl',
    'hanna@tlen.pl',
    'hanna@mail.com',
    'hanna@ymail.com',
    'hanna@email.com',
    'hanna@interia.eu',
    'hanna@net.pl',
    'hanna@poczta.pl',
    'hanna@firma.com.pl',
    'hanna@',
    '@gmial.com',
    'hanna gmial.com',
    'a@b@gmial.com',
    '',
  ])('leaves "%s" alone', (email) => {
    expect(suggestEmail(email)).toBeNull();
  });
});

describe('isOneTypo', () => {
  it.each([
    ['abcd', 'abd', true],
    ['abd', 'abcd', true],
    ['abcd', 'abxd', true],
    ['abcd', 'acbd', true],
    ['abcd', 'abcd', false],
    ['abcd', 'badc', false],
    ['abcd', 'ab', false],
    ['abcd', 'axyd', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isOneTypo(a, b)).toBe(expected);
  });
});
