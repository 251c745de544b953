import type { Places } from '../catalogue/places.ts';

/** Above the largest weight of a word: a product and a weight are read as one number. */
export const weightLimit = 16;

/** The products in which some word begins with a typed one. */
export interface WordHits {
  /** Where they stand among `Places`, each once. */
  readonly places: Uint32Array;
  /** Of the best of these words in each of them (`tokenWeights`). */
  readonly weights: Uint8Array;
}

/** @param pairs ids of products times `weightLimit` plus a weight; a product may stand there several times */
export function toWordHits(pairs: ReadonlyArray<number>, products: Places): WordHits {
  const met = new Uint32Array(pairs.length);
  for (let index = 0; index < met.length; index += 1) met[index] = products.of(Math.floor(pairs[index]! / weightLimit));
  const best = new Uint8Array(products.size);
  let count = 0;
  for (let index = 0; index < met.length; index += 1) {
    const place = met[index]!;
    const weight = pairs[index]! % weightLimit;
    // The front of `met` is written again with those that are new.
    if (best[place] === 0) met[count++] = place;
    if (weight > best[place]!) best[place] = weight;
  }
  const weights = new Uint8Array(count);
  for (let index = 0; index < count; index += 1) weights[index] = best[met[index]!]!;
  return { places: met.slice(0, count), weights };
}

/** How well products fit a text. */
export interface Scores {
  /** Those that have every word of it, each once. */
  readonly places: Uint32Array;
  /** The sum of the words' weights by place; 0, or nothing beyond the end, for the others. */
  readonly byPlace: Uint8Array;
}

/** Sums what the words of a text have found, as far as all of them have. Twelve words stay below 256. */
export function scoresOf(words: ReadonlyArray<WordHits>, products: Places): Scores {
  const [rarest, ...others] = words.toSorted((a, b) => a.places.length - b.places.length);
  let byPlace = new Uint8Array(products.size);
  if (!rarest) return { places: new Uint32Array(), byPlace };
  rarest.places.forEach((place, index) => (byPlace[place] = rarest.weights[index]!));
  for (const { places, weights } of others) {
    const both = new Uint8Array(products.size);
    places.forEach((place, index) => {
      if (byPlace[place]! > 0) both[place] = byPlace[place]! + weights[index]!;
    });
    byPlace = both;
  }
  return { places: rarest.places.filter((place) => byPlace[place]! > 0), byPlace };
}
