import type { Locale } from '../../../../../components/texts/texts.ts';
import { wordsOf } from './tokens.ts';
import { sumOf, type Scores } from './word-hits.ts';
import type { WordIndex } from './word-index.ts';

/** A text's results. */
export interface Found {
  readonly scores: Scores;
  /** The corrected text to show. */
  readonly corrected: string | null;
}

/** More words than anyone types. */
const mostWords = 12;

/**
 * The products with every word of a text, as a word's prefix or in another form. A word that is neither in the
 * catalogue is corrected by its vocabulary. Null for a text without a word.
 */
export function search(words: WordIndex, text: string, locale: Locale = 'pl'): Found | null {
  const [first, ...others] = wordsOf(text)
    .slice(0, mostWords)
    .map((typed) => ({ typed, ...words.find(typed, locale) }));
  if (!first) return null;
  const found = [first, ...others];
  return {
    scores: sumOf([first.weights, ...others.map(({ weights }) => weights)]),
    corrected: found.some(({ typed, word }) => word !== typed) ? found.map(({ word }) => word).join(' ') : null,
  };
}
