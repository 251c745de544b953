import { settingsWith } from '../platform/settings/index.ts';
import type { Store } from '../store/index.ts';
import { settleUnpaid } from '../features/checkout/server/settle-unpaid.ts';
import { tellWhoWaits } from '../features/reviews/server/observations/tell-who-waits.ts';
import type { Job } from '../platform/jobs/schedule.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a phrase is remembered that too few have looked for to be suggested. */
const phraseMemory = 90 * day;

/** What the shop does by itself, as long as it is open. */
export const shopJobs = (store: Store, clock: () => number): ReadonlyArray<Job> => [
  { name: 'tell who waits', every: minute, run: () => tellWhoWaits(store) },
  { name: 'settle unpaid orders', every: 10 * minute, run: () => settleUnpaid(store) },
  {
    name: 'forget',
    every: hour,
    async run() {
      await store.sessions.sweep();
      await store.clients.sweepRegistrations();
      const { guestBasketDays } = settingsWith(await store.settings.overrides());
      while ((await store.guestBaskets.sweep(guestBasketDays * day)) > 0);
      // After sessions and baskets: what lay in their baskets is nobody's now.
      await store.lineFiles.sweep();
      await store.observations.sweep();
      await store.phrases.sweep(clock() - phraseMemory);
    },
  },
];
