import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Places } from '../catalogue/places.ts';
import { scoresOf, toWordHits, weightLimit } from './word-hits.ts';

const token = fc.record({ id: fc.nat(30).map((id) => id * 1_000_003), weight: fc.constantFrom(1, 2, 4, 8) });
const texts = fc.array(fc.array(token, { maxLength: 60 }), { minLength: 1, maxLength: 4 });

/** The best weight of each product. */
function bestOf(tokens: ReadonlyArray<{ id: number; weight: number }>): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { id, weight } of tokens) best.set(id, Math.max(weight, best.get(id) ?? 0));
  return best;
}

it('the words of a text find the products that have all of them, with the sum of the best weights', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat(30)), (words, metBefore) => {
      const products = new Places();
      for (const id of metBefore) products.of(id * 1_000_003);
      const hits = words.map((tokens) =>
        toWordHits(
          tokens.map(({ id, weight }) => id * weightLimit + weight),
          products,
        ),
      );
      const { places, byPlace } = scoresOf(hits, products);

      const best = words.map(bestOf);
      const sums = new Map(
        [...best[0]!.keys()]
          .filter((id) => best.every((word) => word.has(id)))
          .map((id) => [products.of(id), best.reduce((sum, word) => sum + word.get(id)!, 0)]),
      );
      expect([...places].sort((a, b) => a - b)).toEqual([...sums.keys()].sort((a, b) => a - b));
      for (let place = 0; place < products.size; place += 1) expect(byPlace[place] ?? 0).toBe(sums.get(place) ?? 0);
    }),
  );
});
