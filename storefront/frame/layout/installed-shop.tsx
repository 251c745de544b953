import { serviceWorkerAddress } from '../../shared/service-worker-address.ts';

/**
 * Gives the installed shop a page of its own for the time without a network. In a tab the browser has such a page, and a service
 * worker would only delay every navigation.
 */
export function InstalledShop({ nonce }: { nonce: string }) {
  return <script nonce={nonce || undefined} dangerouslySetInnerHTML={{ __html: register }} />;
}

const register = `matchMedia('(display-mode:browser)').matches||navigator.serviceWorker?.register('${serviceWorkerAddress}')`;
