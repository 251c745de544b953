/** Bars by the ids that their pages gave them. Each has a key of its own, so that no tab writes over what another wrote. */
const keyOf = (id: string) => `dismissed-bar:${id}`;

/** Closed here, for as long as this page lives: the storage may be full, or refuse to work at all. */
const closedHere = new Set<string>();
const listeners = new Set<() => void>();

/** The storage throws when it is full and, in some private windows, whenever it is touched. Nothing depends on it here. */
function trying<Result>(attempt: (storage: Storage) => Result): Result | undefined {
  try {
    return attempt(localStorage);
  } catch {
    return undefined;
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the reader closed the bar of this id, now or on an earlier day. Only the browser knows: never ask on a server. */
export const isBarDismissed = (id: string): boolean =>
  closedHere.has(id) || (trying((storage) => storage.getItem(keyOf(id))) ?? null) !== null;

/** Remembers in the local storage that the bar of this id was closed, and tells everybody who shows it. */
export function dismissBar(id: string): void {
  closedHere.add(id);
  trying((storage) => storage.setItem(keyOf(id), ''));
  tell();
}

/** Lets the bar of this id show again: where its message has changed, or in tests. */
export function forgetDismissedBar(id: string): void {
  closedHere.delete(id);
  trying((storage) => storage.removeItem(keyOf(id)));
  tell();
}

/** Calls `listener` when bars are closed or forgotten, in this tab or in another one. Returns what ends it. */
export function onDismissedBars(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
