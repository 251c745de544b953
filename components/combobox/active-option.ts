import { useSyncExternalStore } from 'react';

/**
 * Which option is active, for the field, the foot and the options to look at: a key then draws those that change and nothing
 * else, however long the list is.
 */
export interface ActiveOption {
  /** Its place among all options, from 0; -1 for none. */
  readonly index: () => number;
  /** Whether the mouse chose it; the list does not move under a mouse. */
  readonly isPointed: () => boolean;
  /** Makes another option active, by a key unless told. */
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

/** The place of the active option among all, from 0; -1 for none. */
export const useActiveIndex = (active: ActiveOption): number =>
  useSyncExternalStore(active.subscribe, active.index, none);
