import { useMemo, useSyncExternalStore } from 'react';
import { onRecentQueries, queriesOf, storedQueries } from './recent-queries.ts';

const noQueries = () => '[]';

/** What was searched for here before, the newest first; on the server, and while hydrating, nothing. */
export function useRecentQueries(storageName: string): ReadonlyArray<string> {
  const stored = useSyncExternalStore(onRecentQueries, () => storedQueries(storageName), noQueries);
  return useMemo(() => queriesOf(stored), [stored]);
}
