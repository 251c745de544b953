import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentPlan } from './instalment-plan.ts';

/** The value of the instalments on the day of purchase at a yearly rate in hundredths of a percent. */
const worthToday = ({ instalment, last, months }: ReturnType<typeof instalmentPlan>, rate: number) =>
  Array.from({ length: months }, (_, index) => index + 1).reduce(
    (sum, month) => sum + (month === months ? last : instalment) / (1 + rate / 10_000) ** (month / 12),
    0,
  );

describe('the instalment plan', () => {
  it('divides without interest to the grosz, the rest in the last instalment', () => {
    expect(instalmentPlan(100_000, { months: 3, yearlyPercent: 0, commissionPercent: 0 })).toEqual({
      instalment: 33_333,
      last: 33_334,
      months: 3,
      total: 100_000,
      cost: 0,
      rrso: 0,
    });
  });

  it('matches the annuity formula for a credit of 12 % in ten instalments', () => {
    // 1000 zł x 0,01 / (1 - 1,01^-10) = 105,58 zł; (1,01^12 - 1) = 12,68 %
    const plan = instalmentPlan(100_000, { months: 10, yearlyPercent: 12, commissionPercent: 0 });
    expect(plan).toMatchObject({ instalment: 10_558, months: 10, rrso: 1268 });
    expect(Math.abs(plan.last - plan.instalment)).toBeLessThan(10);
    expect(plan.cost).toBe(plan.instalment * 9 + plan.last - 100_000);
  });

  it('has one instalment of the whole worth', () => {
    expect(instalmentPlan(100_000, { months: 1, yearlyPercent: 12, commissionPercent: 0 })).toMatchObject({
      last: 101_000,
      total: 101_000,
      cost: 1000,
      rrso: 1268,
    });
  });

  it('includes a commission in the credit, the cost and the RRSO', () => {
    const plan = instalmentPlan(100_000, { months: 12, yearlyPercent: 0, commissionPercent: 5 });
    expect(plan).toMatchObject({ instalment: 8750, last: 8750, total: 105_000, cost: 5000 });
    expect(plan.rrso).toBeGreaterThan(900);
    expect(plan.rrso).toBeLessThan(1000);
  });

  const terms = fc.record({
    months: fc.integer({ min: 1, max: 60 }),
    yearlyPercent: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
    commissionPercent: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
  });

  it('pays back the whole credit and its interest only, under any terms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 10_000_000 }), terms, (amount, given) => {
        const plan = instalmentPlan(amount, given);
        let owed = amount + Math.round((amount * Math.round(given.commissionPercent * 100)) / 10_000);
        for (let month = 1; month <= plan.months; month += 1) {
          owed += Math.floor((owed * Math.round(given.yearlyPercent * 100)) / 120_000 + 0.5);
          owed -= month === plan.months ? plan.last : plan.instalment;
        }
        expect(owed).toBe(0);
        expect(plan.total).toBe(plan.instalment * (plan.months - 1) + plan.last);
        expect(plan.total - plan.cost).toBe(amount);
        // Rounding down costs the last instalment at most a grosz and its interest a month.
        expect(plan.last).toBeGreaterThanOrEqual(plan.instalment - 2 * plan.months);
        expect(plan.last).toBeLessThanOrEqual(plan.instalment + 3 * plan.months);
      }),
    );
  });

  it('has the RRSO at which the instalments are worth the goods', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 10_000_000 }), terms, (amount, given) => {
        const plan = instalmentPlan(amount, given);
        expect(worthToday(plan, Math.max(0, plan.rrso - 1))).toBeGreaterThanOrEqual(amount - 1e-3);
        expect(worthToday(plan, plan.rrso + 1)).toBeLessThan(amount + 1e-3);
      }),
    );
  });
});
