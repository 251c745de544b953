import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/** Where Hono keeps the nonce of a request. */
export const nonceKey = 'secureHeadersNonce';

export interface HeaderOptions {
  readonly isSecure: boolean;
  /** Where browsers report policy violations; if omitted, they do not. */
  readonly reports?: `/${string}` | undefined;
}

/** The name of the reporting endpoint in the policy. */
const reportGroup = 'policy';

const policyHeader = 'Content-Security-Policy';
const strictTransport = 'max-age=31536000; includeSubDomains';

/**
 * The headers of every answer. Scripts and styles run by nonce or from our own files only; nothing is inline.
 * A response with a policy keeps it: a file of a visitor is sandboxed. The referrer policy must never be `no-referrer`: browsers would then send `Origin: null` with our own forms.
 */
export function securityHeaders({ isSecure, reports }: HeaderOptions): MiddlewareHandler {
  const setAll = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      // The nonce is for libraries that insert a style element at run time (the scroll lock of a modal).
      styleSrc: ["'self'", NONCE],
      // `blob:` are the visitor's own pictures, shown before they are sent.
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(isSecure && { upgradeInsecureRequests: [] }),
      // Browsers that know `report-to` ignore `report-uri`, and use its endpoints over https only.
      ...(reports && { reportUri: reports, ...(isSecure && { reportTo: reportGroup }) }),
    },
    ...(reports && isSecure && { reportingEndpoints: [{ name: reportGroup, url: reports }] }),
    strictTransportSecurity: isSecure ? strictTransport : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // Supported browsers ignore the first three, and look up no names of other hosts over https by themselves.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: ['self'],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      payment: [],
      usb: [],
    },
  });
  return async (c, next) => {
    let own: string | null = null;
    await setAll(c, async () => {
      await next();
      own = c.res.headers.get(policyHeader);
    });
    if (own !== null) c.res.headers.set(policyHeader, own);
  };
}

/**
 * The headers of a file that every visitor gets: what `securityHeaders` says of documents, as far as it concerns a file. Opened by
 * itself it may run and load nothing, so that a picture in SVG is no page.
 */
export const fileHeaders = ({ isSecure }: Pick<HeaderOptions, 'isSecure'>): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  [policyHeader]: "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isSecure && { 'Strict-Transport-Security': strictTransport }),
});
