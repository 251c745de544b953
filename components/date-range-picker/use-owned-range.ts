import { useLayoutEffect, useRef } from 'react';
import { isSameRange, noEnds, type DateRange, type RangeEnds } from './range-rules.ts';

export interface RangeOwner {
  /** The range where somebody else keeps it, null for none; answer `onChange` with the next one. */
  value?: DateRange | null | undefined;
  /** Called with each new range; null while there is none, or none that may be chosen. */
  onChange?: ((range: DateRange | null) => void) | undefined;
}

/** Tells the owner each new range, and writes what the owner keeps when that is another one. Both after the drawing. */
export function useOwnedRange(
  { value, onChange }: RangeOwner,
  chosen: DateRange | null,
  choose: (ends: RangeEnds) => void,
): void {
  /** What the owner knows. */
  const told = useRef(chosen);
  // Two dates that come together are one change.
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
    // What is half typed is no range yet, and stays.
    if (isSameRange(value, told.current)) return;
    told.current = value;
    choose(value ?? noEnds);
  });
}
