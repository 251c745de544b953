import type { Grosze } from './money.ts';
import type { Thousandths } from './price.ts';

/** A line of an order, with what of it is already returned. */
export interface ReturnableLine {
  readonly position: number;
  readonly quantity: Thousandths;
  /** Before the discount of a code. */
  readonly totalGross: Grosze;
  /** In returns that were neither refused nor given up. */
  readonly returned: Thousandths;
}

/** Why nothing of a line may be returned (consumer rights act, art. 38). */
export type ReturnObstacle = 'late' | 'made' | 'virtual' | 'service' | 'gift' | 'returned';

/**
 * Which right of withdrawal a line never had: the service is done, the file is delivered, or it was made to the buyer's
 * words. Null for all other goods.
 */
export function exclusionOf(line: {
  /** The product's; undefined where it is no longer sold. */
  readonly type: string | undefined;
  /** The buyer sent words or files to be made. */
  readonly isMade: boolean;
}): Extract<ReturnObstacle, 'made' | 'virtual' | 'service'> | null {
  if (line.type === 'product_service') return 'service';
  if (line.type === 'product_virtual') return 'virtual';
  return line.isMade ? 'made' : null;
}

/** How much of a line may still be returned. */
export const returnableOf = ({ quantity, returned }: Pick<ReturnableLine, 'quantity' | 'returned'>): Thousandths =>
  Math.max(0, quantity - returned);

/** What each line cost after the order's discount: the shares sum up to the whole, to the grosz. */
export function paidForLines(
  lines: ReadonlyArray<Pick<ReturnableLine, 'totalGross'>>,
  rebate: Grosze,
): ReadonlyArray<Grosze> {
  const total = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
  let before = 0;
  return lines.map(({ totalGross }) => {
    const after = before + totalGross;
    const share = total === 0 ? 0 : shareOf(rebate, after, total) - shareOf(rebate, before, total);
    before = after;
    return totalGross - share;
  });
}

/** floor(amount × part / whole), exact also beyond the safe integers. */
const shareOf = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/**
 * What a part of a line is worth. Portions of it sum up to what was paid for it, whatever their sizes: each is the
 * difference of the worth of all that is returned after and before it.
 *
 * @param paid of the whole line, see `paidForLines`
 */
export const worthOfPart = (
  { quantity, returned }: Pick<ReturnableLine, 'quantity' | 'returned'>,
  paid: Grosze,
  part: Thousandths,
): Grosze =>
  shareOf(paid, Math.min(quantity, returned + part), quantity) - shareOf(paid, Math.min(quantity, returned), quantity);

/** Whether the whole order is returned with these parts: then the delivery is paid back, too (art. 32). */
export const isWholeReturn = (
  lines: ReadonlyArray<Pick<ReturnableLine, 'position' | 'quantity' | 'returned'>>,
  parts: ReadonlyMap<number, Thousandths>,
): boolean => lines.every(({ position, quantity, returned }) => returned + (parts.get(position) ?? 0) >= quantity);

/** The last moment at which a return may be announced. @param sentAt when the order was sent, null where it was not */
export const returnUntil = (
  sentAt: number,
  { returnDays, returnTransitDays }: { returnDays: number; returnTransitDays: number },
): number => sentAt + (returnDays + returnTransitDays) * 24 * 60 * 60_000;
