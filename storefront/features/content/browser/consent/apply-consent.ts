import { consentSignals } from './consent-signals.ts';

type Page = typeof globalThis & { gtag?: (...command: ReadonlyArray<unknown>) => void };

/** Starts in the page what the visitor agreed to: the consent mode learns of it. */
export function applyConsent(agreed: ReadonlyArray<string>): void {
  (globalThis as Page).gtag?.('consent', 'update', consentSignals(agreed));
}
