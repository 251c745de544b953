import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { millisecondsOf, passesMilestone, secondsLeft, toldSeconds, type Instant } from './time-left.ts';

export interface CountdownBehaviour {
  /** When it is over: milliseconds since 1970, or ISO 8601 with an offset, "2026-11-23T18:00:00+01:00". */
  end: Instant;
  /**
   * When the page was made, in the same form: what the server shows, and the browser until its own clock takes over. Hand
   * the very same value to both.
   */
  now: Instant;
  /** Milliseconds between two readings of the clock: 1000 unless told (spec 9). */
  refresh?: number;
  /** Called once when the time is up, also where it was up before the page came. */
  onEnd?: (() => void) | undefined;
  /** Reads the clock, in milliseconds since 1970; for tests. `Date.now` unless told. */
  clock?: () => number;
}

/**
 * The seconds until an instant. They come from the clock and not from counted ticks: a hidden tab, whose timers the
 * browser holds back, and a computer that slept are right again with the first look.
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
      let heard = secondsLeft(endsAt, clock());
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        clearTimeout(timer);
        const left = secondsLeft(endsAt, clock());
        onTick();
        // What is said into a hidden tab is lost: it waits until somebody is there.
        if (!document.hidden) {
          if (passesMilestone(heard, left)) latest.current?.onMilestone(left);
          heard = left;
        }
        wait();
      };
      const wait = () => {
        const left = endsAt - clock();
        // In step with the end, so that the last second is a whole one.
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
    () => toldSeconds(secondsLeft(endsAt, clock())),
    () => toldSeconds(secondsLeft(endsAt, startedAt)),
  );

  const ended = useRef<number>(undefined);
  useEffect(() => {
    if (seconds > 0 || ended.current === endsAt) return;
    ended.current = endsAt;
    latest.current?.onEnd?.();
  }, [seconds, endsAt]);

  return seconds;
}
