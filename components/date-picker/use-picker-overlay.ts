import { useRef, useState, type KeyboardEvent } from 'react';
import { readViewportLevel } from '../../tokens/viewport-level.ts';

/**
 * A picker's dialog: beside its trigger from viewport level 3 on, below that as a sheet. The level is read on opening,
 * so server and browser agree, and resizing changes nothing.
 */
export function usePickerOverlay(
  /** Called on every close. */
  onClose?: () => void,
) {
  const [shown, setShown] = useState<'popover' | 'sheet' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  /** The initial focus. */
  const beginning = useRef<HTMLElement>(null);

  const open = () => {
    // Focus returns to it, even when opened from the input, and in Safari, where a click moves no focus.
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
    /** For the content: the tabbable day, just set by the calendar, gets initial focus. */
    surface(element: HTMLElement | null) {
      const day = element?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? null;
      day?.setAttribute('data-initial-focus', '');
      beginning.current = day;
    },
    /** For the input: Alt + Down opens it, as in native lists. */
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!trigger.current || trigger.current.disabled) return;
      event.preventDefault();
      open();
    },
  };
}

export type PickerOverlayState = ReturnType<typeof usePickerOverlay>;
