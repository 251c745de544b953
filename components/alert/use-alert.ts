import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { handFocusOn } from '../shared/hand-focus-on.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { speakAlert } from './speak-alert.ts';

/** Has an alert that appears after the page loaded spoken once, and closes it without losing focus. */
export function useAlert(onClose: (() => void) | undefined) {
  const alert = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  // What the server rendered is spoken by `startAlerts` after the load.
  const isHydrated = useIsHydrated();
  const cameWithPage = useRef(!isHydrated);

  useLayoutEffect(() => {
    if (alert.current && !cameWithPage.current) speakAlert(alert.current);
  }, []);

  return {
    alertRef: alert,
    isOpen,
    onClosePress(event: MouseEvent) {
      // Tells the page's own listener (alert-region.ts) that this alert belongs to React.
      event.preventDefault();
      if (alert.current) handFocusOn(alert.current);
      setIsOpen(false);
      onClose?.();
    },
  };
}
