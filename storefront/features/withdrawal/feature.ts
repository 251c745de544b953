import type { Feature } from '../../shared/feature.ts';
import { withdrawalMails } from './server/mails.ts';

/** The withdrawal function of Directive (EU) 2023/2673: a contract is withdrawn from online, without an account. */
export const withdrawal: Feature = {
  name: 'withdrawal',
  pages: import.meta.glob('./pages/*/index.ts'),
  rateLimits: [
    // Each mails a receipt to any typed address.
    {
      limit: 'mailLimit',
      path: '/withdrawal.php',
      method: 'POST',
      when: { operation: ['confirm'] },
      account: 'withdrawal_email',
    },
  ],
  mails: withdrawalMails,
};
