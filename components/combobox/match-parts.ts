import { foldLetters } from './fold-letters.ts';

/** A piece of a name: what was searched for, or what stands around it. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** How many letters at the start of `word` the folded text covers; 0 where the word begins otherwise. */
function covered(word: string, folded: string): number {
  if (!foldLetters(word).startsWith(folded)) return 0;
  let [length, start] = [0, ''];
  for (const letter of word) {
    // A combining mark belongs to the letter before it.
    if (foldLetters(start).length >= folded.length && !/\p{M}/u.test(letter)) break;
    start += letter;
    length = start.length;
  }
  return length;
}

/**
 * A name cut into what matches the query and what does not: beginnings of words, without regard to case and diacritics. The
 * parts put together are the name, letter for letter.
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
