import { useMemo, useSyncExternalStore } from 'react';
import { onRecentQueries, queriesOf, storedQueries } from './recent-queries.ts';

const noQueries = () => '[]';

const unwatched = () => () => {};

/**
 * The recent queries, newest first; none on the server and while hydrating.
 *
 * @param isWatched whether to follow changes by other tabs: while the field is in use
 */
export function useRecentQueries(storageName: string, isWatched: boolean): ReadonlyArray<string> {
  const stored = useSyncExternalStore(
    isWatched ? onRecentQueries : unwatched,
    () => storedQueries(storageName),
    noQueries,
  );
  return useMemo(() => queriesOf(stored), [stored]);
}
