import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isAllInView, rangeAfterMove, widenedRange, type VisibleRange } from './slide-rules.ts';
import { glide, measure, scrollLeftOf } from './track.ts';

/** Milliseconds without scroll events until the track has settled. Safari before 26.2 lacks `scrollend`. */
const SETTLED_AFTER = 120;
/** Milliseconds after a move until screen readers have noticed the new slides. */
const NOTICED_AFTER = 500;

/** State of the track: the visible slides, and the slide with focus (-1 for none). */
interface View {
  range: VisibleRange;
  focused: number;
}

/**
 * Tracks the visible slides, and shows slides. The browser owns the track: its position is only read, also at the
 * start, and changed only on request.
 */
export function useSlides(count: number, transition: number) {
  const track = useRef<HTMLElement>(null);
  const breakOff = useRef<(() => void) | undefined>(undefined);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isMoving, setIsMoving] = useState(false);
  // Null until measured: the server does not know the width.
  const [view, setView] = useState<View | null>(null);

  const look = () => {
    // Positions during a move mean nothing; its end measures again.
    if (breakOff.current) return;
    const element = track.current;
    const range = element && measure(element);
    const focused = element ? [...element.children].findIndex((slide) => slide.contains(document.activeElement)) : -1;
    setView(range && { range, focused });
  };
  const lookWhenSettled = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(look, SETTLED_AFTER);
  };

  useLayoutEffect(() => {
    look();
    if (!track.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(lookWhenSettled);
    observer.observe(track.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reads refs, whichever render it comes from
  }, [count]);

  useEffect(
    () => () => {
      clearTimeout(settling.current);
      clearTimeout(rest.current);
      breakOff.current?.();
    },
    [],
  );

  const range = view?.range;

  return {
    /** The visible slides; undefined until measured. */
    range,
    isMovable: range !== undefined && !isAllInView(range, count),
    /** From `show` until shortly after it settles. */
    isMoving,
    /** Hidden and unfocused: only such a slide may be removed from keyboard and screen readers. */
    isAway: (slide: number) =>
      view !== null && slide !== view.focused && (slide < view.range.firstSeen || slide > view.range.lastSeen),
    /** Puts a slide first, as far as possible; returns the resulting view. */
    show(first: number): VisibleRange | undefined {
      if (!track.current || !range) return undefined;
      breakOff.current?.();
      clearTimeout(settling.current);
      clearTimeout(rest.current);
      const next = rangeAfterMove(range, first, count);
      setIsMoving(true);
      setView((now) => now && { ...now, range: next });
      breakOff.current = glide(track.current, scrollLeftOf(track.current, next.first), transition, () => {
        breakOff.current = undefined;
        look();
        rest.current = setTimeout(() => setIsMoving(false), NOTICED_AFTER);
      });
      return next;
    },
    trackProps: {
      ref: track,
      onScroll() {
        const now = track.current && measure(track.current);
        setView((before) => {
          const seen = before && now && widenedRange(before.range, now);
          return seen && seen !== before.range ? { ...before, range: seen } : before;
        });
        lookWhenSettled();
      },
      // A slide kept for its focus may go now.
      onBlur: lookWhenSettled,
    },
  };
}
