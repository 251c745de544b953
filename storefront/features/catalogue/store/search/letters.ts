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
function lettersOf(word: string, length = word.length): number {
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

/** What is looked at of many words before they are compared. */
export interface Shapes {
  /** Of at most 255 letters; nothing is guessed of longer words. */
  readonly lengths: Uint8Array;
  readonly letters: Uint32Array;
}

export const shapesOf = (words: ReadonlyArray<string>): Shapes => ({
  lengths: Uint8Array.from(words, ({ length }) => Math.min(length, 255)),
  letters: Uint32Array.from(words, (word) => lettersOf(word)),
});

/** Where the words stand that could be near enough to `typed`: all that are, and few others. */
export function alike(typed: string, words: ReadonlyArray<string>, shapes: Shapes): ReadonlyArray<number> {
  const { length } = typed;
  const found: number[] = [];
  if (length < shortestWord || length > longestWord) return found;
  const typedLetters = lettersOf(typed);
  // A word that was not typed to its end is compared by as many letters as were typed.
  const editsOfBeginning = mostEdits(length, similarityFloor + unfinishedPenalty);
  /** By the length of a word: how many letters of the typed one it may lack, and how many others it may have. */
  const [mostLost, mostGained] = [new Int8Array(256).fill(-1), new Int8Array(256).fill(-1)];
  for (let other = shortestWord; other <= longestWord; other += 1) {
    const edits = mostEdits(Math.max(length, other), similarityFloor);
    // Letters are put in or dropped at least as often as the lengths differ.
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
