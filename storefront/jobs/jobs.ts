import type { Job } from '../platform/jobs/schedule.ts';
import { features } from '../shop.ts';
import type { Store } from '../store/index.ts';

const hour = 60 * 60_000;

/** What the shop does by itself, as long as it is open. */
export const shopJobs = (store: Store, clock: () => number): ReadonlyArray<Job> => [
  ...features.flatMap(({ jobs }) => jobs?.(store, clock) ?? []),
  {
    name: 'forget',
    every: hour,
    async run() {
      await store.sessions.sweep();
      await store.dataChanges.prune();
      for (const { forget } of features) await forget?.(store, clock());
    },
  },
];
