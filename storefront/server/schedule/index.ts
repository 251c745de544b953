import { jsonLog, type Log } from '../http/log.ts';
import type { Store } from '../store/index.ts';
import { shopJobs } from './jobs.ts';
import { startSchedule } from './schedule.ts';

/** The same store, with what the shop does by itself being done for as long as it is open. */
export function withSchedule(store: Store, clock: () => number, log: Log = jsonLog()): Store {
  const schedule = startSchedule(shopJobs(store, clock), (error, { name }) =>
    log.error('job failed', error, { job: name }),
  );
  return {
    ...store,
    async close() {
      await schedule.stop();
      await store.close();
    },
  };
}
