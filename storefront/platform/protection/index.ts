import type { Store } from '../../store/index.ts';
import type { Protection } from '../page/protection.ts';
import type { ShopTypes } from '../page/request-context.ts';
import type { Settings } from '../settings/index.ts';
import { makeAdmission } from './admission.ts';
import { changesBy, type Change } from './changes.ts';
import { byAccount } from './accounts.ts';
import { usesByForms, type RateLimitedForm, type Use } from './rate-limits.ts';

interface Guarded extends ShopTypes {
  store: Store;
  settings: Settings;
}

/** Guards of a shop: changes against foreign pages, and limited resources against excessive use. */
export const protectionOf =
  <Shop extends Guarded>(changes: ReadonlyArray<Change>, forms: ReadonlyArray<RateLimitedForm>) =>
  (note: (event: string, fields: Readonly<Record<string, number>>) => void): Protection<Shop> => {
    const admit = makeAdmission((factor) => note('rate limits are multiplied', { factor }));
    return {
      isChange: changesBy(changes),
      usesOf: usesByForms(forms),
      admit: async ({ store, settings, now }, address, uses) =>
        admit(
          { counters: store.rateCounters, settings, now },
          address,
          await byAccount(store, uses as ReadonlyArray<Use>),
        ),
    };
  };
