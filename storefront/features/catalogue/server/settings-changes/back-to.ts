import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';

/** The shop's page that led here; null without one, or where only its origin is known. */
export function cameFrom({ referrer, url }: Pick<PageContext, 'referrer' | 'url'>): URL | null {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  // The settings only lead back.
  return from.origin === url.origin && from.pathname !== addressOf('settings') ? from : null;
}

/** Where a sent form redirects: the page that led here, else the home page. */
export function backTo(context: Pick<PageContext, 'referrer' | 'url'>): string {
  const from = cameFrom(context);
  // A path that begins with two slashes would be a host.
  return from && !from.pathname.startsWith('//') ? from.pathname + from.search : addressOf('home');
}
