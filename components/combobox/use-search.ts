import { useEffect, useRef, useState } from 'react';
import { keepAnswer, knownAnswer, type ComboboxAnswer } from './answer-cache.ts';

export interface SearchOptions {
  /**
   * Finds matches for a query. Called after a pause in typing, with the trimmed query; the signal aborts stale
   * requests, the limit is the number of results shown per kind. A rejection is logged, and the list closes
   * (requirement X-04).
   */
  search: (query: string, signal: AbortSignal, limit: number) => Promise<ComboboxAnswer>;
  /** How many results to show per kind: 6 by default (requirement L-08). */
  limit?: number;
  /** The minimum query length, in characters: 4 by default, in the shop 2 (requirement L-08). */
  minimumLength?: number;
  /** Milliseconds after typing before the search: 500 by default (requirement T-18). */
  delay?: number;
  /** The storage name of responses (per session) and recent queries: "witryna-search" by default. */
  storageName?: string;
}

export interface SearchState {
  readonly status: 'idle' | 'loading' | 'found' | 'empty' | 'failed';
  /** The response's query. */
  readonly query: string;
  /** The last response. It stays until the next one, so that the list does not flicker. */
  readonly answer: ComboboxAnswer;
}

const nothing: SearchState = { status: 'idle', query: '', answer: { groups: [] } };

/**
 * Searches after a pause in typing, one request at a time: a new one makes earlier responses stale (T-18, X-04, L-08).
 *
 * @param onSettled called once for each request that succeeded or failed
 */
export function useSearch(
  { search, limit = 6, minimumLength = 4, delay = 500, storageName = 'witryna-search' }: SearchOptions,
  onSettled: (state: SearchState) => void,
) {
  const [state, setState] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const question = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    question.current?.abort();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      question.current?.abort();
    },
    [],
  );

  const settle = (next: SearchState) => {
    setState(next);
    onSettled(next);
  };
  const answered = (query: string, answer: ComboboxAnswer) => {
    const groups = answer.groups.map((group) => ({ ...group, options: group.options.slice(0, limit) }));
    const isFound = groups.some(({ options }) => options.length > 0);
    settle({ status: isFound ? 'found' : 'empty', query, answer: { ...answer, groups } });
  };

  const run = async (query: string) => {
    const known = knownAnswer(storageName, query);
    if (known) {
      answered(query, known);
      return;
    }
    const { signal } = (question.current = new AbortController());
    setState((last) => ({ ...last, status: 'loading' }));
    try {
      const answer = await search(query, signal, limit);
      if (signal.aborted) return;
      keepAnswer(storageName, query, answer);
      answered(query, answer);
    } catch (error) {
      if (signal.aborted) return;
      console.error(`The search for "${query}" failed.`, error);
      settle({ ...nothing, status: 'failed', query });
    }
  };

  const rest = (last: SearchState): SearchState =>
    last.answer.groups.length > 0 ? { ...last, status: 'found' } : nothing;

  return {
    ...state,
    /** Whether a text is below the minimum length. */
    isShort: (text: string) => text.trim().length < minimumLength,
    /** Sets a new text: aborts the previous request and searches after the pause. */
    ask: (text: string, pause = delay) => {
      stop();
      const query = text.trim();
      const isShort = query.length < minimumLength;
      setState(isShort ? nothing : rest);
      if (!isShort) timer.current = setTimeout(() => void run(query), pause);
    },
    /** Cancels pending and running requests. */
    stop: () => {
      stop();
      setState(rest);
    },
  };
}
