import { fill } from '../../platform/features/slot.ts';
import type { Feature } from '../../shared/feature.ts';
import { afterOrderSlot } from '../account/index.ts';
import { returnsAfterOrder } from './server/after-order.ts';
import { labelCall, labelPath } from './server/details/label-call.ts';
import { returnMails } from './server/mails/return-mails.ts';

/** Returns of what was sent: from the choice of products to the refund. */
export const returns: Feature = {
  name: 'returns',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [labelCall],
  rateLimits: [
    { limit: 'orderLookupLimit', path: '/returns-open.php', method: 'POST', account: 'contact_type' },
    // Each mails its buyer.
    { limit: 'mailLimit', path: '/returns-confirmation.php', method: 'POST' },
    { limit: 'mailLimit', path: '/returns-details.php', method: 'POST' },
    // Each writes a document.
    { limit: 'documentLimit', path: labelPath },
  ],
  mails: returnMails,
  fills: [fill(afterOrderSlot, returnsAfterOrder)],
};
