import { shortestWord, similarityFloor, unfinishedPenalty } from './nearest-word.ts';

/*
 * A word near enough to the typed one has nearly all of its letters, and few others. How many follows from the
 * similarity floor, so the filter drops no word that comparing with all would find.
 */

/** No one types longer words. */
export const longestWord = 40;
/** Rounding errors must not make a bound too strict. */
const epsilon = 1e-9;

const mostEdits = (length: number, floor: number) => Math.floor(length * (1 - floor) + epsilon);

/** A bit for each of a word's first letters. Some letters share one, which lets more words through, never fewer. */
function lettersOf(word: string, length = word.length): number {
  let letters = 0;
  for (let index = 0; index < length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** The number of set bits: by pairs, by fours, by eights, and the sum of the bytes in the highest one. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Filter data of many words, compared first. */
export interface Shapes {
  /** At most 255; longer words get no correction. */
  readonly lengths: Uint8Array;
  readonly letters: Uint32Array;
}

export const shapesOf = (words: ReadonlyArray<string>): Shapes => ({
  lengths: Uint8Array.from(words, ({ length }) => Math.min(length, 255)),
  letters: Uint32Array.from(words, (word) => lettersOf(word)),
});

/** The indexes of words that could be near enough to `typed`: all that are, and few others. */
export function alike(
  typed: string,
  words: ReadonlyArray<string>,
  shapes: Shapes,
  floor = similarityFloor,
): ReadonlyArray<number> {
  const { length } = typed;
  const found: number[] = [];
  if (length < shortestWord || length > longestWord) return found;
  const typedLetters = lettersOf(typed);
  // An unfinished word is compared by the number of typed letters.
  const editsOfBeginning = mostEdits(length, floor + unfinishedPenalty);
  /** By word length: how many letters of the typed word it may lack, and how many others it may have. */
  const [mostLost, mostGained] = [new Int8Array(256).fill(-1), new Int8Array(256).fill(-1)];
  for (let other = shortestWord; other <= longestWord; other += 1) {
    const edits = mostEdits(Math.max(length, other), floor);
    // Insertions or deletions are at least the length difference.
    mostLost[other] = edits - Math.max(0, other - length);
    mostGained[other] = edits - Math.max(0, length - other);
  }
  for (let index = 0; index < words.length; index += 1) {
    const other = shapes.lengths[index]!;
    const held = shapes.letters[index]!;
    const lost = countBits(typedLetters & ~held);
    const mayBeWhole = lost <= mostLost[other]! && countBits(held & ~typedLetters) <= mostGained[other]!;
    if (mayBeWhole || (lost <= editsOfBeginning && other > length && other <= longestWord && mayBegin(words[index]!)))
      found.push(index);
  }
  return found;

  function mayBegin(word: string): boolean {
    const held = lettersOf(word, length);
    return countBits(typedLetters & ~held) <= editsOfBeginning && countBits(held & ~typedLetters) <= editsOfBeginning;
  }
}
