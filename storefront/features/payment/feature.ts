import type { RateLimitedForm } from '../../platform/protection/rate-limits.ts';
import type { Feature } from '../../shared/feature.ts';
import { paymentCalls } from './server/calls.ts';
import { followPayments } from './server/follow-payments.ts';
import { paymentMails } from './server/mails/payment-mails.ts';

/** Payments of placed orders: providers, their pages and notifications, vouchers, gift cards and points. */
export const payment: Feature = {
  name: 'payment',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: paymentCalls,
  rateLimits: [
    // Each starts a payment at the provider; codes could be guessed.
    { limit: 'paymentLimit', path: '/prepaid.php', method: 'POST' },
    { limit: 'paymentStatusLimit', path: '/ajax/payment-status.php' },
    ...(['/payment-notification/payu', '/payment-notification/simulator'] as const).flatMap(
      (path): ReadonlyArray<RateLimitedForm> => [
        { limit: 'notificationLimit', path, method: 'POST' },
        { limit: 'forgedNotificationLimit', path, method: 'POST', when: { forged: 'any' }, account: 'forged' },
      ],
    ),
  ],
  mails: paymentMails,
  jobs: (store, clock) => [{ name: 'follow payments', every: 5000, run: () => followPayments(store, clock) }],
};
