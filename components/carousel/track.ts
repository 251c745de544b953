import { sightOf, type Sight } from './slide-rules.ts';

/** What of a track is in view now. */
export function measure(track: HTMLElement): Sight | null {
  const around = track.getBoundingClientRect();
  const isMirrored = getComputedStyle(track).direction === 'rtl';
  const spans = [...track.children].map((slide) => {
    const { left, right, width } = slide.getBoundingClientRect();
    const start = isMirrored ? around.right - right : left - around.left;
    return { start, end: start + width };
  });
  return sightOf(spans, around.width);
}

/** The `scrollLeft` at which a slide stands first. Where reading goes to the left it is below nought, as browsers have it. */
export function scrollLeftOf(track: HTMLElement, slide: number): number {
  const left = (index: number) => track.children[index]?.getBoundingClientRect().left ?? 0;
  return left(slide) - left(0);
}

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** What people move a track with themselves. */
const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Moves a track within `duration` milliseconds, or at once where the reader wants less motion; browsers' own smooth
 * scrolling lets nobody choose the time. Whoever scrolls in between has the track to himself. Returns what breaks it off
 * while it moves.
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

  // Snapping would pull every step back to a slide.
  track.style.setProperty('scroll-snap-type', 'none');
  for (const move of ownMoves) track.addEventListener(move, end, { signal: listening.signal, passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}
