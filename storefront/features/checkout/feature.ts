import { fill } from '../../platform/features/slot.ts';
import type { Feature } from '../../shared/feature.ts';
import { expressCheckoutSlot } from '../basket/index.ts';
import { expressCheckout } from './server/express-checkout.ts';
import { orderMails } from './server/mails/mails.ts';
import { settleUnpaid } from './server/settle-unpaid.ts';

const minute = 60_000;

/** From the basket to the order: delivery, payment, the steps, and what becomes of orders that are not paid. */
export const checkout: Feature = {
  name: 'checkout',
  pages: import.meta.glob('./pages/*/index.ts'),
  // Each mails a confirmation to whatever address was typed, and takes goods off the shelf.
  rateLimits: [{ limit: 'orderLimit', path: '/order2.php', method: 'POST' }],
  mails: orderMails,
  jobs: (store) => [{ name: 'settle unpaid orders', every: 10 * minute, run: () => settleUnpaid(store) }],
  fills: [fill(expressCheckoutSlot, expressCheckout)],
};
