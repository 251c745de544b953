import { useMemo, useSyncExternalStore } from 'react';
import { onRecentQueries, queriesOf, storedQueries } from './recent-queries.ts';

const noQueries = () => '[]';

const unwatched = () => () => {};

/**
 * What was searched for here before, the newest first; on the server, and while hydrating, nothing.
 *
 * @param isWatched whether it follows what other tabs remember: while somebody is at work here
 */
export function useRecentQueries(storageName: string, isWatched: boolean): ReadonlyArray<string> {
  const stored = useSyncExternalStore(
    isWatched ? onRecentQueries : unwatched,
    () => storedQueries(storageName),
    noQueries,
  );
  return useMemo(() => queriesOf(stored), [stored]);
}
