import type { Feature } from '../../shared/feature.ts';
import { keptPictureCall } from './server/pictures/kept-picture-call.ts';

/** Goods and the ways to them: home page, lists, search, wish lists. */
export const catalogue: Feature = {
  name: 'catalogue',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [keptPictureCall],
  rateLimits: [{ limit: 'searchLimit', path: '/search.php', when: { text: 'any' } }],
};
