import { useLayoutEffect, useRef } from 'react';
import { isSameRange, noEnds, type DateRange, type RangeEnds } from './range-rules.ts';

export interface RangeOwner {
  /** The controlled range, null for none; update it in `onChange`. */
  value?: DateRange | null | undefined;
  /** Called with each new range; null without an available one. */
  onChange?: ((range: DateRange | null) => void) | undefined;
}

/** Reports each new range, and shows a changed controlled one. Both after rendering. */
export function useOwnedRange(
  { value, onChange }: RangeOwner,
  chosen: DateRange | null,
  choose: (ends: RangeEnds) => void,
): void {
  /** What the owner knows. */
  const told = useRef(chosen);
  // Two dates set together are one change.
  useLayoutEffect(() => {
    if (isSameRange(chosen, told.current)) return;
    told.current = chosen;
    onChange?.(chosen);
  });

  const kept = useRef(value);
  useLayoutEffect(() => {
    const before = kept.current;
    kept.current = value;
    if (value === undefined || (before !== undefined && isSameRange(before, value))) return;
    // Partial input is no range yet, and stays.
    if (isSameRange(value, told.current)) return;
    told.current = value;
    choose(value ?? noEnds);
  });
}
