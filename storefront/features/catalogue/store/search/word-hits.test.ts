import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestWeights, hitOf, placeOf, sumOf, weightOf, type Scores } from './word-hits.ts';

const productCount = 30;
const hit = fc.record({ place: fc.nat(productCount - 1), weight: fc.constantFrom(1, 2, 4, 8) });
const texts = fc.array(fc.array(hit, { maxLength: 60 }), { minLength: 1, maxLength: 4 });

it('the words of a text find products that have all of them, with the sum of the best weights', () => {
  fc.assert(
    fc.property(texts, (words) => {
      const weights = words.map((hits) =>
        bestWeights([Uint32Array.from(hits, ({ place, weight }) => hitOf(place, weight))], productCount),
      );
      const scores = sumOf(weights as unknown as [Scores, ...Scores[]]);

      for (let place = 0; place < productCount; place += 1) {
        const best = words.map((hits) =>
          Math.max(0, ...hits.filter((each) => each.place === place).map(({ weight }) => weight)),
        );
        expect(scores[place]).toBe(best.every((weight) => weight > 0) ? best.reduce((a, b) => a + b) : 0);
      }
    }),
  );
});

it('a product of the highest place keeps its weight', () => {
  const last = 2 ** 28 - 1;
  expect([placeOf(hitOf(last, 8)), weightOf(hitOf(last, 8))]).toEqual([last, 8]);
  const [held] = Uint32Array.of(hitOf(last, 8));
  expect([placeOf(held!), weightOf(held!)]).toEqual([last, 8]);
});
