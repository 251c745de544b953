import { useRef, useState } from 'react';
import type { CalendarDay, TimeOfDay } from '../dates/index.ts';

/** What is chosen in the panel and not taken yet. */
export interface Draft {
  readonly day: CalendarDay | null;
  readonly time: TimeOfDay | null;
  /** Counts the leaps to today, each of which shows its month. */
  readonly leaps: number;
}

/** Follows what the field holds until something is chosen; forgotten, it follows it again. */
export function useDraft(day: CalendarDay | null, time: TimeOfDay | null) {
  const [own, setOwn] = useState<Draft | null>(null);
  // Ahead of the next render: Enter in a box of the time settles and takes it in the same event.
  const latest = useRef<Draft | null>(null);
  const of = (draft: Draft | null): Draft => draft ?? { day, time, leaps: 0 };
  const keep = (next: Draft | null) => {
    latest.current = next;
    setOwn(next);
  };
  return {
    draft: of(own),
    /** What it is at this moment. */
    read: () => of(latest.current),
    change: (part: Partial<Draft>) => keep({ ...of(latest.current), ...part }),
    forget: () => keep(null),
  };
}
