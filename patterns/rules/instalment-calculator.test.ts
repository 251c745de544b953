import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateInstalments, readAmount, simulatorAddress, type CalculatorTerms } from './instalment-calculator.ts';
import { formatMoney } from './money.ts';

const terms: CalculatorTerms = {
  minPrice: 30_000,
  maxPrice: 1_000_000,
  instalmentMonths: [12, 3, 6, 10],
  instalmentYearlyPercent: 9.9,
  instalmentCommissionPercent: 0,
};

describe('the amount typed into the instalment calculator', () => {
  it.each<[string, number | null]>([
    ['549', 54_900],
    ['549,00', 54_900],
    ['549.5', 54_950],
    ['1 234,50 zł', 123_450],
    ['1\u00a0234,50\u00a0zł', 123_450],
    ['0', 0],
    ['', null],
    ['zł', null],
    ['abc', null],
    ['-5', null],
    ['1e9', null],
    ['NaN', null],
    ['1.234,50', null],
    ['10,999', null],
    ['9'.repeat(40), null],
  ])('%j is %s grosze', (text, amount) => expect(readAmount(text)).toBe(amount));

  it('is read as the shop writes it, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
        expect(readAmount(formatMoney(amount))).toBe(amount);
      }),
    );
  });
});

describe('the instalment calculator [H-16 part]', () => {
  it('offers instalments exactly between the two limits, both included [V-45 part]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.constantFrom('3', '12', '', '7', 'x'),
        (amount, months) => {
          const found = calculateInstalments({ amount: formatMoney(amount), months }, terms);
          expect(found.kind).toBe(
            amount < terms.minPrice ? 'belowMinimum' : amount > terms.maxPrice ? 'aboveMaximum' : 'offered',
          );
          if (found.kind === 'belowMinimum') expect(amount + found.lacking).toBe(found.limit);
        },
      ),
    );
  });

  it('lists every term once, ascending; a longer one has a lower instalment and a higher total', () => {
    fc.assert(
      fc.property(fc.integer({ min: terms.minPrice, max: terms.maxPrice }), (amount) => {
        const found = calculateInstalments(
          { amount: formatMoney(amount), months: '6' },
          { ...terms, instalmentMonths: [12, 3, 6, 3] },
        );
        if (found.kind !== 'offered') throw new Error(found.kind);
        expect(found.plans.map(({ months }) => months)).toEqual([3, 6, 12]);
        expect(found.chosen).toBe(found.plans[1]);
        for (const [index, plan] of found.plans.slice(1).entries()) {
          expect(plan.instalment).toBeLessThan(found.plans[index]!.instalment);
          expect(plan.total).toBeGreaterThan(found.plans[index]!.total);
        }
      }),
    );
  });

  it('calculates the longest term for a number that is not offered', () => {
    const found = calculateInstalments({ amount: '549', months: '24' }, terms);
    expect(found.kind === 'offered' && found.chosen.months).toBe(12);
  });
});

it('writes shop number, variant and worth into the address of a simulator, and nothing else [S-43 part]', () => {
  const question = { shopNumber: '28 019/99', variant: '1', worth: 54_900 };
  expect(simulatorAddress('https://bank.example/s/{shop}/{variant}/{value}', question)).toBe(
    'https://bank.example/s/28%20019%2F99/1/549.00',
  );
  expect(simulatorAddress('https://bank.example/symulator', question)).toBe('https://bank.example/symulator');
});
