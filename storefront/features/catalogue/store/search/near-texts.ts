import type { Locale } from '../../../../../components/texts/texts.ts';
import { fold } from '../../../../../patterns/rules/fold.ts';
import { similarityFloor } from './nearest-word.ts';
import { tokenWeights, wordsOf } from './tokens.ts';
import { search } from './search.ts';
import type { Scores } from './word-hits.ts';
import type { WordIndex } from './word-index.ts';

/** Of a text that is no correction, but only a question, a word may be less alike than `similarityFloor` asks. */
const wanted = {
  floor: 0.55,
  /** A word of a description alone is rarely what someone looks for: "także" is no "talerz". */
  weight: tokenWeights.trait,
  /** Each of these is one more search in memory. */
  most: 4,
} as const;
const mostWords = 4;

/**
 * What the searched text may have meant: it with one word replaced by a near one of the catalogue, the nearest first. Only
 * texts that find a product which the searched one (or its correction) does not.
 * @param isListed whether a product is in the list, by its place
 */
export function nearTexts(
  words: WordIndex,
  text: string,
  { most, isListed, locale = 'pl' }: { most: number; isListed: (place: number) => boolean; locale?: Locale },
): ReadonlyArray<string> {
  const typed = wordsOf(text).slice(0, mostWords);
  const searched = search(words, text, locale);
  const found = searched?.scores.slice() ?? new Uint8Array();
  // A text that finds something as it is was most often meant so.
  const isMeant = searched?.corrected === null && found.some((score) => score > 0);
  const near = { ...wanted, ...(isMeant && { floor: similarityFloor }) };
  const shown = new Set([typed.join(' ')]);
  const texts: string[] = [];
  for (const [index, word] of typed.entries()) {
    for (const other of words.near(word, near, locale)) {
      const candidate = typed.with(index, other).join(' ');
      if (shown.has(candidate)) continue;
      shown.add(candidate);
      const { scores, corrected } = search(words, candidate, locale) ?? { scores: new Uint8Array(), corrected: null };
      if (corrected !== null) continue;
      if (!findsMore(scores, found, isListed)) continue;
      texts.push(candidate);
      // Another form of the same word would find nothing more.
      for (let place = 0; place < scores.length; place += 1) if (scores[place]! > 0) found[place] = scores[place]!;
    }
  }
  return texts.slice(0, most);
}

/** Whether some listed product has a score, and was not found. A loop: `some` with a callback takes five times as long. */
function findsMore(scores: Scores, found: Scores, isListed: (place: number) => boolean): boolean {
  for (let place = 0; place < scores.length; place += 1)
    if (scores[place]! > 0 && !(found[place]! > 0) && isListed(place)) return true;
  return false;
}

/**
 * A folded text with the letters that the shop writes: "sciereczka" as in "Ściereczka Pasek". Words that none of `names`
 * has stay as they are.
 */
export function writtenText(text: string, names: ReadonlyArray<string>): string {
  const written = new Map(
    names
      .flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => [fold(word), word] as const),
  );
  return text
    .split(' ')
    .map((word) => written.get(word) ?? word)
    .join(' ');
}
