import { serviceWorkerAddress } from '../../../shared/service-worker-address.ts';
import { webManifestAddress } from '../../../shared/web-manifest-address.ts';

/**
 * Gives the installed shop a page of its own for the time without a network, too. In a tab the browser has such a page, and a service worker
 * would only delay every navigation.
 */
export function nameManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: webManifestAddress }));
  if (!matchMedia('(display-mode:browser)').matches) void navigator.serviceWorker?.register(serviceWorkerAddress);
}
