import { useEffect, useEffectEvent, useId, useRef, type FocusEvent } from 'react';
import { useHover } from 'react-aria/useHover';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { keepBeside } from './keep-beside.ts';

/** In milliseconds: before a bubble shows under a resting mouse, and before it hides, so that the mouse can reach it. */
const delays = { delay: 300, closeDelay: 200 };

/**
 * Shows the bubble while the mouse or the focus of the keyboard is on what it describes, or the mouse on the bubble; Escape
 * only hides it. One bubble shows at a time, and the next one without a wait. Source: WCAG 2.2, 1.4.13.
 *
 * @param takesEscape whether that Escape is for the bubble alone
 */
export function useTooltip({ takesEscape }: { takesEscape: boolean }) {
  const bubble = useRef<HTMLSpanElement>(null);
  const { isOpen, open, close } = useTooltipTriggerState(delays);
  const id = useId();
  const { hoverProps } = useHover({
    onHoverStart: () => open(),
    // Keyboard focus keeps it.
    onHoverEnd: ({ target }) => target.querySelector(':focus-visible') ?? close(),
  });

  const hide = useEffectEvent(() => close(true));
  // Otherwise the other tips would wait for one that is gone.
  useEffect(() => () => hide(), []);

  useEffect(() => {
    const element = bubble.current;
    const anchor = element?.previousElementSibling;
    if (!isOpen || !element?.showPopover || !anchor) return;
    element.showPopover();
    const stop = keepBeside(element, anchor);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      hide();
      if (!takesEscape) return;
      // The dialog around it stays open: the first Escape is for the bubble.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      stop();
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      if (element.isConnected) element.hidePopover();
    };
  }, [isOpen, takesEscape]);

  return {
    bubble,
    id,
    holderProps: {
      ...hoverProps,
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && open(true),
      onBlur: () => close(true),
    },
  };
}
