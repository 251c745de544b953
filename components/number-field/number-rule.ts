import { parseDecimal, type Bounds } from '../quantity-stepper/bounded-decimal.ts';

/** What a number may be; all amounts are integer counts of its last decimal: with two `decimals` 12.5 is 1250. */
export interface NumberRule extends Bounds {
  /** How many decimals there are, 0 to 6. */
  readonly decimals: number;
}

/** Why a text is not a valid number. `value` is the bound, `decimals` how many are taken. */
export type NumberProblem =
  | { readonly code: 'notNumber' }
  | { readonly code: 'notWhole' }
  | { readonly code: 'tooFine'; readonly decimals: number }
  | { readonly code: 'belowMinimum' | 'aboveMaximum' | 'betweenSteps'; readonly value: number };

export interface NumberReading {
  /** The number that was typed, also where it does not fit; null where there is none. */
  readonly amount: number | null;
  readonly problem: NumberProblem | null;
}

/** The finest decimals that are read at all. */
const FINEST = 6;

function problemOf(amount: number, { min, max, step }: NumberRule): NumberProblem | null {
  if (amount < min) return { code: 'belowMinimum', value: min };
  if (max !== null && amount > max) return { code: 'aboveMaximum', value: max };
  return amount % step === 0 ? null : { code: 'betweenSteps', value: step };
}

/**
 * Reads typed text: digits with a comma or a dot, a minus in front, spaces between thousands. An empty field has
 * neither number nor problem. Nothing is rounded: what does not fit the rule is a problem, and stays as it was typed.
 */
export function readNumber(text: string, rule: NumberRule): NumberReading {
  const { decimals } = rule;
  const bare = text.replace(/\s/g, '');
  if (bare === '') return { amount: null, problem: null };
  const [, minus, digits = ''] = /^([-\u2212]?)(.*)$/.exec(bare)!;
  const size = parseDecimal(digits, decimals);
  const fine = parseDecimal(digits, FINEST);
  if (size === null || fine === null) return { amount: null, problem: { code: 'notNumber' } };
  const amount = minus ? 0 - size : size;
  const isFiner = fine !== size * 10 ** (FINEST - decimals);
  if (!isFiner) return { amount, problem: problemOf(amount, rule) };
  return { amount, problem: decimals === 0 ? { code: 'notWhole' } : { code: 'tooFine', decimals } };
}
