import { parseDecimal } from '../../components/quantity-stepper/bounded-decimal.ts';
import { instalmentPlan, type InstalmentPlan } from './instalment-plan.ts';
import { toWire, type Grosze } from './money.ts';

/** A lender's terms for the calculator (H-16). */
export interface CalculatorTerms {
  /** The range of worth, both ends included. */
  minPrice: Grosze;
  maxPrice: Grosze;
  /** In how many months a loan may be paid back; at least one. */
  instalmentMonths: ReadonlyArray<number>;
  /** Nominal interest in percent a year. */
  instalmentYearlyPercent: number;
  /** In percent of the goods, added to the loan. */
  instalmentCommissionPercent: number;
}

/** The answer to a typed amount and term. */
export type Calculation =
  | { kind: 'offered'; amount: Grosze; chosen: InstalmentPlan; plans: ReadonlyArray<InstalmentPlan> }
  /** The amount is no number of złoty and grosze. */
  | { kind: 'unreadable' }
  /** `lacking` is the missing amount. */
  | { kind: 'belowMinimum'; limit: Grosze; lacking: Grosze }
  | { kind: 'aboveMaximum'; limit: Grosze };

/** Reads "1 234,50 zł", "1234.5" or "1234" as grosze; null for anything else, also for parts of a grosz. */
export function readAmount(text: string): Grosze | null {
  const written = text.replace(/zł\.?\s*$/i, '').replace(/\s/g, '');
  return /[.,]\d{3,}$/.test(written) ? null : parseDecimal(written, 2);
}

/** Terms by ascending length, each once. */
export const offeredMonths = ({ instalmentMonths }: Pick<CalculatorTerms, 'instalmentMonths'>): ReadonlyArray<number> =>
  [...new Set(instalmentMonths)].sort((a, b) => a - b);

/** The plans for an amount, by ascending number of instalments. */
export const plansFor = (amount: Grosze, terms: CalculatorTerms): ReadonlyArray<InstalmentPlan> =>
  offeredMonths(terms).map((months) =>
    instalmentPlan(amount, {
      months,
      yearlyPercent: terms.instalmentYearlyPercent,
      commissionPercent: terms.instalmentCommissionPercent,
    }),
  );

/** The longest of them: it has the lowest instalment. */
export const longestPlan = (plans: ReadonlyArray<InstalmentPlan>): InstalmentPlan => plans.at(-1)!;

/**
 * Calculates the typed amount and number of instalments. A number of months that is not offered counts as the longest
 * one, so that an old address still answers.
 */
export function calculateInstalments(typed: { amount: string; months: string }, terms: CalculatorTerms): Calculation {
  const amount = readAmount(typed.amount);
  if (amount === null) return { kind: 'unreadable' };
  const { minPrice, maxPrice } = terms;
  if (amount < minPrice) return { kind: 'belowMinimum', limit: minPrice, lacking: minPrice - amount };
  if (amount > maxPrice) return { kind: 'aboveMaximum', limit: maxPrice };
  const plans = plansFor(amount, terms);
  const chosen = plans.find(({ months }) => String(months) === typed.months) ?? longestPlan(plans);
  return { kind: 'offered', amount, chosen, plans };
}

/** What a lender's own simulator is asked (S-43). */
export interface SimulatorQuestion {
  /** The shop's number at the lender. */
  shopNumber: string;
  /** The variant of instalments that the shop has agreed with the lender. */
  variant: string;
  /** The worth of the goods. */
  worth: Grosze;
}

/**
 * The address of a lender's simulator: `{shop}`, `{variant}` and `{value}` are filled in, the value as "549.00".
 *
 * @param template the setting `instalmentSimulator`, a web address or a path of this shop
 */
export const simulatorAddress = (template: string, { shopNumber, variant, worth }: SimulatorQuestion): string =>
  template
    .replaceAll('{shop}', encodeURIComponent(shopNumber))
    .replaceAll('{variant}', encodeURIComponent(variant))
    .replaceAll('{value}', toWire(worth));
