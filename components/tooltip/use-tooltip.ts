import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { keepBeside } from './keep-beside.ts';

/** In milliseconds: before a bubble shows under a resting mouse, and before it hides, so that the mouse can reach it. */
const COMES_AFTER = 300;
const GOES_AFTER = 200;

/**
 * Shows the bubble while the mouse or the focus of the keyboard is on what it describes, or the mouse on the bubble; Escape
 * only hides it. Source: WCAG 2.2, 1.4.13.
 */
export function useTooltip() {
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setIsShown] = useState(false);
  const id = useId();

  const turn = (isNext: boolean, after = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setIsShown, after, isNext);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const element = bubble.current;
    const anchor = element?.previousElementSibling;
    if (!isShown || !element?.showPopover || !anchor) return;
    element.showPopover();
    const stop = keepBeside(element, anchor);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open: the first Escape is for the bubble.
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(timer.current);
      setIsShown(false);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      stop();
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      if (element.isConnected) element.hidePopover();
    };
  }, [isShown]);

  return {
    bubble,
    id,
    holderProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && turn(true, COMES_AFTER),
      // Keyboard focus keeps it.
      onPointerLeave: ({ currentTarget }: PointerEvent) =>
        currentTarget.querySelector(':focus-visible') ?? turn(false, GOES_AFTER),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && turn(true),
      onBlur: () => turn(false),
    },
  };
}
