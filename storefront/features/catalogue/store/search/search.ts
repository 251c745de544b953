import { wordsOf } from './tokens.ts';
import { sumOf, type Scores } from './word-hits.ts';
import type { WordIndex } from './word-index.ts';

/** What a text finds. */
export interface Found {
  readonly scores: Scores;
  /** The text to show where a word was guessed. */
  readonly corrected: string | null;
}

/** More words than anybody types. */
const mostWords = 12;

/**
 * The products that have every word of a text as the beginning of a word, each word put right by the vocabulary where no word
 * of the catalogue begins with it. Null for a text without a word.
 */
export function search(words: WordIndex, text: string): Found | null {
  const [first, ...others] = wordsOf(text)
    .slice(0, mostWords)
    .map((typed) => ({ typed, ...words.find(typed) }));
  if (!first) return null;
  const found = [first, ...others];
  return {
    scores: sumOf([first.weights, ...others.map(({ weights }) => weights)]),
    corrected: found.some(({ typed, word }) => word !== typed) ? found.map(({ word }) => word).join(' ') : null,
  };
}
