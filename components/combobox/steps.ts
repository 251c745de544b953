/** How many options each key moves. */
export const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * The option that many steps from `index`, wrapping at both ends.
 *
 * @param index from 0; -1 for none, from where steps enter at the start or the end
 * @param count of options, above 0
 */
export function stepped(index: number, step: number, count: number): number {
  const next = (index < 0 && step < 0 ? count : index) + step;
  if (next < 0) return count - 1;
  return next < count ? next : 0;
}
