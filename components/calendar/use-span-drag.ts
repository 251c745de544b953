import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDay } from '../dates/index.ts';
import { dayOfEvent } from './use-roving-cell.ts';

/** How long a finger rests before it drags, in milliseconds: sooner it scrolls. That of React Aria. */
const HOLD = 200;

export interface SpanDragOptions {
  /** Contains the days. */
  root: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  /** Whether a span waits for its end. */
  isBegun: boolean;
  isAvailable: (day: CalendarDay) => boolean;
  /** The pointer left the day it pressed for another one. */
  onBegin: (from: CalendarDay) => void;
  /** It was released on another day. */
  onEnd: (to: CalendarDay) => void;
}

/**
 * Makes a span by dragging: from the day that was pressed to the one on which the pointer is released. A press without a
 * move is left to `click`, which screen readers send without any pointer.
 */
export function useSpanDrag({ root, isEnabled, isBegun, isAvailable, onBegin, onEnd }: SpanDragOptions) {
  const drag = useRef<{ from: CalendarDay; heldAt: number; hasBegun: boolean }>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || !isEnabled) return undefined;
    const stopScrolling = (event: TouchEvent) => {
      if (drag.current && event.timeStamp >= drag.current.heldAt) event.preventDefault();
      else drag.current = null;
    };
    // React's own listener is passive and cannot stop it.
    element.addEventListener('touchmove', stopScrolling, { passive: false });
    return () => element.removeEventListener('touchmove', stopScrolling);
  }, [root, isEnabled]);

  if (!isEnabled) return {};
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const from = dayOfEvent(event);
      drag.current = null;
      if (from === null || event.button !== 0 || !event.isPrimary || !isAvailable(from)) return;
      const heldAt = event.timeStamp + (event.pointerType === 'touch' ? HOLD : 0);
      drag.current = { from, heldAt, hasBegun: isBegun };
      // A finger sends its events to the element it pressed, until released.
      const target: Partial<Element> = event.target;
      if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture?.(event.pointerId);
    },
    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      const day = dayOfEvent(event);
      if (!current || current.hasBegun || day === null || day === current.from || event.timeStamp < current.heldAt)
        return;
      current.hasBegun = true;
      // Rendered at once: the release needs the new selection.
      flushSync(() => onBegin(current.from));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      const day = dayOfEvent(event);
      drag.current = null;
      if (current?.hasBegun && day !== null && day !== current.from) onEnd(day);
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}
