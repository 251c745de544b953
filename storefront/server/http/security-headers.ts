import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/** Where Hono keeps the nonce of a request that its policy has named. */
export const nonceKey = 'secureHeadersNonce';

/**
 * The headers of every answer. Scripts and styles run by nonce or from our own files only; nothing is inline.
 * The referrer policy must never be `no-referrer`: browsers would then send `Origin: null` with our own forms.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      // The nonce is for libraries that insert a style element at run time (the scroll lock of a modal).
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(isSecure && { upgradeInsecureRequests: [] }),
    },
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
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
}
