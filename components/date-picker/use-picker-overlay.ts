import { useRef, useState, type KeyboardEvent } from 'react';
import { readViewportLevel } from '../../tokens/viewport-level.ts';

/**
 * What a picker opens: beside its trigger from viewport level 3 on, below that as a sheet. The level is asked when it opens,
 * so server and browser agree before that, and a window that changes its width takes nothing away.
 */
export function usePickerOverlay(
  /** Called when it closes, whatever closed it. */
  onClose?: () => void,
) {
  const [shown, setShown] = useState<'popover' | 'sheet' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  /** Where focus begins. */
  const beginning = useRef<HTMLElement>(null);

  const open = () => {
    // Focus comes back to it, also from where it was opened out of the input, and in Safari, where a click gives no focus.
    trigger.current?.focus({ preventScroll: true });
    setShown(readViewportLevel() >= 3 ? 'popover' : 'sheet');
  };
  const close = () => {
    setShown(null);
    onClose?.();
  };

  return {
    shown,
    open,
    close,
    trigger,
    beginning,
    /** For what is shown: the day that Tab reaches, as the calendar has just written it, has focus first. */
    surface(element: HTMLElement | null) {
      const day = element?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? null;
      day?.setAttribute('data-initial-focus', '');
      beginning.current = day;
    },
    /** For the input: Alt + Down opens it, as it opens the browser's own lists. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!trigger.current || trigger.current.disabled) return;
      event.preventDefault();
      open();
    },
  };
}

export type PickerOverlayState = ReturnType<typeof usePickerOverlay>;
