import { foldLetters } from './fold-letters.ts';
import { trying } from './stored.ts';

/** The maximum number of queries. */
const kept = 6;

/** Fallback for a failing storage, by store name: lasts as long as the page. */
const here = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (name: string) => `${name}:recent`;

/** The serialized recent queries: the same string until they change. */
export const storedQueries = (name: string): string =>
  here.get(name) ?? trying(() => localStorage.getItem(keyOf(name))) ?? '[]';

/** The recent queries, newest first. */
export function queriesOf(stored: string): ReadonlyArray<string> {
  const list: unknown = trying(() => JSON.parse(stored));
  return Array.isArray(list) ? list.filter((query) => typeof query === 'string') : [];
}

function store(name: string, queries: ReadonlyArray<string>): void {
  const text = JSON.stringify(queries);
  here.delete(name);
  trying(() => localStorage.setItem(keyOf(name), text));
  if (storedQueries(name) !== text) here.set(name, text);
  for (const listener of listeners) listener();
}

const others = (name: string, query: string) =>
  queriesOf(storedQueries(name)).filter((each) => foldLetters(each) !== foldLetters(query));

/** Puts a query first in the list. */
export function rememberQuery(name: string, query: string): void {
  const text = query.trim();
  if (text !== '') store(name, [text, ...others(name, text)].slice(0, kept));
}

/** Removes a query. */
export const forgetQuery = (name: string, query: string): void => store(name, others(name, query));

/** Removes all queries. */
export const forgetQueries = (name: string): void => store(name, []);

/** Calls `listener` when queries change, in this tab or another one. Returns an unsubscribe function. */
export function onRecentQueries(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
