import type { Feature } from '../shared/feature.ts';
import { ajaxCalls, insertOpinionCall } from './ajax/index.ts';
import { graphqlCall } from './graphql/index.ts';
import { policyReportsCall } from './policy-reports/index.ts';

/** Calls of programs written for the platform before this shop, and reports of browsers. GraphQL's rate limits are in `graphql/rate-limits.ts`. */
export const compatibility: Feature = {
  name: 'compatibility',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [graphqlCall, ...ajaxCalls, policyReportsCall],
  takesFiles: insertOpinionCall.paths,
  changes: [
    { path: '/ajax/projector.php', when: { action: ['set_product_observed'] } },
    { path: '/ajax/opinions.php', when: { action: ['insert', 'rate'] } },
  ],
  rateLimits: [
    { limit: 'bankAccountLimit', path: '/ajax/payments.php', when: { action: ['verify_iban'] } },
    { limit: 'rebateCodeLimit', path: '/ajax/gift-cards-and-vouchers.php' },
    {
      limit: 'lookupLimit',
      path: '/ajax/validation.php',
      when: { email: 'any', login: 'any', client_email: 'any', client_login: 'any', 'phone-or-email': 'any' },
    },
    {
      limit: 'observationLimit',
      path: '/ajax/projector.php',
      when: { action: ['set_product_observed'] },
      account: 'email',
    },
    // Any form that mails to a typed address.
    { limit: 'mailLimit', path: '/ajax/projector.php', when: { action: ['set_product_observed'] }, account: 'email' },
    { limit: 'mailLimit', path: '/ajax/opinions.php', method: 'POST', when: { action: ['insert'] }, account: 'email' },
    {
      limit: 'opinionLimit',
      path: '/ajax/opinions.php',
      method: 'POST',
      when: { action: ['insert', 'rate'] },
      account: 'email',
    },
    { limit: 'policyReportLimit', path: '/policy-reports', method: 'POST' },
    { limit: 'searchLimit', path: '/ajax/search.php', when: { text: 'any' } },
  ],
};
