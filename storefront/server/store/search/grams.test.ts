import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramBounds, longestWord } from './grams.ts';
import { nearWords } from './nearest-word.ts';

/** The pairs of letters of a word as migration 0004 takes it apart. */
const gramsOf = (word: string) =>
  [...word].map((letter, index) => ({ gram: (word[index - 1] ?? '^') + letter, position: index + 1 }));

/** Whether the store would compare the word with what was typed. */
function isCompared(typed: string, word: string): boolean {
  const bounds = gramBounds(typed);
  if (!bounds || word.length < Math.min(...bounds.shared.keys())) return false;
  const held = gramsOf(word);
  const shared = bounds.grams.flatMap(({ gram, position }) =>
    held.filter((each) => each.gram === gram && Math.abs(each.position - position) <= bounds.shift),
  );
  return shared.length >= (bounds.shared.get(word.length) ?? bounds.sharedByLonger);
}

const letters = fc.constantFrom('a', 'b', 'k', 'o');
const words = fc.array(letters, { minLength: 4, maxLength: 14 }).map((each) => each.join(''));
/** Puts a letter in, drops one, replaces one, swaps two, as often as fingers slip. */
const slips = fc.array(fc.record({ kind: fc.nat(3), place: fc.nat(20), letter: letters }), { maxLength: 4 });
const slip = (word: string, made: Array<{ kind: number; place: number; letter: string }>) =>
  made.reduce((text, { kind, place, letter }) => {
    const at = place % Math.max(1, text.length);
    const [before, here, next, after] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '', text.slice(at + 2)];
    return before + [here + letter + next, next, letter + next, next + here][kind]! + after;
  }, word);

describe('the pairs of letters of a typed word', () => {
  it('lead to every word that is near enough', () => {
    let near = 0;
    fc.assert(
      fc.property(words, slips, fc.string({ maxLength: 6, unit: letters }), (word, made, rest) => {
        const typed = slip(word, made);
        const meant = word + rest;
        if (nearWords(typed, [meant]).length === 0) return;
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
  ])('%s is compared with %s: %s', (typed, word, is) => expect(isCompared(typed, word)).toBe(is));

  it('are asked of no word that is too short to guess from, or longer than anybody types', () => {
    expect(gramBounds('len')).toBeNull();
    expect(gramBounds('a'.repeat(longestWord + 1))).toBeNull();
    expect(gramBounds('a'.repeat(longestWord))?.grams).toHaveLength(longestWord);
  });
});
