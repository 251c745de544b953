import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { handFocusOn } from '../shared/hand-focus-on.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { speakAlert } from './speak-alert.ts';

/** Announces an alert that appears after load once, and closes it without losing focus. */
export function useAlert(onClose: (() => void) | undefined) {
  const alert = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  // `startAlerts` announces server-rendered ones after the load.
  const isHydrated = useIsHydrated();
  const cameWithPage = useRef(!isHydrated);

  useLayoutEffect(() => {
    if (alert.current && !cameWithPage.current) speakAlert(alert.current);
  }, []);

  return {
    alertRef: alert,
    isOpen,
    onClosePress(event: MouseEvent) {
      // Signals to alert-region.ts that React handles this alert.
      event.preventDefault();
      if (alert.current) handFocusOn(alert.current);
      setIsOpen(false);
      onClose?.();
    },
  };
}
