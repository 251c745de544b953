import type { FieldStatus } from '../field/index.ts';

export const sides = ['start', 'end'] as const;
export type Side = (typeof sides)[number];
export type BySide<Value> = Readonly<Record<Side, Value>>;
export const bySide = <Value>(of: (side: Side) => Value): BySide<Value> => ({ start: of('start'), end: of('end') });

/**
 * Joins the statuses of two dates: an error of one names it, an equal error of both does not; pending comes before
 * success. Undefined if nothing is known.
 *
 * @param nameDate puts the name of a date before its message
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
