import { useRef, useState } from 'react';
import type { CalendarDay, TimeOfDay } from '../dates/index.ts';

/** The unconfirmed selection in the panel. */
export interface Draft {
  readonly day: CalendarDay | null;
  readonly time: TimeOfDay | null;
  /** Counts jumps to today, each of which shows its month. */
  readonly leaps: number;
}

/** Follows the field until something is chosen; follows it again once discarded. */
export function useDraft(day: CalendarDay | null, time: TimeOfDay | null) {
  const [own, setOwn] = useState<Draft | null>(null);
  // Ahead of the next render: Enter in a time box changes and confirms in one event.
  const latest = useRef<Draft | null>(null);
  const of = (draft: Draft | null): Draft => draft ?? { day, time, leaps: 0 };
  const keep = (next: Draft | null) => {
    latest.current = next;
    setOwn(next);
  };
  return {
    draft: of(own),
    /** The current draft. */
    read: () => of(latest.current),
    change: (part: Partial<Draft>) => keep({ ...of(latest.current), ...part }),
    forget: () => keep(null),
  };
}
