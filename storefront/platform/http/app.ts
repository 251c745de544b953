import { Hono, type Context } from 'hono';
import { getPath } from 'hono/utils/url';
import { currentLanguage, localAddress, runInLanguage } from '../languages/current-language.ts';
import { defaultLanguage, languages, splitPath, type Language } from '../languages/languages.ts';
import type { FailureAnswer, FailureStatus } from '../page/answers.ts';
import { RefusedRequest } from '../page/protection.ts';
import type { ShopTypes } from '../page/request-context.ts';
import type { SiteCall, StaticFolder } from '../page/site.ts';
import type { TrustedProxies } from '../protection/client-address.ts';
import { admission, isForgedAs } from './admission.ts';
import { hasTooManyFields, LargeForm, UnreadableForm } from './form-fields.ts';
import { incomingOf, isLeaving } from './left-requests.ts';
import { limitBodies } from './limit-bodies.ts';
import { keptAnswers } from './kept-answers.ts';
import { liveness } from './liveness.ts';
import { answerFailure, answerPage, type Shop } from './page-handler.tsx';
import { discardBody } from './read-text.ts';
import { pageCookies, requestContexts } from './request-contexts.ts';
import { noteRequest, type App } from './request-facts.ts';
import { requestWords, type AllWords } from './request-words.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { inTurns } from './turns.ts';
import { warnOfProxy } from './unknown-proxy.ts';
import { visitorsOf } from './visitors.tsx';

/** How many bytes of bodies with files are held at once: two from one address, a few in all. */
const held = { perAddress: 32 * 1024 * 1024, inAll: 96 * 1024 * 1024 };

/** At some 5 ms a page, the last one waits for five seconds. */
const turns = { underWay: 64, waiting: 1000 };

/** Some three thousand pages, compressed. */
const usualKeptBytes = 64 * 1024 * 1024;

/** When the database is down: the seconds after which a client may retry. */
const outageRetryAfter = 10;

export interface AppOptions<Types extends ShopTypes> extends Omit<Shop<Types>, 'lastWords'> {
  /** The settings and texts when the store was opened; none if omitted. */
  readonly words?: AllWords<Types>;
  /** Scheme and host as browsers see them; if omitted, http and the Host header of the request. */
  readonly publicUrl?: string | undefined;
  /** The shop's own proxies; if omitted, `X-Forwarded-For` is not trusted. */
  readonly trustedProxies?: TrustedProxies | null;
  /** Folders of built and of committed files, relative to `root`. */
  readonly statics: ReadonlyArray<StaticFolder>;
  readonly root: string;
  /** False while the server starts or stops: `/ready` then answers 503 and a balancer looks elsewhere. */
  readonly isReady: () => boolean;
  /** The most bytes of kept pages in memory; 64 MB if omitted. For 0 nothing is kept, rows neither. */
  readonly keptBytes?: number;
  /** Called when a page begins to be compressed, to be kept. */
  readonly onKeeping?: ((kept: Promise<void>) => void) | undefined;
  /** Called once when requests come through a proxy; omitted where one is trusted, or where it does not matter. */
  readonly warnOfProxy?: ((sentence: string) => void) | undefined;
}

/**
 * The whole shop as one Hono application. Its only state is the settings and texts it read last: all else comes in
 * with `options`.
 */
export function createApp<Types extends ShopTypes>(options: AppOptions<Types>): Hono<App> {
  const { log, isReady, keptBytes = usualKeptBytes } = options;
  const words = requestWords(options as unknown as Shop, options.words);
  const shop = { ...options, lastWords: words.last } as unknown as Shop;
  const { site, store } = shop;
  const publicOrigin = options.publicUrl ? new URL(options.publicUrl).origin : null;
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const { isUsable, isOutage } = liveness(shop);
  const admitted = admission({ ...shop, trustedProxies: options.trustedProxies ?? null }, words.settingsOf);
  const { admit, admitForm, changes } = admitted;
  const bodies = limitBodies({
    largeForms: site.largeForms,
    held,
    networkAddressOf: admitted.networkAddressOf,
    refuse: refuseUnread,
  });
  const contextOf = requestContexts(shop, words, admitted, bodies.most);
  const app = new Hono<App>({ getPath: (request) => splitPath(getPath(request)).path });

  // Files come first: they need no session, and a page asks for some twenty.
  app.use(staticFiles(options.root, options.statics, { isSecure }));
  app.use(
    noteRequest({
      publicOrigin,
      isSecure,
      sessions: site.sessions(store),
      keptBySignIn: async (cookies, c) => site.keptBySignIn?.(cookies, await words.settingsOf(c)) ?? null,
      log,
    }),
  );
  if (options.warnOfProxy) app.use(warnOfProxy(options.warnOfProxy));
  app.use(async (c, next) => {
    await next();
    if (c.res.status === 503 && !c.res.headers.has('Retry-After'))
      c.res.headers.set('Retry-After', String(outageRetryAfter));
  });
  if (options.hasPolicy) app.use(securityHeaders({ isSecure, reports: site.policyReports }));

  app.get('/health', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/ready', async (c) => {
    const isUp = isReady() && (await isUsable());
    return c.json({ status: isUp ? 'ready' : 'unavailable' }, isUp ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  const { turn, making } = inTurns(turns, (c) =>
    c.html(busyPages[c.get('facts').language], 503, { 'Retry-After': '2' }),
  );
  const kept = keptBytes > 0 ? site.kept?.(store) : undefined;
  if (kept) app.use(turn);
  if (kept) app.use((_c, next) => kept.answering(next));
  // In development a page changes with its source, too.
  if (kept && options.hasPolicy) {
    const variantOf = (cookies: string) => {
      const shown = pageCookies(site, cookies);
      return site.cookieVariant?.(shown) ?? shown;
    };
    app.use(
      keptAnswers({
        ...shop,
        kept,
        mostBytes: keptBytes,
        variantOf,
        onKeeping: options.onKeeping,
        visitorOf: site.visitors && visitorsOf(shop, site.visitors, contextOf, changes),
      }),
    );
  }
  app.use(making);
  app.use(async (c, next) => {
    const facts = c.get('facts');
    const { language, url } = facts;
    if (language === defaultLanguage) return next();
    const settings = await words.settingsOf(c).catch(() => words.last(defaultLanguage).settings);
    const isSpoken = site.languages?.(settings).includes(language) ?? false;
    if (!isSpoken) {
      // The whole path may be that of a page, such as `/en/products/…` of the platform's themes.
      url.pathname = languages[language].prefix + url.pathname;
      c.set('facts', Object.assign(facts, { language: defaultLanguage }));
      return next();
    }
    return runInLanguage(language, () =>
      new URL(c.req.url).pathname === languages[language].prefix
        ? c.redirect(localAddress('/') + url.search, 301)
        : next(),
    );
  });
  app.use((c, next) => (hasTooManyFields(c.get('facts').url.search) ? fail(c, 400) : next()));
  app.use(bodies.holdRoom);
  for (const call of site.calls ?? [])
    for (const path of call.paths) app.all(path, (c, next) => answerCall(c, call, next));

  app.use(async (c, next) => (isForgedAs(c.req.method, c) ? fail(c, 403) : next()));
  app.use(bodies.refuseLarge);

  app.all('*', async (c) => {
    const facts = c.get('facts');
    const found = site.routes.find(facts.url.pathname);
    if (!found) return fail(c, 404);
    c.set('route', found.name);
    const method = c.req.method;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return fail(c, 405);
    // HEAD changes nothing.
    if (method === 'HEAD' && changes(facts.url)) return fail(c, 405);
    // A page checks its own input when it reads it.
    if (method !== 'POST') await admitForm(c, facts.url.searchParams);
    const context = await contextOf(c, found.params, method);
    const answer = await answerPage(c, shop, facts, context, found, c.get('visitor'));
    return answer instanceof Response ? answer : answerFailure(c, shop, facts, context, answer).then(withAllow(answer));
  });

  app.notFound((c) => fail(c, 404));
  app.onError(async (error, c) => {
    if (error instanceof UnreadableForm || isLeaving(c, error)) return fail(c, 400);
    if (error instanceof RefusedRequest) return fail(c, error.status, error.retryAfter);
    if (error instanceof LargeForm) return refuseUnread(c, 413);
    log.error('request failed', error, { requestId: c.get('facts').requestId, route: c.get('route') });
    const status = (await isOutage(error)) ? 503 : 500;
    try {
      return await fail(c, status);
    } catch (second) {
      log.error('error page failed', second, { requestId: c.get('facts').requestId });
      return c.html(lastPages[c.get('facts').language], status, { 'Cache-Control': 'private, no-cache' });
    }
  });

  return app;

  /**
   * Rejects a body unread. It is discarded first, so that the client sees the response. The rest of a very large one
   * stays unread, so this connection serves no further request; the header says it, or clients would try.
   */
  async function refuseUnread(c: Context<App>, status: FailureStatus, retryAfter?: number): Promise<Response> {
    await discardBody(c.req.raw, incomingOf(c));
    const answer = await fail(c, status, retryAfter);
    answer.headers.set('Connection', 'close');
    return answer;
  }

  function answerCall(c: Context<App>, call: SiteCall, next: () => Promise<void>): Promise<Response | void> {
    if (call.isMeant && !call.isMeant(c.get('facts').url, c.req.raw.headers)) return next();
    c.set('route', call.name);
    return call.answer(withoutPrefix(c), {
      context: () => contextOf(c, {}, 'POST'),
      admit: (uses) => admit(c, uses),
      admitForm: (parameters) => admitForm(c, parameters),
      note: (event, fields) => log.info(event, { ...fields, requestId: c.get('facts').requestId }),
      logFault(error) {
        if (isLeaving(c, error)) return;
        log.error('call failed', error, { requestId: c.get('facts').requestId, route: call.name });
      },
      isOutage,
    });
  }

  function fail(c: Context<App>, status: FailureStatus, retryAfter?: number): Promise<Response> {
    const answer: FailureAnswer = { kind: 'failure', status, ...(retryAfter !== undefined && { retryAfter }) };
    return contextOf(c, {}, 'GET')
      .catch(() => null)
      .then((context) => answerFailure(c, shop, c.get('facts'), status >= 500 ? null : context, answer))
      .then(withAllow(answer));
  }
}

/** Calls find what they are asked for by their path, whatever the language. */
function withoutPrefix(c: Context<App>): Request {
  const { raw } = c.req;
  if (currentLanguage() === defaultLanguage) return raw;
  const url = new URL(raw.url);
  url.pathname = splitPath(url.pathname).path;
  const { method, headers, body, signal } = raw;
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) });
}

const bare = (language: Language, title: string, advice: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${advice}`;
/** The last resort when even the error page fails to render. */
const lastPages: Readonly<Record<Language, string>> = {
  pl: bare('pl', 'Sklep chwilowo nie działa', 'Spróbuj za kilka minut.'),
  en: bare('en', 'The shop is not working right now', 'Please try again in a few minutes.'),
};
/** While more visitors wait than the shop can answer soon: it costs nothing to make. */
const busyPages: Readonly<Record<Language, string>> = {
  pl: bare('pl', 'Sklep ma teraz bardzo dużo odwiedzin', 'Odśwież stronę za chwilę.'),
  en: bare('en', 'The shop is very busy right now', 'Please reload the page in a moment.'),
};

const withAllow =
  ({ status }: FailureAnswer) =>
  (response: Response): Response => {
    if (status === 405) response.headers.set('Allow', 'GET, HEAD, POST');
    return response;
  };
