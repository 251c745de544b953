import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alike, longestWord, shapesOf } from './letters.ts';
import { nearWords } from './nearest-word.ts';
import { withTypos } from './testing/typos.ts';

const isCompared = (typed: string, word: string) => alike(typed, [word], shapesOf([word])).length > 0;

describe('the letters of a typed word', () => {
  it.each([
    ['few letters', ['a', 'b', 'k', 'o']],
    ['letters and digits that share a bit', ['a', 'q', '1', '2', 'r', 'ж', 'y', '9']],
  ])('lead to every near enough word: %s', (_, alphabet) => {
    let near = 0;
    fc.assert(
      fc.property(withTypos(alphabet), ({ typed, meant }) => {
        if (meant.length > longestWord || nearWords(typed, [meant]).length === 0) return;
        near += 1;
        expect(isCompared(typed, meant), `${typed} and ${meant}`).toBe(true);
      }),
      { numRuns: 20_000 },
    );
    expect(near).toBeGreaterThan(2000);
  });

  it.each([
    ['sukeinka', 'sukienka', true],
    ['koszla', 'koszula', true],
    ['akwa', 'kawa', true],
    ['sukein', 'sukienka', true],
    ['zrebak', 'zolta', false],
    ['lampa', 'poduszka', false],
    ['qqqxyzw', '178999', false],
    ['kubek', 'kubeczekzdlugimuchem', true],
    ['kubek', 'uchozdlugimkubeczek', false],
  ])('%s is compared with %s: %s', (typed, word, is) => expect(isCompared(typed, word)).toBe(is));

  it('do not match words too short to guess from, or longer than anyone types', () => {
    const longest = 'a'.repeat(longestWord);
    expect(isCompared(longest, longest)).toBe(true);
    for (const [typed, word] of [
      ['len', 'len'],
      ['aaaa', 'aaa'],
      [longest, `${longest}a`],
      [`${longest}a`, longest],
      ['aaaa', 'a'.repeat(300)],
    ] as const)
      expect(isCompared(typed, word), `${typed} and ${word}`).toBe(false);
  });
});
