import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opinionOrders, opinionsQuery, readOpinionsChoice, readShown } from './opinions-choice.ts';

const usual = { isConfirmedOnly: false, order: 'newest', shown: 6 } as const;
const read = (query: string) => readOpinionsChoice(new URLSearchParams(query), 6);

describe('the choice of opinions in the address', () => {
  it.each([
    ['', usual],
    ['opinie=potwierdzone', { ...usual, isConfirmedOnly: true }],
    ['opinie-wg=pomocne&opinii=12', { ...usual, order: 'helpful', shown: 12 }],
    ['opinii=7', { ...usual, shown: 12 }],
    // Whatever else is typed is the usual choice.
    ['opinie=1&opinie-wg=__proto__&opinii=-5', usual],
    ['opinii=NaN', usual],
    ['opinii=0', usual],
    ['opinii=9999999', usual],
    ['opinie=potwierdzone&opinie=x', { ...usual, isConfirmedOnly: true }],
  ])('%s', (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  it('is read back as it was written', () => {
    const choice = fc.record({
      isConfirmedOnly: fc.boolean(),
      order: fc.constantFrom(...opinionOrders.map(([order]) => order)),
      shown: fc.integer({ min: 1, max: 1000 }).map((portions) => portions * 6),
    });
    fc.assert(
      fc.property(choice, (one) => {
        const query = Object.entries(opinionsQuery(one, 6)).map(([name, value]) => [name, String(value)]);
        expect(read(new URLSearchParams(query).toString())).toEqual(one);
      }),
    );
  });

  it('is whole portions', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (typed, portion) => {
        const shown = readShown(typed, portion);
        expect(shown).toBeGreaterThanOrEqual(portion);
        expect(shown % portion).toBe(0);
      }),
    );
  });
});
