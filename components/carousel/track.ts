import { visibleRange, type VisibleRange } from './slide-rules.ts';

/** The visible part of a track. */
export function measure(track: HTMLElement): VisibleRange | null {
  const around = track.getBoundingClientRect();
  const isMirrored = getComputedStyle(track).direction === 'rtl';
  const spans = [...track.children].map((slide) => {
    const { left, right, width } = slide.getBoundingClientRect();
    const start = isMirrored ? around.right - right : left - around.left;
    return { start, end: start + width };
  });
  return visibleRange(spans, around.width);
}

/** The `scrollLeft` that puts a slide first. Negative in right-to-left text, as in browsers. */
export function scrollLeftOf(track: HTMLElement, slide: number): number {
  const left = (index: number) => track.children[index]?.getBoundingClientRect().left ?? 0;
  return left(slide) - left(0);
}

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** User input that moves a track. */
const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a track within `duration` milliseconds, or at once with reduced motion; native smooth scrolling has no
 * duration. User scrolling takes over. Returns a cancel function while it moves.
 */
export function glide(track: HTMLElement, to: number, duration: number, onEnd: () => void): (() => void) | undefined {
  if (duration <= 0 || matchMedia(reducedMotion).matches) {
    track.scrollLeft = to;
    return undefined;
  }
  const from = track.scrollLeft;
  const startedAt = performance.now();
  const listening = new AbortController();
  let frame = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    listening.abort();
    track.style.removeProperty('scroll-snap-type');
  };
  const end = () => {
    stop();
    onEnd();
  };
  const step = (now: number) => {
    const left = 1 - Math.min(Math.max((now - startedAt) / duration, 0), 1);
    track.scrollLeft = to - (to - from) * left ** 3;
    if (left > 0) frame = requestAnimationFrame(step);
    else end();
  };

  // Snapping would pull each step back to a slide.
  track.style.setProperty('scroll-snap-type', 'none');
  for (const move of ownMoves) track.addEventListener(move, end, { signal: listening.signal, passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}
