import type { ShopConnection } from '../connection.ts';
import { list, object, or, text } from '../decode.ts';
import { askGraphql } from '../graphql/ask-graphql.ts';

/** The header by which an answer tells how many events wait (wire contract 1.1). */
export const trackingHeader = 'x-iai-tracking-events';

export interface TrackingEventsOptions {
  /** Whether the shopper agreed to be counted: what the cookie panel was told. Asked anew each time. */
  hasConsent: () => boolean;
  /** The nonce of the page's policy: that of the page's own scripts unless told. */
  nonce?: string;
}

export interface TrackingEvents {
  /** To be given to `connectShop` as `onHeaders`. */
  readonly onHeaders: (headers: Headers, shop: ShopConnection) => void;
  /** To be called when the shopper has agreed: what waited until then is fetched. */
  readonly onConsent: () => void;
}

const nonceOfPage = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Inline scripts run while they are put in, one after the other; one that throws is reported by the browser and stops no other. */
function run(code: string, nonce: string): void {
  const script = document.createElement('script');
  script.nonce = nonce;
  script.text = code;
  document.head.append(script);
  script.remove();
}

const waitingOf = (headers: Headers): boolean => Number(headers.get(trackingHeader) ?? 0) >= 1;

/**
 * Call 3: where an answer says that events wait, they are fetched and run, and never before the shopper has agreed. A failure is
 * logged: nobody's shopping depends on it.
 */
export function trackingEvents({ hasConsent, nonce = nonceOfPage() }: TrackingEventsOptions): TrackingEvents {
  let waitsIn: ShopConnection | null = null;
  let last: Promise<void> = Promise.resolve();

  const load = async (shop: ShopConnection) => {
    // Its own answer tells of nothing new.
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
  const loadWhatWaits = () => {
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
      loadWhatWaits();
    },
    onConsent: loadWhatWaits,
  };
}
