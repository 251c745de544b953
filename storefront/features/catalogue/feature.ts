import type { Feature } from '../../shared/feature.ts';
import { keptPictureCall } from './server/pictures/kept-picture-call.ts';

/** Goods and their lists: home page, lists, search, shopping lists, the comparison. */
export const catalogue: Feature = {
  name: 'catalogue',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [keptPictureCall],
  rateLimits: [
    { limit: 'searchLimit', path: '/search.php', when: { text: 'any' } },
    // Each may start a session and a list, and "to the basket" adds many lines at once.
    { limit: 'basketLimit', path: '/shoppinglist.php', method: 'POST' },
    { limit: 'basketLimit', path: '/product-compare.php', method: 'POST' },
  ],
  forget: (store) => store.keptPictures.sweep(),
};
