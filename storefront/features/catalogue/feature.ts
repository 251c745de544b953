import type { Feature } from '../../shared/feature.ts';
import { keptPictureCall } from './server/pictures/kept-picture-call.ts';

/** Goods and their lists: home page, lists, search, wishlists. */
export const catalogue: Feature = {
  name: 'catalogue',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [keptPictureCall],
  rateLimits: [{ limit: 'searchLimit', path: '/search.php', when: { text: 'any' } }],
};
