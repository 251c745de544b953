import { useSyncExternalStore } from 'react';

/**
 * Which option is active, for options to look at: a key then draws two of them anew, however long the list is.
 */
export interface ActiveOption {
  /** Its place among all options, from 0; -1 for none. */
  readonly index: () => number;
  /** Whether the mouse chose it; the list does not move under a mouse. */
  readonly isPointed: () => boolean;
  readonly move: (index: number, isPointed: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeActiveOption(): ActiveOption {
  let [index, isPointed] = [-1, false];
  const listeners = new Set<() => void>();
  return {
    index: () => index,
    isPointed: () => isPointed,
    move(nextIndex, isNextPointed) {
      [index, isPointed] = [nextIndex, isNextPointed];
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const never = () => false;

/** Whether the active option is one of those from `start` up to `end`. */
export const useIsActive = (active: ActiveOption, start: number, end: number): boolean =>
  useSyncExternalStore(active.subscribe, () => active.index() >= start && active.index() < end, never);
