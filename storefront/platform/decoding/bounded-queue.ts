/** How much work runs at the same time, and how much may wait for it. */
export interface QueueLimits {
  /** Work that runs at the same time; at least 1. */
  readonly running: number;
  /** Work that waits for its turn. What comes when so much is waiting is refused. */
  readonly waiting: number;
}

/** The queue is full: the work was not started, and trying again later makes sense. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting already.');
    this.name = 'QueueFull';
  }
}

// By name, as the platform does: reasons of signals are any value, for @hono/node-server 2 a string.
const abandoned = () => new DOMException('No one waits for this work any more.', 'AbortError');

export interface BoundedQueue {
  /**
   * Runs `work` when its turn comes, first come, first served.
   *
   * @param signal takes waiting work out of the queue; work that runs already is not stopped
   * @throws QueueFull where as much waits as `limits` allow; AbortError where `signal` aborted before its turn
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

  /** Hands the place of finished work on, so that work that comes meanwhile cannot overtake. */
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
