import { jsonLog, type Log } from '../platform/http/log.ts';
import type { Store } from '../store/index.ts';
import { shopJobs } from './jobs.ts';
import { startSchedule, type Schedule } from '../platform/jobs/schedule.ts';

/** Does what the shop does by itself until it is stopped, which must happen before the store is closed. */
export const startShopSchedule = (store: Store, clock: () => number, log: Log = jsonLog()): Schedule =>
  startSchedule(shopJobs(store, clock), (error, { name }) => log.error('job failed', error, { job: name }));
