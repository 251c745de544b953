import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestThatFits, truncateAtWord } from './truncate-at-word.ts';

const graphemes = (text: string) =>
  Array.from(new Intl.Segmenter('pl', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

const opinion =
  'Tkany gęsto, a lejący. Uszyłam zasłony do całej izby i jeszcze starczyło na obrus. Po praniu skurczył się o 3%.';

describe('truncateAtWord', () => {
  it.each([
    ['what fits as it is', 'Kubek Poranek', 13, 'Kubek Poranek'],
    ['the words that fit', 'Kubek Poranek', 12, 'Kubek'],
    ['a word that ends where the room ends', 'Kubek Poranek', 5, 'Kubek'],
    ['the part of a first word that is too long', 'Konstantynopolitańczykowianeczka tu', 10, 'Konstantyn'],
    ['no comma before the ellipsis', 'Tkany gęsto, a lejący', 12, 'Tkany gęsto'],
    ['no stop, dash or quote before the ellipsis', 'Dobrze. – „Tak” mówią', 10, 'Dobrze'],
    ['no word of one letter at the end', 'zasłony do izby i jeszcze', 18, 'zasłony do izby'],
    ['nor behind what is left out', 'zasłony do izby i – jeszcze', 20, 'zasłony do izby'],
    ['a no-break space whole', 'zasłony w\u00a0izbie', 9, 'zasłony'],
    ['an amount with its unit', 'za 1\u00a0234,50\u00a0zł kupisz', 12, 'za'],
    ['emoji whole', '👩‍👩‍👧 👩‍👩‍👧 👩‍👩‍👧', 3, '👩‍👩‍👧 👩‍👩‍👧'],
    ['a letter with its marks', 'e\u0301e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
    ['words on several lines', 'Kubek\n\nPoranek', 8, 'Kubek'],
    ['nothing where there is no room', 'Kubek', 0, ''],
    ['nothing of nothing', '', 5, ''],
  ])('keeps %s', (_what, text, characters, expected) => {
    expect(truncateAtWord(text, characters)).toBe(expected);
  });

  it('ends an opinion at the last word of 95 characters [L-15 part]', () => {
    const kept = truncateAtWord(opinion, 95);
    expect(kept).toBe('Tkany gęsto, a lejący. Uszyłam zasłony do całej izby i jeszcze starczyło na obrus. Po praniu');
    expect(truncateAtWord(opinion, opinion.length)).toBe(opinion);
  });

  const word = fc.oneof(
    fc.constantFrom(
      'i',
      'w',
      'z',
      'do',
      'kubek,',
      'obrus.',
      'źdźbło',
      '–',
      '„tak”',
      '3%',
      '👍🏽',
      '1\u00a0kg',
      'w\u00a0domu',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  );
  const texts = fc.array(word, { maxLength: 20 }).map((words) => words.join(' '));

  it('is a fitting beginning, cut between characters, in 2,000 random cases', () => {
    fc.assert(
      fc.property(texts, fc.nat(60), (text, characters) => {
        const kept = truncateAtWord(text, characters);
        const all = graphemes(text);
        const some = graphemes(kept);
        expect(some).toEqual(all.slice(0, some.length));
        expect(some.length).toBeLessThanOrEqual(characters);
        if (all.length <= characters) expect(kept).toBe(text);
        else expect(truncateAtWord(kept, characters)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });

  const plainWords = fc.array(
    fc.constantFrom('i', 'w', 'a', 'do', 'na', 'kubek', 'obrus', 'źdźbło', '1\u00a0kg', 'w\u00a0domu', 'zasłony'),
    { minLength: 2, maxLength: 20 },
  );

  it('ends with a whole word of more than one letter, the last that fits, in 2,000 random cases', () => {
    fc.assert(
      fc.property(plainWords, fc.integer({ min: 12, max: 80 }), (words, characters) => {
        const text = `Na ${words.join(' ')} koniec`;
        const kept = truncateAtWord(text, characters);
        // Reference implementation, by whole words: the allowed beginnings.
        const pieces = text.split(' ');
        const allowed = pieces
          .map((_piece, index) => pieces.slice(0, index + 1))
          .filter((beginning) => beginning.at(-1)!.length > 1)
          .map((beginning) => beginning.join(' '))
          .filter((beginning) => beginning.length <= characters);
        expect(kept).toBe(allowed.at(-1));
      }),
      { numRuns: 2000 },
    );
  });

  it('never grows when the room shrinks, in 500 random cases', () => {
    fc.assert(
      fc.property(plainWords, fc.integer({ min: 1, max: 80 }), (words, characters) => {
        const text = words.join(' ');
        const [more, less] = [truncateAtWord(text, characters), truncateAtWord(text, characters - 1)];
        expect(less.length).toBeLessThanOrEqual(Math.max(more.length, characters));
      }),
      { numRuns: 500 },
    );
  });
});

describe('longestThatFits', () => {
  it.each([
    ['all that the characters allow', 95, 1000, truncateAtWord(opinion, 95)],
    ['the words that fit', 95, 40, 'Tkany gęsto, a lejący. Uszyłam zasłony'],
    ['the whole text', 1000, 1000, opinion],
    ['the least where nothing fits', 95, 0, 'T'],
  ])('is %s', (_what, characters, room, expected) => {
    expect(longestThatFits(opinion, characters, ({ length }) => length <= room)).toBe(expected);
  });

  it('asks only once per halving', () => {
    let questions = 0;
    longestThatFits('słowo '.repeat(200), 1000, ({ length }) => {
      questions += 1;
      return length <= 300;
    });
    expect(questions).toBeLessThanOrEqual(10);
  });
});
