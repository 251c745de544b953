import { useLayoutEffect, useRef } from 'react';
import type { CalendarDay, RangeOf } from '../dates/index.ts';
import { isSameRange, noEnds, type DayRange, type RangeEnds } from './range-rules.ts';

export interface RangeOwner<Value = CalendarDay> {
  /** The controlled range, null for none; update it in `onChange`. */
  value?: RangeOf<Value> | null | undefined;
  /** Called with each new range; null without an available one. */
  onChange?: ((range: RangeOf<Value> | null) => void) | undefined;
}

/** Reports each new range, and shows a changed controlled one. Both after rendering. */
export function useOwnedRange(
  { value, onChange }: RangeOwner,
  chosen: DayRange | null,
  choose: (ends: RangeEnds) => void,
): void {
  const reported = useRef(chosen);
  // Two dates set together are one change.
  useLayoutEffect(() => {
    if (isSameRange(chosen, reported.current)) return;
    reported.current = chosen;
    onChange?.(chosen);
  });

  const kept = useRef(value);
  useLayoutEffect(() => {
    const before = kept.current;
    kept.current = value;
    if (value === undefined || (before !== undefined && isSameRange(before, value))) return;
    // Partial input is no range yet, and stays.
    if (isSameRange(value, reported.current)) return;
    reported.current = value;
    choose(value ?? noEnds);
  });
}
