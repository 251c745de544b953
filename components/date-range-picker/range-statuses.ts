import type { FieldStatus } from '../field/index.ts';

export const sides = ['start', 'end'] as const;
export type Side = (typeof sides)[number];
export type BySide<Value> = Readonly<Record<Side, Value>>;

/**
 * What is told of two dates in one place: what is wrong with one of them names it, what is wrong with both in the same words
 * does not; a check that is under way comes before one that passed. Undefined where nothing is known.
 *
 * @param nameDate puts the name of a date before what is said of it
 */
export function joinStatuses(
  statuses: BySide<FieldStatus | undefined>,
  nameDate: (side: Side, message: string) => string,
): FieldStatus | undefined {
  const { start, end } = statuses;
  if (!start && !end) return undefined;
  const wrong = sides.filter((side) => statuses[side]?.state === 'error');
  if (wrong.length > 0) {
    if (start?.message === end?.message) return start;
    const named = wrong.map((side) => nameDate(side, statuses[side]?.message ?? ''));
    return { state: 'error', message: named.join(' ') };
  }
  const busy = [start, end].find((status) => status?.state === 'busy');
  if (busy) return busy;
  return start?.state === 'success' && end?.state === 'success' ? start : { state: 'none' };
}
