import { useId, useRef, useState, type RefObject } from 'react';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';

export interface UsePopoverOptions {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Open or not, and the focus on each change. Uncontrolled unless `isOpen` is given. */
export function usePopover({ isOpen: wanted, onOpenChange, initialFocus }: UsePopoverOptions) {
  const [ownIsOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();
  const isOpen = isHydrated && (wanted ?? ownIsOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return {
    titleId,
    close: () => change(false),
    rootProps: {
      // The position beside the trigger is a style, which the server's HTML must not have.
      open: isOpen,
      onOpenChange: change,
    },
    triggerRef: trigger,
    focusProps: {
      /** The panel itself by default: its name is heard, and nothing in it is pressed by accident. */
      onOpenAutoFocus(event: Event) {
        event.preventDefault();
        // Radix puts an unnamed stop at both ends of the page, so that Tab is always heard; this panel cycles.
        for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')) guard.tabIndex = -1;
        const target = initialFocus?.current ?? (event.currentTarget as HTMLElement);
        target.focus({ preventScroll: true });
      },
      /** Radix leaves focus where a press outside put it; on nothing focusable it is lost. */
      onCloseAutoFocus() {
        if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true });
      },
    },
  };
}
