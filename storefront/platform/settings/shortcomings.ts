import type { Settings } from './defaults.ts';
import { missingFacts } from './seller.ts';

/** Why the shop cannot take orders, for the log of its start. */
export function shortcomings(settings: Settings): ReadonlyArray<string> {
  const missing = missingFacts(settings);
  if (missing.length === 0) return [];
  return [
    `The shop does not say who sells, so nothing can be ordered and no mail is sent. Not set: ${missing.join(', ')}. ` +
      'See: npm run operator -- settings list',
  ];
}
