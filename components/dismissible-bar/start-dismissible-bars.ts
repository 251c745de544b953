import { dismissBar, isBarDismissed, onDismissedBars } from './dismissed-bars.ts';
import { handFocusOn } from '../shared/hand-focus-on.ts';

const idOf = (bar: HTMLElement) => bar.dataset['dismissibleBar'] ?? '';

/**
 * Shows the bars below `root` that nobody has closed. A bar that the server sent stays out of sight until then, where
 * only the browser knows what was closed. They are hidden, not taken out: React may yet take over what the server sent.
 */
export function showOpenBars(root: ParentNode = document): void {
  for (const bar of root.querySelectorAll<HTMLElement>('[data-dismissible-bar]')) {
    bar.hidden = isBarDismissed(idOf(bar));
    bar.dataset['settled'] = '';
  }
}

function onClick(event: MouseEvent): void {
  // A hydrated DismissibleBar closes itself and has prevented the default.
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const bar = event.target.closest('[data-dismissible-bar-close]')?.closest<HTMLElement>('[data-dismissible-bar]');
  if (!bar) return;
  handFocusOn(bar);
  const { days } = bar.dataset;
  dismissBar(idOf(bar), days === undefined ? undefined : Number(days));
}

/**
 * Brings the bars of a page to life without React, as early as a script can: shows those that nobody has closed, closes
 * them, and follows what other tabs close. Returns what undoes it.
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
