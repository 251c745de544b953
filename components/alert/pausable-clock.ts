/** A clock that can be stopped and goes on from where it stood. */
export interface PausableClock {
  run(): void;
  stop(): void;
}

/** Calls `onEnd` once `duration` milliseconds of running have gone by. It stands until `run` is called. */
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
