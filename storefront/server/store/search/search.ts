import type { Places } from '../catalogue/places.ts';
import type { FoundWords } from './found-words.ts';
import { wordsOf } from './tokens.ts';
import { scoresOf, type Scores } from './word-hits.ts';

/** What a text finds. */
export interface Found {
  readonly scores: Scores;
  /** The text to show where a word was guessed. */
  readonly corrected: string | null;
}

/** More words than anybody types; each costs a statement. */
const mostWords = 12;

/**
 * The products that have every word of a text as the beginning of a word, each word put right by the vocabulary where no word
 * of the catalogue begins with it. Null for a text without a word.
 */
export async function search(words: FoundWords, products: Places, text: string): Promise<Found | null> {
  const typed = wordsOf(text).slice(0, mostWords);
  if (typed.length === 0) return null;
  const found = await Promise.all(typed.map((word) => words.find(word)));
  const isCorrected = found.some(({ word }, index) => word !== typed[index]);
  return {
    scores: scoresOf(
      found.map(({ hits }) => hits),
      products,
    ),
    corrected: isCorrected ? found.map(({ word }) => word).join(' ') : null,
  };
}
