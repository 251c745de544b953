import type { ComboboxGroup } from './groups.ts';
import { trying } from './stored.ts';

/** A search response. */
export interface ComboboxAnswer {
  /** The results by kind, in any order. */
  readonly groups: ReadonlyArray<ComboboxGroup>;
  /**
   * The total count of results, shown on the button to the results page; null if the search does not count them. Without it there
   * is no such button.
   */
  readonly total?: number | null;
}

/** This page's responses, for when the storage fails. Browser only: never filled on a server. */
const known = new Map<string, ComboboxAnswer>();

const isAnswer = (value: unknown): value is ComboboxAnswer =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<ComboboxAnswer>).groups);

/**
 * The cached response to this query in this session (requirement L-08).
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

/** Caches a response: in the session storage, or for this page if that fails. */
export function keepAnswer(name: string, query: string, answer: ComboboxAnswer): void {
  const key = `${name}:${query}`;
  known.set(key, answer);
  trying(() => sessionStorage.setItem(key, JSON.stringify(answer)));
}

/** Clears this page's cache; for tests. */
export const forgetAnswers = (): void => known.clear();
