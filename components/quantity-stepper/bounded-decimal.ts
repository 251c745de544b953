/**
 * Exact decimals for amounts of goods. Every number here is an integer count of thousandths (1.5 m is 1500), so that
 * 0.1 + 0.2 never becomes 0.30000000000000004. The browser and the server share this file: both obey the same rule.
 */

/** One whole piece, metre or kilogram in thousandths. */
export const ONE = 1000;

const DECIMALS = 3;
const WRITTEN = /^(\d*)(?:[.,](\d*))?$/;

export interface Bounds {
  /** The unit of sale in thousandths, at least 1: linen that is cut every 10 cm has 100. */
  readonly step: number;
  /** The minimum order, in thousandths, 0 or more. */
  readonly min: number;
  /** The maximum order, in thousandths; null for no limit. */
  readonly max: number | null;
  /** Whether none at all is a quantity too, below the minimum: in a basket it takes the line out (T-34). */
  readonly allowsZero?: boolean;
}

/** Why a quantity differs from the requested one. */
export type Correction = 'snapped' | 'raised' | 'lowered';

export interface Settled {
  /** The quantity that can be ordered, in thousandths. */
  readonly value: number;
  readonly correction: Correction | null;
}

/**
 * Reads digits with at most one dot or comma ("2", "1,5", ".25", "3.") as thousandths; what is finer is rounded up, as
 * every quantity is (V-31). Null for everything else: empty text, signs, exponents, spaces, a number too large to be
 * exact. With other `decimals` the result counts other fractions: hundredths for 2.
 */
export function parseDecimal(text: string, decimals: number = DECIMALS): number | null {
  const match = WRITTEN.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (whole + fraction === '') return null;
  const isFiner = /[1-9]/.test(fraction.slice(decimals));
  const parts = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) + (isFiner ? 1 : 0);
  return Number.isSafeInteger(parts) ? parts : null;
}

/** Down to a multiple, also below zero, where `%` alone would go up. */
const floorTo = (value: number, step: number) => value - (((value % step) + step) % step);
const ceilTo = (value: number, step: number) => floorTo(value + step - 1, step);

/** The bounds that can really be reached: the minimum raised, the maximum lowered to a multiple of the step. */
export function reachable(bounds: Bounds): Bounds {
  const { step, min, max } = bounds;
  return { ...bounds, min: ceilTo(min, step), max: max === null ? null : floorTo(max, step) };
}

/** Whether any quantity satisfies the bounds; where none does, the form is disabled (V-34). */
export function isPossible(bounds: Bounds): boolean {
  const { min, max } = reachable(bounds);
  return max === null || min <= max;
}

/**
 * The nearest quantity that can be ordered: up to a multiple of the step (V-31), not below the minimum (V-33), not above
 * the maximum (V-34). Of impossible bounds the maximum wins, because stock is limited.
 */
export function settle(value: number, bounds: Bounds): Settled {
  const { step, min, max, allowsZero } = reachable(bounds);
  const settled = value === 0 && allowsZero ? 0 : Math.min(Math.max(ceilTo(value, step), min), max ?? Infinity);
  if (settled === value) return { value, correction: null };
  return { value: settled, correction: settled < value ? 'lowered' : value < min ? 'raised' : 'snapped' };
}

/** Writes thousandths for a form value or an ARIA number: always a dot, whatever the language ("1.5"). */
export const plainDecimal = (thousandths: number, decimals: number = DECIMALS): string =>
  String(thousandths / 10 ** decimals);

/** Writes thousandths the way `locale` writes them, with the decimals that are needed and no grouping: "1,5", "1234". */
export const formatDecimal = (thousandths: number, locale: string, decimals?: number): string =>
  plainDecimal(thousandths, decimals).replace('.', () => (0.1).toLocaleString(locale).charAt(1));
