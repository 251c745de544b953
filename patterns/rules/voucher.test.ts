import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverTotal } from './order-payments.ts';
import { isVoucherNumber, numberProblem, voucherDigits, voucherProblem, type VoucherFacts } from './voucher.ts';

const good: VoucherFacts = { left: 5000, currency: 'PLN', isForeign: false, isBlocked: false, validUntil: null };
const at = { now: 1000, currency: 'PLN' };

describe('a voucher [X-18 part]', () => {
  it.each([
    ['', 'v7'],
    ['  -', 'v7'],
    ['5000 0000 0000 0001', 'v2'],
    ['500', 'v2'],
    ['NaN', 'v2'],
    ['5000 0000 0000 0009', null],
    ['5000-0000-0000-0009', null],
  ] as const)('with the number %j is %s', (typed, problem) => expect(numberProblem(typed)).toBe(problem));

  it.each([
    ['v6', null],
    ['v1', { ...good, isForeign: true }],
    ['v3', { ...good, isBlocked: true }],
    ['v4', { ...good, left: 0 }],
    ['v5', { ...good, validUntil: 999 }],
    ['v8', { ...good, currency: 'EUR' }],
    [null, { ...good, validUntil: 1000 }],
  ] as const)('is refused by %s', (problem, voucher) => expect(voucherProblem(voucher, at)).toBe(problem));

  it('has a number in which every wrong digit is noticed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, place, by) => {
        const number = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${start}${last}`).find(isVoucherNumber)!;
        const digits = [...number];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect([isVoucherNumber(number), isVoucherNumber(digits.join(''))]).toEqual([true, false]);
        expect(voucherDigits(number.replaceAll(/(\d{4})/g, '$1 '))).toBe(number);
      }),
    );
  });
});

it('parts never pay more than the total, and the rest is exact', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(500_000), { maxLength: 8 }), (total, amounts) => {
      const { parts, rest } = coverTotal(
        total,
        amounts.map((amount) => ({ method: 'voucher', amount })),
      );
      const paid = parts.reduce((sum, { amount }) => sum + amount, 0);
      const available = amounts.reduce((sum, amount) => sum + amount, 0);
      expect([paid + rest, rest]).toEqual([total, Math.max(0, total - available)]);
      expect(parts.every(({ amount }) => amount > 0)).toBe(true);
    }),
  );
});
