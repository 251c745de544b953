import { setTimeout as sleep } from 'node:timers/promises';

/** Work that comes again and again. Several processes may do it at once: each piece of it is harmless when it is done twice. */
export interface Job {
  readonly name: string;
  /** From the end of one run to the next, in milliseconds. */
  readonly every: number;
  run(): Promise<void>;
}

export interface Schedule {
  /** Finishes what is under way; nothing begins after it. */
  stop(): Promise<void>;
}

/** Runs each job now and then by its interval, beside the others. One that fails is told and runs again. */
export function startSchedule(jobs: ReadonlyArray<Job>, onError: (error: unknown, job: Job) => void): Schedule {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async (job: Job) => {
    while (!signal.aborted) {
      await job.run().catch((error: unknown) => onError(error, job));
      // Rejects when it is stopped, which ends the loop.
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
