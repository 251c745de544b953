import { setTimeout as sleep } from 'node:timers/promises';

/** Recurring work. Several processes may do it at once: each piece of it is idempotent. */
export interface Job {
  readonly name: string;
  /** From the end of one run to the next, in milliseconds. */
  readonly every: number;
  run(): Promise<void>;
}

export interface Schedule {
  /** Finishes running jobs; none starts after it. */
  stop(): Promise<void>;
}

/** Runs each job at its interval, in parallel with others. A failed one is reported and runs again. */
export function startSchedule(jobs: ReadonlyArray<Job>, onError: (error: unknown, job: Job) => void): Schedule {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async (job: Job) => {
    while (!signal.aborted) {
      await job.run().catch((error: unknown) => onError(error, job));
      // Rejects when stopped, which ends the loop.
      await sleep(job.every, undefined, { signal }).catch(() => {});
    }
  };
  const running = Promise.all(jobs.map(repeat));
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
