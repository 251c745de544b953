import type { Grosze } from './money.ts';
import type { Thousandths } from './price.ts';

/** How much of a part a line of bundles has. A started thousandth is rounded up, as it is taken from stock. */
export const partOfLine = (inOneBundle: Thousandths, bundles: Thousandths): Thousandths =>
  Math.ceil((inOneBundle * bundles) / 1000);

/** floor(amount × part / whole), exact also beyond the safe integers. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/**
 * Shares of an amount by what each of its parts is worth: the price of a bundle by the prices of its parts bought alone, a
 * discount by the lines. They sum up to the amount, to the grosz. Parts that are all worth nothing share it evenly.
 *
 * @param worths none negative
 */
export function shareByWorth(amount: Grosze, worths: ReadonlyArray<Grosze>): ReadonlyArray<Grosze> {
  const isWorthless = worths.every((worth) => worth === 0);
  const weights = isWorthless ? worths.map(() => 1) : worths;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const after = before + weight;
    const share = shareOf(amount, after, whole) - shareOf(amount, before, whole);
    before = after;
    return share;
  });
}
