import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';
import { withTypos } from './testing/typos.ts';
import { hitOf } from './word-hits.ts';
import { Words } from './words.ts';

const productCount = 12;
const letters = ['a', 'b', 'k', 'ó'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 });
/** The words of one product, each with its weight. */
const product = fc.dictionary(word, fc.constantFrom(1, 2, 4, 8), { maxKeys: 6 });
type Product = Record<string, number>;
const changes = fc.array(fc.dictionary(fc.nat(productCount - 1).map(String), product), { maxLength: 4 });

/** Replaces the words of some products. */
function write(words: Words, changed: Record<string, Product>): Words {
  const added = new Map<string, number[]>();
  for (const [place, own] of Object.entries(changed))
    for (const [token, weight] of Object.entries(own))
      added.set(token, [...(added.get(token) ?? []), hitOf(Number(place), weight)]);
  return words.replace(Object.keys(changed).map(Number), added);
}

describe('the words of a shop', () => {
  it('find what a full scan finds, after any changes', () => {
    fc.assert(
      fc.property(changes, fc.array(word, { minLength: 1 }), fc.array(word), (steps, typed, forms) => {
        let words = Words.none;
        const products = new Map<string, Product>();
        for (const changed of steps) {
          words = write(words, changed);
          for (const [place, own] of Object.entries(changed)) products.set(place, own);
        }
        for (const beginning of typed) {
          const weights = Array.from({ length: productCount }, (_, place) =>
            Object.entries(products.get(String(place)) ?? {})
              .filter(([token]) => token.startsWith(beginning) || forms.includes(token))
              .reduce((best, [, weight]) => Math.max(best, weight), 0),
          );
          const found = words.matching(beginning, forms, productCount);
          expect(found && [...found], beginning).toEqual(weights.some((weight) => weight > 0) ? weights : null);
        }
      }),
    );
  });

  it('suggest what a comparison with every word suggests, without words no product has', () => {
    let guessed = 0;
    const shop = fc.array(
      fc.record({ typo: withTypos(letters), weight: fc.constantFrom(1, 2, 4, 8), isGone: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(shop, (each) => {
        const ofPlace = (place: number) =>
          Object.fromEntries(
            each.flatMap(({ typo, weight, isGone }) => (Number(isGone) === place ? [[typo.meant, weight]] : [])),
          );
        const words = write(write(Words.none, { 0: ofPlace(0), 1: ofPlace(1) }), { 1: {} });
        const vocabulary = Object.entries(ofPlace(0)).map(([token, weight]) => ({ token, weight }));
        for (const { typo } of each) {
          const meant = nearestWord(typo.typed, vocabulary);
          expect(words.nearest(typo.typed), typo.typed).toBe(meant);
          if (meant !== null) guessed += 1;
        }
      }),
      { numRuns: 1000 },
    );
    expect(guessed).toBeGreaterThan(1000);
  });
});
