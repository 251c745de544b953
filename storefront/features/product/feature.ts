import type { Feature } from '../../shared/feature.ts';
import { enclosureCall } from './server/enclosures/enclosure-call.ts';

/** The product page: description, price, opinions, and the buy form. */
export const product: Feature = {
  name: 'product',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [enclosureCall],
  // The back-in-stock form, on a page with an address per product; it mails to any typed address.
  rateLimits: [
    { limit: 'observationLimit', method: 'POST', when: { observe: 'any' }, account: 'email' },
    { limit: 'mailLimit', method: 'POST', when: { observe: 'any' }, account: 'email' },
  ],
};
