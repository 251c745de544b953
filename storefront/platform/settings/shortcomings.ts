import type { Settings } from './defaults.ts';
import { missingFacts } from './seller.ts';
import { isTestProviderRefused, simulatedIssuer } from './sign-in-providers.ts';

/** What the operator should fix, a sentence each, for the log of the start. @param address of the shop, where `PUBLIC_URL` sets it */
export function shortcomings(settings: Settings, address?: string): ReadonlyArray<string> {
  const missing = missingFacts(settings);
  const sentences =
    missing.length === 0
      ? []
      : [
          `The shop does not say who sells, so nothing can be ordered and no mail is sent. Not set: ${missing.join(', ')}. ` +
            'See: npm run operator -- settings list',
        ];
  const hasTestProvider = settings.signInProviders.some(({ issuer }) => issuer === simulatedIssuer);
  return hasTestProvider && address !== undefined && isTestProviderRefused(new URL(address), settings)
    ? [
        ...sentences,
        'The setting signInProviders names the test provider, which asks for no proof of who signs in, so it is refused at a public address. ' +
          'Take it out of the list; only a demonstration that sells nothing may allow it: npm run operator -- settings set isDemo tak',
      ]
    : sentences;
}
