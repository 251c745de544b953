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

const firstLetter = 'a'.charCodeAt(0);
/** Latin letters have the bits 1 to 26. */
const [lastLetterBit, otherBits] = [26, 6];

/**
 * A bit for each of a word's first letters. Some share one, which lets more words through, never fewer. Digits share none
 * with Latin letters: a mistyped word is not compared with the code of each product.
 */
function lettersOf(word: string, length = word.length): number {
  let letters = 0;
  for (let index = 0; index < length; index += 1) {
    const code = word.charCodeAt(index);
    letters |= 1 << (code >= firstLetter ? code : lastLetterBit + 1 + (code % otherBits));
  }
  return letters >>> 0;
}

/** The number of set bits: by pairs, by fours, by eights, and the sum of the bytes in the highest one. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Words by length and letters, each combination compared once: a shop has as many codes as products, but they have few
 * combinations of digits.
 */
export interface Shapes {
  /** Of each shape. At most 255; longer words get no correction. */
  readonly lengths: Uint8Array;
  readonly letters: Uint32Array;
  /** The start of each shape's indexes; the last entry is the end of all. */
  readonly starts: Uint32Array;
  /** The indexes of the words, those of one shape next to each other. */
  readonly indexes: Uint32Array;
}

export function shapesOf(words: ReadonlyArray<string>): Shapes {
  const numbers = new Map<number, number>();
  const shapes = Uint32Array.from(words, (word) => {
    const name = lettersOf(word) * 256 + Math.min(word.length, 255);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  });
  const starts = new Uint32Array(numbers.size + 1);
  for (const shape of shapes) starts[shape + 1]! += 1;
  for (let shape = 0; shape < numbers.size; shape += 1) starts[shape + 1]! += starts[shape]!;
  const next = starts.slice();
  const indexes = new Uint32Array(words.length);
  for (const [index, shape] of shapes.entries()) indexes[next[shape]!++] = index;
  return {
    lengths: Uint8Array.from(numbers.keys(), (name) => name % 256),
    letters: Uint32Array.from(numbers.keys(), (name) => Math.floor(name / 256)),
    starts,
    indexes,
  };
}

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
  const { lengths, letters, starts, indexes } = shapes;
  for (let shape = 0; shape < lengths.length; shape += 1) {
    const other = lengths[shape]!;
    const held = letters[shape]!;
    const lost = countBits(typedLetters & ~held);
    const mayBeWhole = lost <= mostLost[other]! && countBits(held & ~typedLetters) <= mostGained[other]!;
    if (!mayBeWhole && (lost > editsOfBeginning || other <= length || other > longestWord)) continue;
    for (const index of indexes.subarray(starts[shape], starts[shape + 1]))
      if (mayBeWhole || mayBegin(words[index]!)) found.push(index);
  }
  return found.sort((a, b) => a - b);

  function mayBegin(word: string): boolean {
    const held = lettersOf(word, length);
    return countBits(typedLetters & ~held) <= editsOfBeginning && countBits(held & ~typedLetters) <= editsOfBeginning;
  }
}
