import type { MiddlewareHandler } from 'hono';
import type { App } from './request-facts.ts';

/** Headers that proxies add to requests. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip'];

const sentence =
  'A proxy passes requests on, and TRUSTED_PROXIES is empty, so all customers count as one address and share its rate limits; set TRUSTED_PROXIES to the addresses of the proxies, e.g. 127.0.0.1.';

/** Warns once, at the first request through a proxy. For a shop that trusts none. */
export function warnOfProxy(warn: (sentence: string) => void): MiddlewareHandler<App> {
  let isWarned = false;
  return (c, next) => {
    if (!isWarned && proxyHeaders.some((name) => c.req.header(name) !== undefined)) {
      isWarned = true;
      warn(sentence);
    }
    return next();
  };
}
