import { useSyncExternalStore } from 'react';

/**
 * The active option, for the field, the footer and visible options: a key then renders only those that change, however
 * long the list is.
 */
export interface ActiveOption {
  /** Its index among all options, from 0; -1 for none. */
  readonly index: () => number;
  /** Whether the mouse set it; the list does not scroll then. */
  readonly isPointed: () => boolean;
  /** Sets the active option, by default as a key does. */
  readonly move: (index: number, isPointed?: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeActiveOption(): ActiveOption {
  let [index, isPointed] = [-1, false];
  const listeners = new Set<() => void>();
  return {
    index: () => index,
    isPointed: () => isPointed,
    move(nextIndex, isNextPointed = false) {
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
const none = () => -1;

/** Whether the active option is one of those from `start` up to `end`. */
export const useIsActive = (active: ActiveOption, start: number, end: number): boolean =>
  useSyncExternalStore(active.subscribe, () => active.index() >= start && active.index() < end, never);

/** The index of the active option, from 0; -1 for none. */
export const useActiveIndex = (active: ActiveOption): number =>
  useSyncExternalStore(active.subscribe, active.index, none);
