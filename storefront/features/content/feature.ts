import { fill } from '../../platform/features/slot.ts';
import { addressOf } from '../../shared/addresses.ts';
import type { Feature } from '../../shared/feature.ts';
import { basketWatchers } from '../basket/index.ts';
import { orderWatchers } from '../checkout/index.ts';
import { contactMails } from './server/contact/mails.ts';
import { feedCall } from './server/entries/feed.ts';
import { newsletterMails } from './server/newsletter/mails.ts';
import { llmsTextCall, securityTextCall, serviceWorkerCall, webManifestCall } from './server/for-machines/index.ts';
import { ceneoFeedCall, merchantFeedCall } from './server/goods-feeds/index.ts';
import { robotsCall } from './server/robots/index.ts';
import { basketTracker, orderTracker } from './server/tracking/tracking.ts';
import { sitemapCall } from './server/sitemap/index.ts';

const day = 24 * 60 * 60_000;

/** How long a phrase with too few searches for a suggestion is kept. */
const phraseMemory = 90 * day;
/** How long the proof of a consent is kept: as long as a claim about it can be made (civil code, art. 118). */
const proofMemory = 6 * 365 * day;
/** How long an event waits for its browser. */
const eventMemory = day;

/** Information pages, newsletter, and the address of many of the shop's forms (`/settings.php`). */
export const content: Feature = {
  name: 'content',
  pages: import.meta.glob('./pages/*/index.ts'),
  calls: [
    robotsCall,
    sitemapCall,
    feedCall,
    securityTextCall,
    webManifestCall,
    serviceWorkerCall,
    llmsTextCall,
    merchantFeedCall,
    ceneoFeedCall,
  ],
  takesFiles: [addressOf('settings')],
  changes: [
    {
      path: '/settings.php',
      when: {
        sort_order: 'any',
        portions: 'any',
        lang: 'any',
        curr: 'any',
        country: 'any',
        filter_remove: 'any',
        comparers: 'any',
      },
    },
  ],
  rateLimits: [
    ...[merchantFeedCall, ceneoFeedCall].flatMap(({ paths }) =>
      paths.map((path) => ({ limit: 'goodsFeedLimit' as const, path })),
    ),
    { limit: 'questionLimit', path: '/contact.php', method: 'POST', account: 'contact_email' },
    {
      limit: 'questionLimit',
      path: '/accessibility-report.php',
      method: 'POST',
      account: 'report_email',
    },
    { limit: 'consentLimit', path: '/cookies.php', method: 'POST' },
    { limit: 'rebateCodeLimit', path: '/settings.php', method: 'POST', when: { rebates_codes: 'any' } },
    {
      limit: 'newsletterLimit',
      path: '/settings.php',
      method: 'POST',
      when: { mailing_action: ['add', 'remove'] },
      account: 'mailing_email',
    },
    // All that writes to an address anyone can type; what only the shop reads has its own limits.
    {
      limit: 'mailLimit',
      path: '/settings.php',
      method: 'POST',
      when: { mailing_action: ['add', 'remove'] },
      account: 'mailing_email',
    },
    {
      limit: 'mailLimit',
      path: '/settings.php',
      method: 'POST',
      when: { opinion: 'any', note: 'any' },
      account: 'addopinion_email',
    },
    {
      limit: 'questionLimit',
      path: '/settings.php',
      method: 'POST',
      when: { question_product_id: 'any' },
      account: 'question_email',
    },
    { limit: 'questionLimit', path: '/settings.php', method: 'POST', when: { add_request_product: 'any' } },
    { limit: 'opinionLimit', path: '/settings.php', method: 'POST', when: { opinion_action: ['rate'] } },
    {
      limit: 'opinionLimit',
      path: '/settings.php',
      method: 'POST',
      when: { opinion: 'any', note: 'any' },
      account: 'addopinion_email',
    },
  ],
  fills: [fill(basketWatchers, basketTracker), fill(orderWatchers, orderTracker)],
  mails: { ...newsletterMails, ...contactMails },
  forget: (store, now) =>
    Promise.all([
      store.phrases.sweep(now - phraseMemory),
      store.consents.sweep(now - proofMemory),
      store.trackingEvents.sweep(now - eventMemory),
      // Where a setting of the seller came in by another way than a command.
      store.content.followSeller(),
    ]),
};
