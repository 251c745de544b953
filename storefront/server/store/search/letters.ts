import { shortestWord, similarityFloor, unfinishedPenalty } from './nearest-word.ts';

/*
 * A word that is near enough to what was typed has nearly all of its letters, and few others. How many follows from the
 * similarity floor, so no word is left out that comparing with all would find.
 */

/** Longer words are typed by nobody. */
export const longestWord = 40;
/** Rounding errors must not make a bound too strict. */
const epsilon = 1e-9;

const mostEdits = (length: number, floor: number) => Math.floor(length * (1 - floor) + epsilon);

/** A bit for each of the first letters of a word. Some letters share one, which lets more words through, never fewer. */
export function lettersOf(word: string, length = word.length): number {
  let letters = 0;
  for (let index = 0; index < length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** How many bits are set: by pairs, by fours, by eights, and the sum of the bytes in the highest one. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether a word, with its letters, may be near enough. */
export type LooksAlike = (word: string, letters: number) => boolean;

/** What every word that is near enough to `typed` passes, and few others; null where nothing is guessed. */
export function looksAlike(typed: string): LooksAlike | null {
  const { length } = typed;
  if (length < shortestWord || length > longestWord) return null;
  const letters = lettersOf(typed);
  const lost = (held: number) => countBits(letters & ~held);
  const gained = (held: number) => countBits(held & ~letters);
  const editsOf = Array.from({ length: longestWord + 1 }, (_, other) =>
    mostEdits(Math.max(length, other), similarityFloor),
  );
  const editsOfBeginning = mostEdits(length, similarityFloor + unfinishedPenalty);

  return (word, held) => {
    const other = word.length;
    if (other < shortestWord || other > longestWord) return false;
    const edits = editsOf[other]!;
    // Letters are put in or dropped at least as often as the lengths differ.
    const isNear =
      lost(held) <= edits - Math.max(0, other - length) && gained(held) <= edits - Math.max(0, length - other);
    if (isNear || other <= length || lost(held) > editsOfBeginning) return isNear;
    // A word that was not typed to its end is compared by as many letters as were typed.
    const begun = lettersOf(word, length);
    return lost(begun) <= editsOfBeginning && gained(begun) <= editsOfBeginning;
  };
}
