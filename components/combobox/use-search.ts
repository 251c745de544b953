import { useEffect, useRef, useState } from 'react';
import { keepAnswer, knownAnswer, type ComboboxAnswer } from './answer-cache.ts';

export interface SearchOptions {
  /**
   * Finds what fits a query. Called after a pause in typing, with the query without spaces around it; the signal says that the
   * answer is not wanted any more, the limit how many results of a kind are shown. A rejection is logged, and the list is closed
   * (requirement X-04).
   */
  search: (query: string, signal: AbortSignal, limit: number) => Promise<ComboboxAnswer>;
  /** How many results of each kind are shown at most, the first ones: 6 unless told (requirement L-08). */
  limit?: number;
  /** The shortest text that is searched for, in characters: 4 unless told, in the shop 2 (requirement L-08). */
  minimumLength?: number;
  /** Milliseconds without typing before the search is asked: 500 unless told (requirement T-18). */
  delay?: number;
  /** The name under which answers (for the session) and recent queries are kept: "witryna-search" unless told. */
  storageName?: string;
}

export interface SearchState {
  readonly status: 'idle' | 'loading' | 'found' | 'empty' | 'failed';
  /** The query of the answer. */
  readonly query: string;
  /** The last answer. It stays until the next one is there, so that the list does not flicker. */
  readonly answer: ComboboxAnswer;
}

const nothing: SearchState = { status: 'idle', query: '', answer: { groups: [] } };

/**
 * Asks the search after a pause in typing, one question at a time: a newer one makes an older answer worthless, however late it
 * comes (T-18, X-04, L-08).
 *
 * @param onSettled called once for each question that was answered, or failed
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
    /** Whether a text is too short to be searched for. */
    isShort: (text: string) => text.trim().length < minimumLength,
    /** Takes a new text: what was asked before is not wanted any more, and after the pause this is asked. */
    ask: (text: string, pause = delay) => {
      stop();
      const query = text.trim();
      const isShort = query.length < minimumLength;
      setState(isShort ? nothing : rest);
      if (!isShort) timer.current = setTimeout(() => void run(query), pause);
    },
    /** Asks nothing more, and drops what is on its way. */
    stop: () => {
      stop();
      setState(rest);
    },
  };
}
