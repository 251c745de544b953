/** A clock that can pause and resume. */
export interface PausableClock {
  run(): void;
  stop(): void;
}

/** Calls `onEnd` after `duration` milliseconds of running. Paused until `run` is called. */
export function pausableClock(duration: number, onEnd: () => void): PausableClock {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, left);
    },
    stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - startedAt;
    },
  };
}
