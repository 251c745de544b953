import { dismissalCookie, isBarDismissedIn } from './dismissal-cookie.ts';

/** Bars by their ids. Each has its own key, so that tabs do not overwrite each other. */
const keyOf = (id: string) => `dismissed-bar:${id}`;

/** Closed while this page lives: the storage may be full or fail. */
const closedHere = new Set<string>();
const listeners = new Set<() => void>();

/**
 * The storage throws when full and, in some private windows, on every access; so do cookies in a sandboxed frame.
 * Nothing depends on them here.
 */
function trying<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** Whether the user closed the bar of this id, now or earlier. Browser only: never call on a server. */
export const isBarDismissed = (id: string): boolean =>
  closedHere.has(id) ||
  (trying(() => localStorage.getItem(keyOf(id))) ?? null) !== null ||
  trying(() => isBarDismissedIn(document.cookie, id)) === true;

/**
 * Stores that the bar of this id was closed and notifies listeners: in the local storage for good, or, for that many
 * days, in a cookie, which the server sees too.
 */
export function dismissBar(id: string, days?: number): void {
  closedHere.add(id);
  trying(() => {
    if (days === undefined) localStorage.setItem(keyOf(id), '');
    else document.cookie = dismissalCookie(id, days);
  });
  notify();
}

/** Shows the bar of this id again: when its message has changed, or in tests. */
export function forgetDismissedBar(id: string): void {
  closedHere.delete(id);
  trying(() => localStorage.removeItem(keyOf(id)));
  trying(() => (document.cookie = dismissalCookie(id, 0)));
  notify();
}

/** Calls `listener` when bars are closed or forgotten, here, in another tab or on a later page. Returns a cleanup. */
export function onDismissedBars(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page from the back/forward cache may predate the closing of its bar.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
