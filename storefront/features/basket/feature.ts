import { settingsWith } from '../../platform/settings/index.ts';
import { addressOf } from '../../shared/addresses.ts';
import type { Feature } from '../../shared/feature.ts';
import { fill } from '../../platform/features/slot.ts';
import { toBasketSlot } from '../catalogue/index.ts';
import { lineFileCall } from './server/line-file-call.ts';
import { listsToBasket } from './server/lists-to-basket.ts';

const day = 24 * 60 * 60_000;

/** The future order: lines with files and wrappings, codes, presents. */
export const basket: Feature = {
  name: 'basket',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [lineFileCall],
  takesFiles: [addressOf('basket-change')],
  changes: [{ path: '/basketchange.php' }],
  rateLimits: [
    { limit: 'basketLimit', path: '/basketchange.php' },
    { limit: 'lineFileLimit', path: '/basketchange.php', method: 'POST', when: { 'files[n]': 'any' } },
    { limit: 'rebateCodeLimit', path: '/basketchange.php', when: { rebates_codes: 'any' } },
    { limit: 'rebateCodeLimit', path: '/basketedit.php', when: { rebates_codes: 'any' } },
  ],
  fills: [fill(toBasketSlot, listsToBasket)],
  async forget(store) {
    const { guestBasketDays } = settingsWith(await store.settings.overrides());
    while ((await store.guestBaskets.sweep(guestBasketDays * day)) > 0);
    // Files of deleted baskets have no owner.
    await store.lineFiles.sweep();
  },
};
