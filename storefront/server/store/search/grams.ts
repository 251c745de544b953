import { shortestWord, similarityFloor, unfinishedPenalty } from './nearest-word.ts';

/*
 * A word that is near enough to what was typed shares pairs of letters with it, at about the same place. How many pairs and
 * how near they must stand follows from the similarity floor, so no word is missed that comparing with all would find.
 */

/** Longer words are typed by nobody; search_grams holds no more of a word. */
export const longestWord = 40;

/** Stands before the first letter; words hold letters and digits alone. */
const beginning = '^';
/** A swap of neighbours breaks three pairs, a letter replaced or dropped two, a letter put in one. */
const broken = { swap: 3, drop: 2, insertion: 1 } as const;
/** Rounding errors must not make a bound too strict. */
const epsilon = 1e-9;

export interface GramBounds {
  /** Pairs of letters of the typed word, by their place from 1. */
  grams: ReadonlyArray<{ gram: string; position: number }>;
  /** How far from its place a pair may stand in a word that is near enough. */
  shift: number;
  /** How many pairs a word of so many letters shares at least where it is near enough; shorter words never are. */
  shared: ReadonlyMap<number, number>;
  /** The same for longer words, which only begin like the typed one. */
  sharedByLonger: number;
}

const mostEdits = (letters: number, floor: number) => Math.floor(letters * (1 - floor) + epsilon);

/** What every word that is near enough to `typed` fulfils; null where nothing is guessed. */
export function gramBounds(typed: string): GramBounds | null {
  const letters = [...typed];
  const { length } = letters;
  if (length < shortestWord || length > longestWord) return null;
  const padded = [beginning, ...letters];

  // A word that was not typed to its end is compared by as many letters as were typed.
  const editsOfBeginning = mostEdits(length, similarityFloor + unfinishedPenalty);
  const brokenOfBeginning = broken.swap * editsOfBeginning;
  const shared = new Map<number, number>();
  let shift = editsOfBeginning;
  const longest = Math.floor(length / similarityFloor + epsilon);
  for (let other = Math.ceil(length * similarityFloor - epsilon); other <= longest; other += 1) {
    const edits = mostEdits(Math.max(length, other), similarityFloor);
    const [inserted, dropped] = [Math.max(0, other - length), Math.max(0, length - other)];
    const rest = edits - inserted - dropped;
    const brokenOfWhole = broken.insertion * inserted + broken.drop * dropped + broken.swap * rest;
    const mostBroken = other > length ? Math.max(brokenOfWhole, brokenOfBeginning) : brokenOfWhole;
    shared.set(other, Math.max(1, length - mostBroken));
    shift = Math.max(shift, edits);
  }
  return {
    grams: letters.map((letter, index) => ({ gram: padded[index]! + letter, position: index + 1 })),
    shift,
    shared,
    sharedByLonger: Math.max(1, length - brokenOfBeginning),
  };
}
