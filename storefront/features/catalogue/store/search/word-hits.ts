/** `tokenWeights` are below: a place and a weight are one number of 32 bits. */
export const weightLimit = 16;

/** A product that has a word, by its place among `Places`, with what the word weighs there. */
export const hitOf = (place: number, weight: number): number => place * weightLimit + weight;
/** The place in a hit. */
export const placeOf = (hit: number): number => Math.floor(hit / weightLimit);
/** The weight in a hit. */
export const weightOf = (hit: number): number => hit % weightLimit;

/** How well each product fits, by its place; 0, or nothing beyond the end, where it does not. */
export type Scores = Uint8Array;

/** What the best of some words weighs in each product. @param productCount every place is below */
export function bestWeights(hits: Uint32Array, productCount: number): Scores {
  const best = new Uint8Array(productCount);
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index]!;
    const place = placeOf(hit);
    if (weightOf(hit) > best[place]!) best[place] = weightOf(hit);
  }
  return best;
}

/** Sums what the words of a text have found, where all of them have found something. Twelve words stay below 256. */
export function sumOf([first, ...others]: readonly [Scores, ...Scores[]]): Scores {
  const sum = first.slice();
  for (const weights of others) {
    for (let place = 0; place < sum.length; place += 1) {
      const weight = weights[place]!;
      sum[place] = sum[place]! > 0 && weight > 0 ? sum[place]! + weight : 0;
    }
  }
  return sum;
}
