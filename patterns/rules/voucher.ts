import { addMonths } from '../../components/dates/index.ts';
import type { Grosze } from './money.ts';
import { calendarDay, lastMomentOf } from './warsaw-time.ts';

/** Why a voucher cannot pay (requirement X-18): the keys of its messages under `error.payment`. */
export const voucherProblems = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'] as const;

export type VoucherProblem = (typeof voucherProblems)[number];

/** A voucher as the shop keeps it. */
export interface VoucherFacts {
  left: Grosze;
  currency: string;
  /** Sold by another shop. */
  isForeign: boolean;
  isBlocked: boolean;
  /** The last moment, epoch milliseconds; null without an end. */
  validUntil: number | null;
}

/** The digits of a number as typed, with spaces or hyphens. */
export const voucherDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Sixteen digits, the last of which checks the others by the algorithm of Luhn (ISO/IEC 7812-1). */
export function isVoucherNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A number of these fifteen digits and the one that checks them. */
export function checkedNumber(digits: string): string {
  const found = Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(isVoucherNumber);
  if (found === undefined) throw new RangeError(`A number has fifteen digits before the last one, not "${digits}".`);
  return found;
}

/** How long a sold gift card pays, in months: its page says so. */
const giftCardMonths = 24;

/** The last moment at which a gift card pays that was sold now, in epoch milliseconds. */
export const giftCardEnd = (now: number): number => lastMomentOf(addMonths(calendarDay(now), giftCardMonths));

/** A number as it is read: "6000 0000 0000 0007". */
export const groupedVoucherNumber = (number: string): string => number.match(/.{1,4}/g)?.join(' ') ?? '';

/** What is wrong with a typed number before anyone looks it up; null where nothing is. */
export function numberProblem(typed: string): 'v2' | 'v7' | null {
  const digits = voucherDigits(typed);
  if (digits === '') return 'v7';
  return isVoucherNumber(digits) ? null : 'v2';
}

/**
 * Why a looked-up voucher cannot pay; null where it can.
 *
 * @param voucher null where no voucher has the number
 */
export function voucherProblem(
  voucher: VoucherFacts | null,
  { now, currency }: { now: number; currency: string },
): Exclude<VoucherProblem, 'v2' | 'v7'> | null {
  if (!voucher) return 'v6';
  if (voucher.isForeign) return 'v1';
  if (voucher.isBlocked) return 'v3';
  if (voucher.left <= 0) return 'v4';
  if (voucher.validUntil !== null && voucher.validUntil < now) return 'v5';
  return voucher.currency === currency ? null : 'v8';
}
