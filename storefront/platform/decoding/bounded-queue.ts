/** How much work runs at once, and how much may wait. */
export interface QueueLimits {
  /** Work that runs at once; at least 1. */
  readonly running: number;
  /** Work that may wait; more is refused. */
  readonly waiting: number;
}

/** The queue is full: the work was not started; a retry later may succeed. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting already.');
    this.name = 'QueueFull';
  }
}

// By name, as the platform does: abort reasons are any value, for @hono/node-server 2 a string.
const abandoned = () => new DOMException('No one waits for this work any more.', 'AbortError');

export interface BoundedQueue {
  /**
   * Runs `work` when its turn comes, first come, first served.
   *
   * @param signal removes waiting work from the queue; running work is not stopped
   * @throws QueueFull when as much waits as `limits` allow; AbortError when `signal` aborted before its turn
   */
  run<Result>(work: () => Promise<Result>, limits: QueueLimits, signal?: AbortSignal): Promise<Result>;
}

export function boundedQueue(): BoundedQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  function turn(most: number, signal: AbortSignal | undefined): Promise<void> {
    if (waiting.size >= most) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        reject(abandoned());
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Passes on the place of finished work, so that new work cannot overtake. */
  function pass(): void {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    async run(work, limits, signal) {
      if (signal?.aborted) throw abandoned();
      if (running < limits.running) running += 1;
      else await turn(limits.waiting, signal);
      try {
        return await work();
      } finally {
        pass();
      }
    },
  };
}
