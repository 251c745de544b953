import { useEffect } from 'react';
import { announce } from '../announcer/announce.ts';

/**
 * Milliseconds until a wait is worth a word: what comes sooner speaks for itself, and a screen reader that begins to
 * read a new page drops what is said at once.
 */
const SAY_AFTER = 1000;

/** Says politely that something is being loaded: once for each time that the loading begins, and only if it lasts. */
export function useLoadingWords(isLoading: boolean, words: string): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => announce(words), SAY_AFTER);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other words while it loads are no second loading
  }, [isLoading]);
}
