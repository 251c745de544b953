import { addressOf } from '../../../../shared/addresses.ts';
import { serviceWorkerAddress } from '../../../../shared/service-worker-address.ts';
import { textCall } from './text-call.ts';

/**
 * Shows the offline page where the installed shop has no network, and does nothing else: it keeps that page with its styles and
 * fonts, and no answer of the shop. Plain JavaScript, because browsers run it as it is written.
 */
const script = (offline: string): string => `const name = 'offline';
const offline = '${offline}';
addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(name);
    const page = await fetch(offline, { credentials: 'omit' });
    const html = await page.clone().text();
    const files = [...html.matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]+)"/g)].map(([, href]) => href);
    await Promise.all([cache.put(offline, page), cache.addAll(files)]);
    await skipWaiting();
  })());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !['document', 'style', 'font'].includes(request.destination)) return;
  event.respondWith(fetch(request).catch(async (fault) => {
    const kept = await caches.match(request.mode === 'navigate' ? offline : request);
    if (kept) return kept;
    throw fault;
  }));
});
`;

/** The service worker of the installed shop: it shows the offline page where there is no network. */
export const serviceWorkerCall = textCall({
  name: 'service-worker',
  paths: [serviceWorkerAddress],
  type: 'text/javascript',
  write: () => script(addressOf('offline')),
});
