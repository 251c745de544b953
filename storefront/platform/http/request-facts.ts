import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { splitPath, type Language } from '../languages/languages.ts';
import type { PreferenceCookie } from '../page/answers.ts';
import type { SessionPort } from '../page/request-context.ts';
import { hasLeft, leftStatus } from './left-requests.ts';
import type { Log } from './log.ts';
import type { RequestFacts, SeenVisitor } from './page-handler.tsx';
import type { Words } from './request-words.ts';
import { nonceKey } from './security-headers.ts';
import {
  clientCookieName,
  cookieSession,
  preferenceLine,
  sessionCookieName,
  type CookieSession,
} from './session-cookie.ts';

/** What is known of a request before it is answered. */
export interface Variables {
  facts: RequestFacts;
  session: CookieSession;
  /** The name of what answers it; null until that is found. */
  route: string | null;
  /** Whether it was answered from memory. */
  isKept: boolean;
  /** A visitor with a session, where the page may be kept for others. */
  visitor: SeenVisitor | undefined;
  /** The settings, once they were read. */
  settings: Promise<object> | undefined;
  /** Settings and texts in a language, once they were read. */
  words: { readonly language: Language; readonly read: Promise<Words> } | undefined;
}

export type App = { Variables: Variables };

interface Noting {
  /** Scheme and host as browsers see them; null takes them from the request. */
  readonly publicOrigin: string | null;
  readonly isSecure: boolean;
  readonly sessions: SessionPort;
  /** A preference that the browser keeps longer from now on, of a request by which its visitor signed in. */
  readonly keptBySignIn: (cookies: string, c: Context<App>) => Promise<PreferenceCookie | null>;
  readonly log: Log;
}

/** Records the facts of each request before it is answered, then its cookies and its line of the log. */
export function noteRequest({ publicOrigin, isSecure, sessions, keptBySignIn, log }: Noting): MiddlewareHandler<App> {
  return async (c, next) => {
    const started = performance.now();
    const asked = new URL(c.req.url);
    const origin = publicOrigin ?? asked.origin;
    // Its parts, not the two as one text: a path that begins with two slashes would name another host.
    const url = new URL(origin);
    const { language, path } = splitPath(asked.pathname);
    url.pathname = path;
    url.search = asked.search;
    const requestId = randomUUID();
    c.set('route', null);
    c.set('isKept', false);
    const sent = { session: getCookie(c, sessionCookieName(isSecure)), client: getCookie(c, clientCookieName) };
    c.set('session', cookieSession(sent, isSecure, sessions));
    c.set('facts', {
      url,
      origin,
      language,
      requestId,
      get nonce() {
        return (c.get(nonceKey as never) as string | undefined) ?? '';
      },
      isRegionLoad: c.req.header('x-region-load') !== undefined,
    });
    await next();
    // Written into the answer: `c.header` makes another one of a finished one, with a stream for its body.
    const { headers } = c.res;
    headers.set('X-Request-Id', requestId);
    const session = c.get('session');
    for (const cookie of session.setCookies()) headers.append('Set-Cookie', cookie);
    if (session.hasSignedIn()) {
      const kept = await keptBySignIn(c.req.header('cookie') ?? '', c);
      if (kept) headers.append('Set-Cookie', preferenceLine(kept));
    }
    // Removes account pages from the browser, also from its back/forward cache. Closed bars are no personal data.
    if (session.isEnded()) headers.set('Clear-Site-Data', '"cache"');
    log.info('request', {
      requestId,
      method: c.req.method,
      route: c.get('route') ?? url.pathname,
      status: hasLeft(c) ? leftStatus : c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ...(c.get('isKept') && { isKept: true }),
    });
  };
}
