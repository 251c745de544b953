import { setImmediate } from 'node:timers/promises';

/**
 * Collects what comes while an earlier batch is under way, and at least for one turn of the event loop.
 * Each caller's promise ends with its batch.
 */
export function batched<T>(run: (batch: ReadonlyArray<T>) => Promise<void>): (one: T) => Promise<void> {
  let next: { batch: T[]; done: Promise<void> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  return (one) => {
    if (next === null) {
      const batch: T[] = [];
      const done = Promise.allSettled([last, setImmediate()]).then(() => {
        next = null;
        return run(batch);
      });
      next = { batch, done };
      last = done;
    }
    next.batch.push(one);
    return next.done;
  };
}
