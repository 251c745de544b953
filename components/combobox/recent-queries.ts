import { foldLetters } from './fold-letters.ts';
import { trying } from './stored.ts';

/** How many queries are remembered. */
const kept = 6;

/** What could not be stored, by the name of the store: for as long as this page lives. */
const here = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (name: string) => `${name}:recent`;

/** The remembered queries as they are stored: a text that stays the same while nothing changed. */
export const storedQueries = (name: string): string =>
  here.get(name) ?? trying(() => localStorage.getItem(keyOf(name))) ?? '[]';

/** What was searched for before, the newest first. */
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

/** Puts a query in front of the remembered ones. */
export function rememberQuery(name: string, query: string): void {
  const text = query.trim();
  if (text !== '') store(name, [text, ...others(name, text)].slice(0, kept));
}

/** Takes a query away. */
export const forgetQuery = (name: string, query: string): void => store(name, others(name, query));

/** Calls `listener` when queries are remembered or forgotten, in this tab or in another one. Returns what ends it. */
export function onRecentQueries(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
