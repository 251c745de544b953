import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/**
 * How long a page or a choice must stand before it is said, in milliseconds. Orca 43 forgets a live text while more than 50
 * events wait for it, and a new month is 60 to 100. Who leafs through a year hears where it ends, and not twelve months; and
 * a choice is heard of the day first, then of the span.
 */
const SETTLED_AFTER = 800;

/** Says the last of several texts, and nothing when its calendar is gone by then. */
export function useSettledAnnouncement(): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(announce, SETTLED_AFTER, text);
  };
}
