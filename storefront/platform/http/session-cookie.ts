import type { PreferenceCookie } from '../page/answers.ts';
import type { RequestSession, SessionPort, SessionRecord } from '../page/request-context.ts';

/** 256 random bits in base64url. Anything else in the cookie counts as no cookie. */
const idShape = /^[A-Za-z0-9_-]{43}$/;

/** Browsers accept a `__Host-` cookie only from https, without a domain and for the whole path: no other host can set it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

/**
 * Shows scripts of the page that a client is signed in (spec 6; wire contract 2.8). It is no secret and opens nothing: the
 * server uses the session alone, and corrects a wrong cookie.
 */
export const clientCookieName = 'client';

/** For how many days the browser keeps the cookies: as long as the store keeps an untouched session. */
export const sessionCookieDays = 30;

const secondsOfDay = 24 * 60 * 60;
const cookieLifetime = sessionCookieDays * secondsOfDay;

/** The Set-Cookie line of a preference. */
export const preferenceLine = ({ name, value, days }: PreferenceCookie): string =>
  `${name}=${value}; Path=/; Max-Age=${days * secondsOfDay}; SameSite=Lax`;

/** The two cookies of the request. */
export interface SentCookies {
  readonly session: string | undefined;
  readonly client: string | undefined;
}

export interface CookieSession extends RequestSession {
  /** The Set-Cookie lines of the response; none if nothing changed. */
  setCookies(): ReadonlyArray<string>;
  /** Whether the request has one of the cookies: anything may depend on them. */
  readonly hasCookie: boolean;
  /** Whether a session ended by signing out. */
  isEnded(): boolean;
  /** Whether the browser gets the cookie of a signed-in client now. */
  hasSignedIn(): boolean;
}

/** The session of one request: looked up on first use, started only when something must be stored. */
export function cookieSession(sent: SentCookies, isSecure: boolean, port: SessionPort): CookieSession {
  const sentId = sent.session !== undefined && idShape.test(sent.session) ? sent.session : null;
  /** The new value of the cookie; `undefined` keeps it, null removes it. */
  let newId: string | null | undefined;
  let found: Promise<SessionRecord | null> | null = null;
  let started: Promise<SessionRecord> | null = null;
  /** `undefined` until the session was looked up. */
  let known: SessionRecord | null | undefined;
  let isEnded = false;

  const note = (lookup: Promise<SessionRecord | null>) => (found = lookup.then((record) => (known = record)));
  const current = () => found ?? note(sentId ? port.find(sentId) : Promise.resolve(null));
  const start = async () => {
    const { id, session } = await port.start();
    newId = id;
    await note(Promise.resolve(session));
    return session;
  };
  const continueWith = async (id: string) => {
    newId = id;
    await note(port.find(id));
  };

  return {
    hasCookie: sent.session !== undefined || sent.client !== undefined,
    current,
    // Two writers of one request share the one session that is started.
    ensure: async () => (await current()) ?? (started ??= start()),
    async renew() {
      const session = await current();
      if (session) await continueWith(await port.renew(session.idHash));
    },
    continueWith,
    async end() {
      const session = await current();
      if (!session) return;
      await port.end(session.idHash);
      newId = null;
      started = null;
      isEnded = true;
      await note(Promise.resolve(null));
    },
    isEnded: () => isEnded,
    hasSignedIn: () => newId !== undefined && (known?.clientId ?? null) !== null,
    setCookies() {
      const secure = isSecure ? '; Secure' : '';
      const line = (name: string, value: string | null, flags: string) =>
        `${name}=${value ?? ''}; Path=/;${flags} SameSite=Lax; Max-Age=${value === null ? 0 : cookieLifetime}${secure}`;
      const isClient = known ? known.clientId !== null : false;
      return [
        ...(newId === undefined ? [] : [line(sessionCookieName(isSecure), newId, ' HttpOnly;')]),
        ...(known === undefined || isClient === (sent.client !== undefined)
          ? []
          : [line(clientCookieName, isClient ? '1' : null, '')]),
      ];
    },
  };
}
