import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { FailureAnswer, FailureStatus } from '../../runtime/answers.ts';
import { RefusedRequest, type RationedUse } from '../../runtime/protection.ts';
import type { SessionRecord, ShopTypes } from '../../runtime/request-context.ts';
import type { SiteCall, StaticFolder } from '../../runtime/site.ts';
import { clientAddress, type TrustedProxies } from '../protection/client-address.ts';
import { isForged } from './forgery.ts';
import { answerFailure, answerPage, type RequestFacts, type Shop, type ShopContext } from './page-handler.tsx';
import { nonceKey, securityHeaders } from './security-headers.ts';
import { clientCookieName, cookieSession, sessionCookieName, type CookieSession } from './session-cookie.ts';
import { mountStatics } from './static-files.ts';

/** The largest body that a form may have, in bytes. */
export const formLimit = 1024 * 1024;

/** How long the store may take to prove that it lives, in milliseconds. */
const pingPatience = 2000;

export interface AppOptions<Types extends ShopTypes> extends Shop<Types> {
  /** Scheme and host as browsers see them; where it is not given, http and the Host header of the request. */
  readonly publicUrl?: string | undefined;
  /** The shop's own proxies; left out, `X-Forwarded-For` is nobody's word. */
  readonly trustedProxies?: TrustedProxies | null;
  /** Folders of built and of committed files, seen from `root`. */
  readonly statics: ReadonlyArray<StaticFolder>;
  readonly root: string;
  /** False while the server starts or stops: `/ready` then answers 503 and a balancer looks elsewhere. */
  readonly isReady: () => boolean;
}

interface Variables {
  facts: RequestFacts;
  session: CookieSession;
  route: string | null;
  settings: Promise<object> | undefined;
}

type App = { Variables: Variables };

/** Thrown by a form that cannot be read; becomes the 400 page. */
class UnreadableForm extends Error {}

/** The whole shop as one Hono application. It holds no state of its own: what it knows comes in with `options`. */
export function createApp<Types extends ShopTypes>(options: AppOptions<Types>): Hono<App> {
  const { site, store, clock, log, isReady } = options;
  const shop = options as unknown as Shop;
  const publicOrigin = options.publicUrl ? new URL(options.publicUrl).origin : null;
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const sessions = site.sessions(store);
  const protection = shop.site.protection?.((event, fields) => log.info(event, fields));
  const app = new Hono<App>();

  app.use(async (c, next) => {
    const started = performance.now();
    const asked = new URL(c.req.url);
    const origin = publicOrigin ?? asked.origin;
    // Its parts, not the two as one text: a path that begins with two slashes would name another host.
    const url = new URL(origin);
    url.pathname = asked.pathname;
    url.search = asked.search;
    const requestId = randomUUID();
    c.set('route', null);
    const sent = { session: getCookie(c, sessionCookieName(isSecure)), client: getCookie(c, clientCookieName) };
    c.set('session', cookieSession(sent, isSecure, sessions));
    c.set('facts', {
      url,
      origin,
      requestId,
      get nonce() {
        return (c.get(nonceKey as never) as string | undefined) ?? '';
      },
      isRegionLoad: c.req.header('x-region-load') !== undefined,
    });
    await next();
    c.header('X-Request-Id', requestId);
    const session = c.get('session');
    for (const cookie of session.setCookies()) c.header('Set-Cookie', cookie, { append: true });
    // Pages of the account are gone from the browser, those of its way back too. What it keeps of closed bars is nobody's.
    if (session.isEnded()) c.header('Clear-Site-Data', '"cache"');
    log.info('request', {
      requestId,
      method: c.req.method,
      route: c.get('route') ?? url.pathname,
      status: hasLeft(c) ? leftStatus : c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });
  if (options.hasPolicy) app.use(securityHeaders({ isSecure, reports: shop.site.policyReports }));

  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/ready', async (c) => {
    const isUp = isReady() && (await isAlive());
    return c.json({ status: isUp ? 'ready' : 'unavailable' }, isUp ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  mountStatics(app as unknown as Hono, options.root, options.statics);
  for (const call of shop.site.calls ?? [])
    for (const path of call.paths) app.all(path, (c, next) => answerCall(c, call, next));

  app.use(async (c, next) => (isForgedAs(c.req.method, c) ? fail(c, 403) : next()));
  const { largeForms } = shop.site;
  const limitBody = bodyLimit({ maxSize: formLimit, onError: refuseBody });
  const limitLargeBody = bodyLimit({ maxSize: largeForms?.maxSize ?? formLimit, onError: refuseBody });
  app.use((c, next) => (largeForms?.paths.includes(c.req.path) ? limitLargeBody : limitBody)(c, next));

  app.all('*', async (c) => {
    const facts = c.get('facts');
    const found = site.routes.find(facts.url.pathname);
    if (!found) return fail(c, 404);
    c.set('route', found.name);
    const method = c.req.method;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return fail(c, 405);
    // What is sent to a page is looked at when the page reads it.
    if (method !== 'POST') await admitForm(c, facts.url.searchParams);
    const context = await contextOf(c, found.params, method);
    const answer = await answerPage(c, shop, facts, context, found);
    return answer instanceof Response ? answer : answerFailure(c, shop, facts, context, answer).then(withAllow(answer));
  });

  app.notFound((c) => fail(c, 404));
  app.onError(async (error, c) => {
    if (error instanceof UnreadableForm || hasLeft(c)) return fail(c, 400);
    if (error instanceof RefusedRequest) return fail(c, error.status, error.retryAfter);
    if (error instanceof HTTPException && error.status in { 400: 1, 413: 1 }) return fail(c, error.status as 400 | 413);
    log.error('request failed', error, { requestId: c.get('facts').requestId, route: c.get('route') });
    const status = (await isOutage(error)) ? 503 : 500;
    try {
      return await fail(c, status);
    } catch (second) {
      log.error('error page failed', second, { requestId: c.get('facts').requestId });
      return c.text(lastWords, status);
    }
  });

  return app;

  /** The rest of the body stays unread, so this connection serves no further request; said, or clients would try. */
  async function refuseBody(c: Context): Promise<Response> {
    const answer = await fail(c as Context<App>, 413);
    answer.headers.set('Connection', 'close');
    return answer;
  }

  function answerCall(c: Context<App>, call: SiteCall, next: () => Promise<void>): Promise<Response | void> {
    if (call.isMeant && !call.isMeant(c.get('facts').url)) return next();
    c.set('route', call.name);
    return call.answer(c.req.raw, {
      context: () => contextOf(c, {}, 'POST'),
      admit: (uses) => admit(c, uses),
      admitForm: (parameters) => admitForm(c, parameters),
      note: (event, fields) => log.info(event, { ...fields, requestId: c.get('facts').requestId }),
      logFault(error) {
        if (hasLeft(c)) return;
        log.error('call failed', error, { requestId: c.get('facts').requestId, route: call.name });
      },
      isOutage,
    });
  }

  /** Counts what a request uses. @throws RefusedRequest */
  async function admit(c: Context<App>, uses: ReadonlyArray<RationedUse>): Promise<void> {
    if (!protection || uses.length === 0) return;
    const address = clientAddress(
      incomingOf(c)?.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      options.trustedProxies ?? null,
    );
    const client = uses.some(({ isOwn }) => isOwn) ? ((await c.get('session').current())?.clientId ?? null) : null;
    const counted = uses.map((use) => (use.isOwn && client !== null ? { ...use, account: `client ${client}` } : use));
    const wait = await protection.admit({ store, settings: await settingsOf(c), now: clock() }, address, counted);
    if (wait !== null) throw new RefusedRequest(429, wait);
  }

  async function admitForm(c: Context<App>, parameters: URLSearchParams): Promise<void> {
    const path = c.get('facts').url.pathname;
    if (protection?.isChange(path, parameters) && isForgedAs('POST', c)) throw new RefusedRequest(403);
    await admit(c, protection?.usesOf(path, c.req.method, parameters) ?? []);
  }

  function fail(c: Context<App>, status: FailureStatus, retryAfter?: number): Promise<Response> {
    const answer: FailureAnswer = { kind: 'failure', status, ...(retryAfter !== undefined && { retryAfter }) };
    return contextOf(c, {}, 'GET')
      .catch(() => null)
      .then((context) => answerFailure(c, shop, c.get('facts'), status >= 500 ? null : context, answer))
      .then(withAllow(answer));
  }

  /** As they stand at the first asking of a request: no request changes them. */
  function settingsOf(c: Context<App>): Promise<Types['settings']> {
    const known = c.get('settings') ?? site.settings(store);
    c.set('settings', known);
    return known;
  }

  async function contextOf(
    c: Context<App>,
    params: Readonly<Record<string, string>>,
    method: ShopContext['method'],
  ): Promise<ShopContext> {
    const facts = c.get('facts');
    const session = c.get('session');
    let form: Promise<FormData> | undefined;
    const [settings, overrides] = await Promise.all([settingsOf(c), site.textOverrides(store)]);
    return {
      url: facts.url,
      method,
      params,
      store,
      settings,
      now: clock(),
      texts: { locale: 'pl', overrides },
      session,
      client: clientOf(session),
      cookies: c.req.header('cookie') ?? '',
      referrer: c.req.header('referer') ?? '',
      userAgent: c.req.header('user-agent') ?? '',
      // Asked as if it were a POST: a page asks only where its GET changes something.
      isForeign: isForgedAs('POST', c),
      flash: async (message) => sessions.flash((await session.ensure()).idHash, message),
      form: () => (form ??= readForm(c)),
      requestId: facts.requestId,
      get nonce() {
        return facts.nonce;
      },
      isRegionLoad: facts.isRegionLoad,
    };
  }

  async function readForm(c: Context<App>): Promise<FormData> {
    const form = await c.req.formData().catch((cause: unknown) => {
      throw new UnreadableForm('The body is not a form.', { cause });
    });
    // Of a file its name is told; browsers send one without a name where none was chosen.
    const sent = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : value.name === '' ? [] : [[name, value.name]],
    );
    await admitForm(c, new URLSearchParams([...sent, ...c.get('facts').url.searchParams]));
    return form;
  }

  /** Asked once for each session that the request has: signing in and out change it half-way. */
  function clientOf(session: CookieSession): ShopContext['client'] {
    let asked: { record: SessionRecord; client: Promise<object | null> } | null = null;
    return async () => {
      const record = await session.current();
      if (record === null || record.clientId === null) return null;
      if (asked?.record !== record) asked = { record, client: site.client(store, record) };
      return asked.client;
    };
  }

  async function isOutage(error: unknown): Promise<boolean> {
    return site.isOutage(error) || !(await isAlive());
  }

  async function isAlive(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, pingPatience, false);
    });
    try {
      return await Promise.race([site.ping(store).catch(() => false), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What Node read; undefined without a network. */
const incomingOf = (c: Context<App>): IncomingMessage | undefined =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

/** Whether whoever asked went before the request was whole. Nobody waits for the answer, and what broke is not the shop. */
function hasLeft(c: Context<App>): boolean {
  const incoming = incomingOf(c);
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

/** As proxies log it; it never goes out. */
const leftStatus = 499;

function isForgedAs(method: string, c: Context<App>): boolean {
  const { req } = c;
  const [secFetchSite, origin, referrer] = [req.header('sec-fetch-site'), req.header('origin'), req.header('referer')];
  return isForged(
    { method, secFetchSite, origin, referrer, hasCookie: req.header('cookie') !== undefined },
    c.get('facts').origin,
  );
}

/** What remains when even the error page fails to render. */
const lastWords = 'Sklep chwilowo nie działa. Spróbuj za kilka minut.';

const withAllow =
  ({ status }: FailureAnswer) =>
  (response: Response): Response => {
    if (status === 405) response.headers.set('Allow', 'GET, HEAD, POST');
    return response;
  };
