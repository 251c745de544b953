import type { ShopConnection } from '../connection.ts';
import { list, object, or, text } from '../decode.ts';
import { askGraphql } from '../graphql/ask-graphql.ts';

/** The header with the number of waiting events (wire contract 1.1). */
export const trackingHeader = 'x-iai-tracking-events';

export interface TrackingEventsOptions {
  /** Whether the shopper consented in the cookie panel. Called each time. */
  hasConsent: () => boolean;
  /** The nonce of the page's policy: that of the page's own scripts by default. */
  nonce?: string;
}

export interface TrackingEvents {
  /** To be given to `connectShop` as `onHeaders`. */
  readonly onHeaders: (headers: Headers, shop: ShopConnection) => void;
  /** Call after consent: fetches what waited until then. */
  readonly onConsent: () => void;
}

const nonceOfPage = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Inline scripts run in order while inserted; one that throws is reported by the browser and stops no other. */
function run(code: string, nonce: string): void {
  const script = document.createElement('script');
  script.nonce = nonce;
  script.text = code;
  document.head.append(script);
  script.remove();
}

const waitingOf = (headers: Headers): boolean => Number(headers.get(trackingHeader) ?? 0) >= 1;

/**
 * Call 3: fetches and runs the events an answer announces, never before consent. A failure is logged: shopping does not
 * depend on it.
 */
export function trackingEvents({ hasConsent, nonce = nonceOfPage() }: TrackingEventsOptions): TrackingEvents {
  let waitsIn: ShopConnection | null = null;
  let last: Promise<void> = Promise.resolve();

  const load = async (shop: ShopConnection) => {
    // Its own answer announces nothing.
    const { trackingEvents: scripts } = await askGraphql(
      { ...shop, onHeaders: undefined },
      {
        label: 'trackingEvents',
        document: 'query{trackingEvents}',
        decode: object({ trackingEvents: or(list(text), []) }),
      },
    );
    if (hasConsent()) for (const code of scripts) run(code, nonce);
  };
  const loadPending = () => {
    const shop = waitsIn;
    if (!shop || !hasConsent()) return;
    waitsIn = null;
    last = last
      .then(() => load(shop))
      .catch((error: unknown) => console.warn('Tracking events were not loaded.', error));
  };

  return {
    onHeaders(headers, shop) {
      if (!waitingOf(headers)) return;
      waitsIn = shop;
      loadPending();
    },
    onConsent: loadPending,
  };
}
