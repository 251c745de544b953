import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';

/**
 * How long a page or selection must stay before it is announced, in milliseconds. Orca 43 drops live text while over 50
 * events are queued, and a new month causes 60 to 100. Paging through a year announces only the last month; after a
 * choice the day is read first, then the span.
 */
const SETTLED_AFTER = 800;

/** Announces the last of several texts, unless its calendar unmounted. */
export function useSettledAnnouncement(): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(announce, SETTLED_AFTER, text);
  };
}
