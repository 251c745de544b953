import { dismissalCookie, isBarDismissedIn } from './dismissal-cookie.ts';

/** Bars by the ids that their pages gave them. Each has a key of its own, so that no tab writes over what another wrote. */
const keyOf = (id: string) => `dismissed-bar:${id}`;

/** Closed here, for as long as this page lives: the storage may be full, or refuse to work at all. */
const closedHere = new Set<string>();
const listeners = new Set<() => void>();

/**
 * The storage throws when it is full and, in some private windows, whenever it is touched; so do cookies in a frame of their
 * own. Nothing depends on them here.
 */
function trying<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the reader closed the bar of this id, now or on an earlier day. Only the browser knows: never ask on a server. */
export const isBarDismissed = (id: string): boolean =>
  closedHere.has(id) ||
  (trying(() => localStorage.getItem(keyOf(id))) ?? null) !== null ||
  trying(() => isBarDismissedIn(document.cookie, id)) === true;

/**
 * Remembers that the bar of this id was closed, and tells everybody who shows it: in the local storage for good, or, for
 * so many days, in a cookie, which the server sees too.
 */
export function dismissBar(id: string, days?: number): void {
  closedHere.add(id);
  trying(() => {
    if (days === undefined) localStorage.setItem(keyOf(id), '');
    else document.cookie = dismissalCookie(id, days);
  });
  tell();
}

/** Lets the bar of this id show again: where its message has changed, or in tests. */
export function forgetDismissedBar(id: string): void {
  closedHere.delete(id);
  trying(() => localStorage.removeItem(keyOf(id)));
  trying(() => (document.cookie = dismissalCookie(id, 0)));
  tell();
}

/** Calls `listener` when bars are closed or forgotten, here, in another tab or on a later page. Returns what ends it. */
export function onDismissedBars(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page to which one goes back may come as it was left, before its bar was closed on a later one.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
