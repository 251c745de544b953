/** Of a hit: place and weight share one number of 32 bits. */
const weightBits = 4;
/** Above all `tokenWeights`. */
export const weightLimit = 1 << weightBits;

/** A product with a word, by its place among `Places`, and the word's weight there. */
export const hitOf = (place: number, weight: number): number => place * weightLimit + weight;
/** The place in a hit. */
export const placeOf = (hit: number): number => hit >>> weightBits;
/** The weight in a hit. */
export const weightOf = (hit: number): number => hit & (weightLimit - 1);

/** Each product's score, by its place; 0, or missing beyond the end, without a match. */
export type Scores = Uint8Array;

/** The highest weight of some words per product. @param words their hits, @param productCount every place is below */
export function bestWeights(words: Iterable<Uint32Array>, productCount: number): Scores {
  const best = new Uint8Array(productCount);
  for (const hits of words)
    for (let index = 0; index < hits.length; index += 1) {
      const hit = hits[index]!;
      const place = placeOf(hit);
      if (weightOf(hit) > best[place]!) best[place] = weightOf(hit);
    }
  return best;
}

/** The lower weight per product, for products that match both. */
export const lighter = (one: Scores, other: Scores): Scores =>
  one.map((weight, place) => Math.min(weight, other[place]!));

/** Sums the scores of a text's words, for products that match all of them. Twelve words stay below 256. */
export function sumOf([first, ...others]: readonly [Scores, ...Scores[]]): Scores {
  if (others.length === 0) return first;
  const sum = first.slice();
  for (const weights of others) {
    for (let place = 0; place < sum.length; place += 1) {
      const weight = weights[place]!;
      sum[place] = sum[place]! > 0 && weight > 0 ? sum[place]! + weight : 0;
    }
  }
  return sum;
}
