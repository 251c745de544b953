import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startSchedule } from './schedule.ts';

/** An observable job: `times(n)` waits until it has started n times. */
function watched(name: string, work: (run: number) => Promise<void> = async () => {}, every = 1) {
  let runs = 0;
  const waiting: Array<{ count: number; done: () => void }> = [];
  return {
    job: {
      name,
      every,
      async run() {
        runs += 1;
        for (const { count, done } of waiting) if (count <= runs) done();
        await work(runs);
      },
    },
    runs: () => runs,
    times: (count: number) => new Promise<void>((done) => (runs >= count ? done() : waiting.push({ count, done }))),
  };
}

const fail = (error: unknown) => {
  throw error;
};

describe('the schedule', () => {
  it('repeats each job, also after one that fails, and reports the failure', async () => {
    const errors: string[] = [];
    const broken = watched('broken', async (run) => {
      if (run === 1) throw new Error('the database is gone');
    });
    const other = watched('other');
    const schedule = startSchedule([broken.job, other.job], (error, { name }) =>
      errors.push(`${name}: ${String(error)}`),
    );
    await Promise.all([broken.times(3), other.times(3)]);
    await schedule.stop();
    expect(errors).toEqual(['broken: Error: the database is gone']);
  });

  it('does not let a slow job delay another one', async () => {
    let finish = () => {};
    const slow = watched('slow', () => new Promise((resolve) => (finish = resolve)));
    const quick = watched('quick');
    const schedule = startSchedule([slow.job, quick.job], fail);
    await quick.times(5);
    expect(slow.runs()).toBe(1);
    const stopped = schedule.stop();
    finish();
    await stopped;
  });

  it('finishes running jobs when it stops, and starts none after it', async () => {
    let isFinished = false;
    const job = watched('job', async () => {
      await sleep(20);
      isFinished = true;
    });
    const schedule = startSchedule([job.job], fail);
    await job.times(1);
    await schedule.stop();
    expect([isFinished, job.runs()]).toEqual([true, 1]);
  });

  it('stops at once between runs', async () => {
    const job = watched('job', undefined, 3_600_000);
    const schedule = startSchedule([job.job], fail);
    await job.times(1);
    await schedule.stop();
    expect(job.runs()).toBe(1);
  });
});
