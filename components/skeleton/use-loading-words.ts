import { useEffect } from 'react';
import { announce } from '../announcer/announce.ts';

/**
 * Milliseconds before a wait is announced: shorter waits need no words, and a screen reader that begins to
 * read a new page drops early announcements.
 */
const ANNOUNCE_AFTER = 1000;

/** Announces politely that something is loading: once for each start of loading, and only if it lasts. */
export function useLoadingWords(isLoading: boolean, words: string): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => announce(words), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other words while it loads are no second loading
  }, [isLoading]);
}
