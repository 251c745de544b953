import { dismissBar, isBarDismissed, onDismissedBars } from './dismissed-bars.ts';
import { handFocusOn } from '../shared/hand-focus-on.ts';

const idOf = (bar: HTMLElement) => bar.dataset['dismissibleBar'] ?? '';

/**
 * Shows the bars below `root` that were not closed. Server-rendered bars stay hidden until then if only the browser
 * knows what was closed. Closed ones are hidden, not removed: React may yet hydrate them.
 */
export function showOpenBars(root: ParentNode = document): void {
  for (const bar of root.querySelectorAll<HTMLElement>('[data-dismissible-bar]')) {
    bar.hidden = isBarDismissed(idOf(bar));
    bar.dataset['settled'] = '';
  }
}

function onClick(event: MouseEvent): void {
  // A hydrated DismissibleBar closes itself and prevents the default.
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const bar = event.target.closest('[data-dismissible-bar-close]')?.closest<HTMLElement>('[data-dismissible-bar]');
  if (!bar) return;
  handFocusOn(bar);
  const { days } = bar.dataset;
  dismissBar(idOf(bar), days === undefined ? undefined : Number(days));
}

/**
 * Starts the bars of a page without React, as early as a script can: shows open ones, closes them on a press, and
 * follows other tabs. Returns a cleanup function.
 */
export function startDismissibleBars(): () => void {
  const stop = new AbortController();
  const stopListening = onDismissedBars(() => showOpenBars());
  document.addEventListener('click', onClick, { signal: stop.signal });
  showOpenBars();
  return () => {
    stop.abort();
    stopListening();
  };
}
