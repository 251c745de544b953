import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';

/** The page of this shop that led here; null where none did, or where it is only known that some site did. */
export function cameFrom({ referrer, url }: Pick<PageContext, 'referrer' | 'url'>): URL | null {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  // The settings lead nowhere but back.
  return from.origin === url.origin && from.pathname !== addressOf('settings') ? from : null;
}

/** Where whoever sent a form goes on: the page that led here, else the front of the shop. */
export function backTo(context: Pick<PageContext, 'referrer' | 'url'>): string {
  const from = cameFrom(context);
  // A path with two slashes at its beginning would be a host.
  return from && !from.pathname.startsWith('//') ? from.pathname + from.search : addressOf('home');
}
