/** How many options each key goes on. */
export const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * The option that many steps after `index`; before the first comes the last and after the last the first.
 *
 * @param index from 0; -1 for none, from where steps lead in at the beginning or the end
 * @param count of options, more than none
 */
export function stepped(index: number, step: number, count: number): number {
  const next = (index < 0 && step < 0 ? count : index) + step;
  if (next < 0) return count - 1;
  return next < count ? next : 0;
}
