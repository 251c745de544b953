import type { SienTypes } from '../../shared/define-page.ts';
import type { Protection } from '../page/protection.ts';
import { makeAdmission } from './admission.ts';
import { isChange } from './changes.ts';
import { byAccount } from './accounts.ts';
import { usesOfForm, type Use } from './rations.ts';

export { usesOfDocument } from './document-uses.ts';

/** What the shop guards: changes against foreign pages, and what is not without bounds against whoever takes too much of it. */
export function makeProtection(
  note: (event: string, fields: Readonly<Record<string, number>>) => void,
): Protection<SienTypes> {
  const admit = makeAdmission((factor) => note('rate limits are multiplied', { factor }));
  return {
    isChange,
    usesOf: usesOfForm,
    admit: async ({ store, settings, now }, address, uses) =>
      admit(
        { counters: store.rateCounters, settings, now },
        address,
        await byAccount(store, uses as ReadonlyArray<Use>),
      ),
  };
}
