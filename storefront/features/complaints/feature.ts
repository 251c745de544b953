import { fill } from '../../platform/features/slot.ts';
import { addressOf } from '../../shared/addresses.ts';
import type { Feature } from '../../shared/feature.ts';
import { afterOrderSlot } from '../account/index.ts';
import { complaintsAfterOrder } from './server/after-order.ts';
import { complaintFileCall } from './server/file-call.ts';
import { complaintMails } from './server/mails/mails.ts';

const minute = 60_000;

/** Complaints about bought goods: the form, the conversation, the deadline. */
export const complaints: Feature = {
  name: 'complaints',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [complaintFileCall],
  takesFiles: [addressOf('rma-method'), addressOf('rma-details')],
  rateLimits: [
    { limit: 'complaintLimit', path: '/rma-method.php', method: 'POST' },
    { limit: 'complaintLimit', path: '/rma-details.php', method: 'POST' },
    { limit: 'orderLookupLimit', path: '/rma-open.php', method: 'POST', account: 'contact_type' },
  ],
  mails: complaintMails,
  jobs: (store) => [
    {
      name: 'accept overdue complaints',
      every: 10 * minute,
      async run() {
        await store.complaintDecisions.acceptOverdue();
      },
    },
  ],
  forget: (store) => store.complaints.files.sweep(),
  fills: [fill(afterOrderSlot, complaintsAfterOrder)],
};
