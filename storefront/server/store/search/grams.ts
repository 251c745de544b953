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
const pairsPerEdit = 3;
/** Rounding errors must not make a bound too strict. */
const epsilon = 1e-9;

export interface GramBounds {
  /** Pairs of letters of the typed word, by their place from 1. */
  grams: ReadonlyArray<{ gram: string; position: number }>;
  /** How far from its place a pair may stand in a word that is near enough. */
  shift: number;
  /** How many pairs a word that is near enough shares at least. */
  shared: number;
  /** Letters that a word which is near enough has at least. */
  shortest: number;
}

/** What every word that is near enough to `typed` fulfils; null where nothing is guessed. */
export function gramBounds(typed: string): GramBounds | null {
  const letters = [...typed];
  const { length } = letters;
  if (length < shortestWord || length > longestWord) return null;
  const padded = [beginning, ...letters];
  const mostEdits = (longer: number, floor: number) => Math.floor(longer * (1 - floor) + epsilon);

  // A word that is not typed to its end is compared by as many letters as were typed.
  const editsOfBeginning = mostEdits(length, similarityFloor + unfinishedPenalty);
  let broken = pairsPerEdit * editsOfBeginning;
  let shift = editsOfBeginning;
  const shortest = Math.ceil(length * similarityFloor - epsilon);
  const longest = Math.floor(length / similarityFloor + epsilon);
  for (let other = shortest; other <= longest; other += 1) {
    const edits = mostEdits(Math.max(length, other), similarityFloor);
    // Each letter that the word has more was put in, which breaks one pair instead of three.
    const putIn = Math.max(0, other - length);
    if (edits < putIn) continue;
    broken = Math.max(broken, pairsPerEdit * edits - (pairsPerEdit - 1) * putIn);
    shift = Math.max(shift, edits);
  }
  return {
    grams: letters.map((letter, index) => ({ gram: padded[index]! + letter, position: index + 1 })),
    shift,
    shared: Math.max(1, length - broken),
    shortest,
  };
}
