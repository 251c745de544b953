import { useMemo, useSyncExternalStore } from 'react';
import { onRecentQueries, queriesOf, storedQueries } from './recent-queries.ts';

const noQueries = () => '[]';

const unwatched = () => () => {};

/**
 * What was searched for here before, the newest first; on the server, and while hydrating, nothing.
 *
 * @param isWatched whether changes made by other tabs are followed: while the field is in use
 */
export function useRecentQueries(storageName: string, isWatched: boolean): ReadonlyArray<string> {
  const stored = useSyncExternalStore(
    isWatched ? onRecentQueries : unwatched,
    () => storedQueries(storageName),
    noQueries,
  );
  return useMemo(() => queriesOf(stored), [stored]);
}
