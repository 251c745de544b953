import type { RequestSession, SessionPort, SessionRecord } from '../../runtime/request-context.ts';

/** 256 random bits in base64url. Anything else in the cookie is treated as no cookie at all. */
const idShape = /^[A-Za-z0-9_-]{43}$/;

/** Browsers accept a `__Host-` cookie only from https, without a domain and for the whole path: nobody else can plant it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

/** How long the browser keeps the cookie, in seconds: 30 days, as long as the store keeps an untouched session. */
const cookieLifetime = 30 * 24 * 60 * 60;

export interface CookieSession extends RequestSession {
  /** The Set-Cookie line for the answer, null where nothing changed. */
  setCookie(): string | null;
}

/** The session of one request: looked up when first asked for, started only when something must be remembered. */
export function cookieSession(cookieValue: string | undefined, isSecure: boolean, port: SessionPort): CookieSession {
  const sentId = cookieValue !== undefined && idShape.test(cookieValue) ? cookieValue : null;
  let newId: string | null = null;
  let found: Promise<SessionRecord | null> | null = null;
  let started: Promise<SessionRecord> | null = null;

  const current = () => (found ??= sentId ? port.find(sentId) : Promise.resolve(null));
  const start = async () => {
    const { id, session } = await port.start();
    newId = id;
    found = Promise.resolve(session);
    return session;
  };

  return {
    current,
    // Two writers of one request share the one session that is started.
    ensure: async () => (await current()) ?? (started ??= start()),
    async renew() {
      const session = await current();
      if (!session) return;
      newId = await port.renew(session.hash);
      found = port.find(newId);
    },
    setCookie() {
      if (newId === null) return null;
      const secure = isSecure ? '; Secure' : '';
      return `${sessionCookieName(isSecure)}=${newId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${cookieLifetime}${secure}`;
    },
  };
}
