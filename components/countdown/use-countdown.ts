import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { millisecondsOf, passesMilestone, secondsLeft, shownSeconds, type Instant } from './time-left.ts';

export interface CountdownBehaviour {
  /**
   * The end: a `ZonedDateTime` or a `Date`; from JSON milliseconds since 1970, or ISO 8601 with an offset,
   * "2026-11-23T18:00:00+01:00".
   */
  end: Instant;
  /**
   * When the page was rendered, in any of these forms: used by the server, and by the browser until hydrated. Pass the same
   * value to both.
   */
  now: Instant;
  /** Milliseconds between readings of the clock: 1000 by default (spec 9). */
  refresh?: number;
  /** Called once when the time is up, even if before the page loaded. */
  onEnd?: (() => void) | undefined;
  /** Reads the clock, in milliseconds since 1970; for tests. Default: `Date.now`. */
  clock?: () => number;
}

/**
 * The seconds until an instant. Read from the clock, not counted ticks: a hidden tab with throttled timers and a
 * computer that slept are correct at the next reading.
 */
export function useCountdown(
  { end, now, refresh = 1000, onEnd, clock = Date.now }: CountdownBehaviour,
  onMilestone: (seconds: number) => void,
): number {
  const endsAt = millisecondsOf(end);
  const startedAt = millisecondsOf(now);
  const latest = useRef<{ onEnd: typeof onEnd; onMilestone: typeof onMilestone }>(null);
  useLayoutEffect(() => {
    latest.current = { onEnd, onMilestone };
  });

  const subscribe = useCallback(
    (onTick: () => void) => {
      let announced = secondsLeft(endsAt, clock());
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        clearTimeout(timer);
        const left = secondsLeft(endsAt, clock());
        onTick();
        // Announcements in a hidden tab are lost: wait until it is visible.
        if (!document.hidden) {
          if (passesMilestone(announced, left)) latest.current?.onMilestone(left);
          announced = left;
        }
        wait();
      };
      const wait = () => {
        const left = endsAt - clock();
        // Aligned to the end, so that the last second is a full one.
        if (left > 0) timer = setTimeout(look, left % refresh || refresh);
      };
      wait();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [endsAt, refresh, clock],
  );

  const seconds = useSyncExternalStore(
    subscribe,
    () => shownSeconds(secondsLeft(endsAt, clock())),
    () => shownSeconds(secondsLeft(endsAt, startedAt)),
  );

  const ended = useRef<number>(undefined);
  useEffect(() => {
    if (seconds > 0 || ended.current === endsAt) return;
    ended.current = endsAt;
    latest.current?.onEnd?.();
  }, [seconds, endsAt]);

  return seconds;
}
