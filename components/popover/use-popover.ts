import { useId, useRef, useState, type RefObject } from 'react';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';

export interface UsePopoverOptions {
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Open or not, and where focus goes when that changes. The state is the component's own unless `isOpen` is given. */
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
      // A place beside the trigger is written as a style, which the server's HTML must not have.
      open: isOpen,
      onOpenChange: change,
    },
    triggerRef: trigger,
    focusProps: {
      /** The panel itself, unless told otherwise: its name is heard, and nothing in it is pressed by accident. */
      onOpenAutoFocus(event: Event) {
        event.preventDefault();
        // Radix puts a stop without a name at both ends of the page, so that Tab is always heard; this panel goes round.
        for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')) guard.tabIndex = -1;
        const target = initialFocus?.current ?? (event.currentTarget as HTMLElement);
        target.focus({ preventScroll: true });
      },
      /** Radix leaves focus where a press outside put it; where that took none, it would be lost. */
      onCloseAutoFocus() {
        if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true });
      },
    },
  };
}
