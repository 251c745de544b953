import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isAllInView, sightFrom, sightWith, type Sight } from './slide-rules.ts';
import { glide, measure, scrollLeftOf } from './track.ts';

/** Milliseconds without a scroll event after which the track stands. Safari before 26.2 has no `scrollend`. */
const SETTLED_AFTER = 120;
/** Milliseconds after a move until a screen reader has seen which slides came and went. */
const TOLD_AFTER = 500;

/** What the script knows of the track: what is in view, and which slide holds focus (-1 for none). */
interface View {
  sight: Sight;
  focused: number;
}

/**
 * Watches which slides are in view, and brings slides into view. The track belongs to the browser: it is read where it
 * stands, also at the start, and never put anywhere unasked.
 */
export function useSlides(count: number, transition: number) {
  const track = useRef<HTMLElement>(null);
  const breakOff = useRef<(() => void) | undefined>(undefined);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isMoving, setIsMoving] = useState(false);
  // Null until it is measured: the server does not know how wide the page is.
  const [view, setView] = useState<View | null>(null);

  const look = () => {
    // While it moves, where it stands means nothing; the end of the move looks again.
    if (breakOff.current) return;
    const element = track.current;
    const sight = element && measure(element);
    const focused = element ? [...element.children].findIndex((slide) => slide.contains(document.activeElement)) : -1;
    setView(sight && { sight, focused });
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- looks at what refs hold, whichever render it comes from
  }, [count]);

  useEffect(
    () => () => {
      clearTimeout(settling.current);
      clearTimeout(rest.current);
      breakOff.current?.();
    },
    [],
  );

  const sight = view?.sight;

  return {
    /** What is in view; undefined while that is not known. */
    sight,
    isMovable: sight !== undefined && !isAllInView(sight, count),
    /** From `show` until a little after the slides stand. */
    isMoving,
    /** Out of sight and without focus: only such a slide may be taken from keyboard and screen reader. */
    isAway: (slide: number) =>
      view !== null && slide !== view.focused && (slide < view.sight.firstSeen || slide > view.sight.lastSeen),
    /** Lets a slide stand first, or as far as there are slides; answers with what is in view then. */
    show(first: number): Sight | undefined {
      if (!track.current || !sight) return undefined;
      breakOff.current?.();
      clearTimeout(settling.current);
      clearTimeout(rest.current);
      const next = sightFrom(sight, first, count);
      setIsMoving(true);
      setView((now) => now && { ...now, sight: next });
      breakOff.current = glide(track.current, scrollLeftOf(track.current, next.first), transition, () => {
        breakOff.current = undefined;
        look();
        rest.current = setTimeout(() => setIsMoving(false), TOLD_AFTER);
      });
      return next;
    },
    trackProps: {
      ref: track,
      onScroll() {
        const now = track.current && measure(track.current);
        setView((before) => {
          const seen = before && now && sightWith(before.sight, now);
          return seen && seen !== before.sight ? { ...before, sight: seen } : before;
        });
        lookWhenSettled();
      },
      // The slide that kept its place for the sake of focus may go now.
      onBlur: lookWhenSettled,
    },
  };
}
