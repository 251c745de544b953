import { serviceWorkerAddress, webManifestAddress } from '../../../shared/browser/installed-shop-addresses.ts';

/**
 * Names the manifest by which the shop is installed, once the page has loaded: browsers request what a link in the page names before they
 * paint. A shop without drawn icons has none. The installed shop gets a page of its own for the time without a network, too: in a tab the
 * browser has such a page, and a service worker would only delay every navigation.
 */
export function followInstallation(): void {
  if (!document.querySelector('[rel="apple-touch-icon"]')) return;
  addEventListener('load', () => {
    setTimeout(() => {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'manifest', href: webManifestAddress }),
      );
      if (!matchMedia('(display-mode:browser)').matches) void navigator.serviceWorker?.register(serviceWorkerAddress);
    }, 1000);
  });
}
