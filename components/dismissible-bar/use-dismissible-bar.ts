import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { dismissBar, isBarDismissed, onDismissedBars } from './dismissed-bars.ts';
import { handFocusOn } from '../shared/hand-focus-on.ts';

/** Whether a bar shows; `unknown` on the server and until hydrated. */
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
      // Signals to start-dismissible-bars.ts that React handles this bar.
      event.preventDefault();
      if (bar.current) handFocusOn(bar.current);
      dismissBar(id, days);
      onClose?.();
    },
  };
}
