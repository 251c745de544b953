import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { dismissBar, isBarDismissed, onDismissedBars } from './dismissed-bars.ts';
import { handFocusOn } from '../shared/hand-focus-on.ts';

/** Whether a bar shows; `unknown` on the server and until React has taken over what it sent. */
export function useDismissibleBar(id: string, days: number | undefined, onClose: (() => void) | undefined) {
  const bar = useRef<HTMLElement>(null);
  const state = useSyncExternalStore(
    onDismissedBars,
    () => (isBarDismissed(id) ? 'dismissed' : 'open'),
    () => 'unknown',
  );
  return {
    barRef: bar,
    state,
    onClosePress(event: MouseEvent) {
      // Tells the page's own listener (start-dismissible-bars.ts) that this bar belongs to React.
      event.preventDefault();
      if (bar.current) handFocusOn(bar.current);
      dismissBar(id, days);
      onClose?.();
    },
  };
}
