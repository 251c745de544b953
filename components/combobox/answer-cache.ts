import type { ComboboxGroup } from './groups.ts';
import { trying } from './stored.ts';

/** What a search found. */
export interface ComboboxAnswer {
  /** The results by kind, in any order. */
  readonly groups: ReadonlyArray<ComboboxGroup>;
  /** How many results the page of results has; a button that leads there names the number. Nothing leads there without it. */
  readonly total?: number;
}

/** Asked already on this page, where the storage refuses to work. Only the browser asks: never filled on a server. */
const known = new Map<string, ComboboxAnswer>();

const isAnswer = (value: unknown): value is ComboboxAnswer =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<ComboboxAnswer>).groups);

/**
 * The answer that was given to this query before, in this session (requirement L-08).
 *
 * @param name of the store, so that two searches of a site do not mix
 */
export function knownAnswer(name: string, query: string): ComboboxAnswer | undefined {
  const key = `${name}:${query}`;
  const here = known.get(key);
  if (here) return here;
  const stored: unknown = trying(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  return isAnswer(stored) ? stored : undefined;
}

/** Keeps an answer for the rest of the session: in the session storage, or for this page where that does not work. */
export function keepAnswer(name: string, query: string, answer: ComboboxAnswer): void {
  const key = `${name}:${query}`;
  known.set(key, answer);
  trying(() => sessionStorage.setItem(key, JSON.stringify(answer)));
}

/** Forgets what this page knows by itself; for tests. */
export const forgetAnswers = (): void => known.clear();
