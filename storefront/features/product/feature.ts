import type { Feature } from '../../shared/feature.ts';

/** The page of a product: what it is, what it costs, who says what of it, and the form that puts it into the basket. */
export const product: Feature = {
  name: 'product',
  pages: import.meta.glob('./pages/*/index.ts'),
  // The form "tell me when it is back", on a page that has an address for each product; it mails to whatever address was typed.
  rateLimits: [
    { limit: 'observationLimit', method: 'POST', when: { observe: 'any' }, account: 'email' },
    { limit: 'mailLimit', method: 'POST', when: { observe: 'any' }, account: 'email' },
  ],
};
