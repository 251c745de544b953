import { foldLetters } from './fold-letters.ts';

/** A piece of a name: a match, or the text around it. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** How many letters at the start of `word` match the folded text; 0 for none. */
function covered(word: string, folded: string): number {
  if (!foldLetters(word).startsWith(folded)) return 0;
  let [length, start] = [0, ''];
  for (const letter of word) {
    // A combining mark belongs to the preceding letter.
    if (foldLetters(start).length >= folded.length && !/\p{M}/u.test(letter)) break;
    start += letter;
    length = start.length;
  }
  return length;
}

/**
 * Splits a name into matching and other parts: matches are beginnings of words, ignoring case and diacritics. The
 * joined parts equal the name.
 */
export function matchParts(name: string, query: string): ReadonlyArray<NamePart> {
  const wanted = foldLetters(query).match(words) ?? [];
  const parts: NamePart[] = [];
  let end = 0;
  const add = (until: number, isMatch: boolean) => {
    if (until > end) parts.push({ text: name.slice(end, until), isMatch });
    end = Math.max(end, until);
  };
  for (const { 0: word, index } of name.matchAll(words)) {
    const length = Math.max(0, ...wanted.map((each) => covered(word, each)));
    if (length === 0) continue;
    add(index, false);
    add(index + length, true);
  }
  add(name.length, false);
  return parts;
}
