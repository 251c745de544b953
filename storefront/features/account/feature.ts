import { signedIn } from '../../platform/protection/rate-limits.ts';
import type { Feature } from '../../shared/feature.ts';
import { accountMails } from './server/mails/mails.ts';

/** Clients: registration, signing in, data, addresses, orders. */
export const account: Feature = {
  name: 'account',
  pages: import.meta.glob('./pages/*/index.ts'),
  changes: [{ path: '/login.php', when: { operation: ['logout'] } }],
  rateLimits: [
    { limit: 'loginLimit', path: '/signin.php', method: 'POST', account: 'login' },
    { limit: 'loginLimit', path: '/signin-code.php', method: 'POST' },
    // A password may be guessed here, too.
    { limit: 'loginLimit', path: '/signin-social.php', method: 'POST' },
    { limit: 'socialSignInLimit', path: '/signin-social.php' },
    { limit: 'socialSignInLimit', path: '/test-signin.php', method: 'POST' },
    {
      limit: 'loginLimit',
      path: '/client-signin.php',
      method: 'POST',
      when: { passkey_password: 'any', codes_password: 'any', identity_password: 'any', code: 'any' },
      account: signedIn,
    },
    // The current password of the signed-in client: a stolen cookie alone must not guess it from a hundred places.
    { limit: 'loginLimit', path: '/client.php', method: 'POST', when: { password: 'any' }, account: signedIn },
    { limit: 'loginLimit', path: '/client-data.php', method: 'POST', account: signedIn },
    { limit: 'loginLimit', path: '/loginedit.php', method: 'POST', account: signedIn },
    { limit: 'basketLimit', path: '/products-bought.php', method: 'POST' },
    {
      limit: 'registrationLimit',
      path: '/orderdetails.php',
      method: 'POST',
      when: { operation: ['account'] },
    },
    { limit: 'mailLimit', path: '/orderdetails.php', method: 'POST', when: { operation: ['account', 'cancel'] } },
    { limit: 'basketLimit', path: '/orderdetails.php', method: 'POST', when: { operation: ['again'] } },
    { limit: 'orderLookupLimit', path: '/order-open.php', method: 'POST', account: 'order_email' },
    { limit: 'registrationLimit', path: '/client-new.php', method: 'POST', account: 'client_email' },
    { limit: 'resetLimit', path: '/password-recover.php', method: 'POST', account: 'email' },
    // All that writes to an address anyone can type.
    { limit: 'mailLimit', path: '/client-new.php', method: 'POST', account: 'client_email' },
    {
      limit: 'mailLimit',
      path: '/password-recover.php',
      method: 'POST',
      when: { operation: ['recover'] },
      account: 'email',
    },
  ],
  mails: accountMails,
  async forget(store) {
    await store.clients.sweepRegistrations();
    await store.clients.sweepChallenges();
    await store.clients.sweepSocial();
  },
};
