import { connectShop } from '../../../../../patterns/contract/client/connection.ts';
import { trackingEvents } from '../../../../../patterns/contract/client/calls/tracking-events.ts';
import { pagePrefix } from '../../../../platform/browser/page-prefix.ts';

/**
 * Runs the shop's tracking events (call 3) once an answer of the shop announces them. Loaded only after consent; who withdraws it
 * gets a page without this script.
 *
 * @param waiting how many the server announced with this page: scripts cannot read the headers of their own document
 */
export function startTracking(waiting: number): void {
  const shop = connectShop({ baseUrl: pagePrefix() });
  const { onHeaders } = trackingEvents({ hasConsent: () => true });
  const announce = (headers: Headers) => onHeaders(headers, shop);
  const { fetch } = window;
  // Every call of the page goes through here, and no page without consent pays for looking at headers.
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (answer.type === 'basic') announce(answer.headers);
    return answer;
  };
  announce(new Headers({ 'x-iai-tracking-events': String(waiting) }));
}
