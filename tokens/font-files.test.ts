import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFaces, fontFiles, unicodeRange } from './font-files.ts';
import { typeFaces } from './themes.ts';

const families = { display: 'Brygada 1918 Variable', text: 'Hanken Grotesk Variable' };

describe('the font files of shops', () => {
  it.each(Object.entries(typeFaces))('have the weight of the role %s', (role, { family, weight }) => {
    const style = role === 'quote' ? 'italic' : 'normal';
    const face = fontFaces.find((one) => one.family === families[family] && one.style === style);
    const [from, to] = face!.weights;
    expect(weight).toBeGreaterThanOrEqual(from);
    expect(weight).toBeLessThanOrEqual(to);
  });

  it('have every Polish letter, in both cases', () => {
    const ranges = unicodeRange('shop')
      .split(',')
      .map((part) => part.replace('U+', '').split('-'))
      .map(([from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const);
    const has = (letter: string) =>
      ranges.some(([from, to]) => letter.charCodeAt(0) >= from && letter.charCodeAt(0) <= to);
    const alphabet = 'a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż'.split(' ');
    expect(alphabet.flatMap((letter) => [letter, letter.toUpperCase()]).filter((letter) => !has(letter))).toEqual([]);
  });

  it('arrive in two round trips on a slow connection that six requests share', () => {
    // Three packets in each, less the headers.
    const most = 2 * 3 * 1460 - 365;
    const sizes = fontFiles('shop')
      // The quotation stands far below the first screen.
      .filter(({ face }) => face.style === 'normal')
      .map(({ name }) => [name, statSync(new URL(`fonts/${name}`, import.meta.url)).size] as const);
    expect(sizes.filter(([, size]) => size > most)).toEqual([]);
  });
});
