import { consentSignals } from './consent-signals.ts';

type Page = typeof globalThis & { gtag?: (...command: ReadonlyArray<unknown>) => void };

let isTracking = false;

/**
 * Starts in the page what the visitor agreed to: the consent mode learns of it, and statistics let events run.
 *
 * @param waiting how many events the server announced with this page
 */
export function applyConsent(agreed: ReadonlyArray<string>, waiting: number): void {
  (globalThis as Page).gtag?.('consent', 'update', consentSignals(agreed));
  if (isTracking || !agreed.includes('analytics')) return;
  isTracking = true;
  import('./track-events.ts').then(({ startTracking }) => startTracking(waiting), console.warn);
}
