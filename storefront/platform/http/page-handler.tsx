import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { formTexts } from '../../../components/form/form.texts.ts';
import { translator } from '../../../components/texts/texts.ts';
import type { DataAnswer, FailureAnswer, RedirectAnswer, RejectedAnswer } from '../page/answers.ts';
import { islandScope, IslandScopeContext } from '../islands/island-scope.ts';
import { IslandRoot, type IslandEnvironment } from '../islands/island-root.tsx';
import type { PageHead } from '../page/page.ts';
import type { Notice } from '../../../patterns/rules/notice.ts';
import type { Reads } from '../page/read-once.ts';
import type { RequestContext, ShopTypes } from '../page/request-context.ts';
import { Document, type PageAssets } from '../document/document.tsx';
import { encodedBody } from '../document/encoded-body.ts';
import { renderStream } from '../document/render-stream.ts';
import { currentRecording } from '../reads/recording.ts';
import { currentLanguage } from '../languages/current-language.ts';
import { defaultLanguage, inLanguageOf, type Language } from '../languages/languages.ts';
import type { FoundRoute } from '../routing/routes.ts';
import type { Site } from '../page/site.ts';
import type { Log } from './log.ts';
import type { Words } from './request-words.ts';
import { preferenceLine } from './session-cookie.ts';

/** Everything that answering needs besides the request. */
export interface Shop<Types extends ShopTypes = ShopTypes> {
  readonly site: Site<Types>;
  readonly store: Types['store'];
  readonly clock: () => number;
  readonly log: Log;
  /** The built files of a page kind; null is the error pages. */
  assets(kind: string | null, language: Language): PageAssets | Promise<PageAssets>;
  /** The settings and texts in a language that were read last: pages use them while the store is down. */
  lastWords(language: Language): Words<Types>;
  /** Whether responses carry a policy and thus a nonce; not in development, where Vite writes its own scripts. */
  readonly hasPolicy: boolean;
}

export type ShopContext = RequestContext<Readonly<Record<string, string>>, ShopTypes>;

interface Rendering {
  readonly status: number;
  readonly kind: string | null;
  readonly head: PageHead;
  readonly layoutData: unknown;
  readonly settings: object;
  readonly notices: ReadonlyArray<Notice>;
  readonly environment: IslandEnvironment;
  readonly pageLoadTimeout: number | undefined;
  readonly viewportWidth: number | undefined;
  /** It shows personal data: no browser keeps it, not even in the back/forward cache. */
  readonly isPersonal: boolean;
  /** Whether a page for everyone may be kept: personal pages never are. */
  readonly isForEveryone: boolean;
  readonly content: ReactNode;
}

/** Renders one document into a streamed, compressed answer. */
export async function respond(c: Context, shop: Shop, request: RequestFacts, page: Rendering): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': page.isPersonal ? 'private, no-store' : 'private, no-cache',
    Vary: 'Accept-Encoding, X-Region-Load',
    'Content-Language': currentLanguage(),
  });
  if (c.req.method === 'HEAD') return new Response(null, { status: page.status, headers });

  const nonce = shop.hasPolicy ? request.nonce : undefined;
  const { view: LayoutView } = shop.site.layout;
  const assets = await shop.assets(page.kind, currentLanguage());
  // Pages that can be shared have a canonical address.
  const shared = page.head.canonical && shop.site.sharedPicture?.(page.settings);
  const renderer = await renderStream(
    <Document
      head={shared ? { picture: shared, ...page.head } : page.head}
      siteName={shop.site.name(page.settings)}
      languages={shop.site.languages?.(page.settings) ?? [defaultLanguage]}
      origin={request.origin}
      assets={assets}
      icons={shop.site.icons(page.settings)}
      themeColors={shop.site.themeColors}
      environment={page.environment}
      pageLoadTimeout={page.pageLoadTimeout}
      viewportWidth={page.viewportWidth}
      nonce={nonce}
    >
      <IslandRoot environment={page.environment}>
        <IslandScopeContext value={islandScope(page.environment, answerIdOf(request), assets.islands)}>
          <LayoutView data={page.layoutData} settings={page.settings} notices={page.notices} kind={page.kind}>
            {page.content}
          </LayoutView>
        </IslandScopeContext>
      </IslandRoot>
    </Document>,
    {
      nonce,
      isInOrder: request.isRegionLoad,
      onError: (error) => shop.log.error('render', error, { requestId: request.requestId }),
    },
  );
  const recording = currentRecording();
  const { body, encoding } = await encodedBody(renderer, c.req.header('accept-encoding') ?? '', (html) => {
    if (!recording || !page.isForEveryone) return;
    recording.document = { html, nonce, now: page.environment.now, prefix: answerIdOf(request) };
  });
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(body, { status: page.status, headers });
}

/** Before the ids of islands: a region load adds them to those of a page. */
const answerIdOf = ({ requestId }: RequestFacts): string => requestId.slice(0, 8);

/** Facts of a request that need no store. */
export interface RequestFacts {
  /** The address without the prefix of its language: by it pages and calls are found. */
  readonly url: URL;
  /** The language that the address asks for; `currentLanguage` is the one of the answer. */
  readonly language: Language;
  readonly origin: string;
  readonly requestId: string;
  readonly nonce: string;
  readonly isRegionLoad: boolean;
}

/** A visitor with a session whose page may be kept for others. No notice waits for this visitor. */
export interface SeenVisitor {
  /** What was read to tell the visitor's pages apart. */
  readonly reads: Reads;
}

/** Answers a request for a page kind, or returns the error page. */
export async function answerPage(
  c: Context,
  shop: Shop,
  request: RequestFacts,
  context: ShopContext,
  route: FoundRoute,
  visitor?: SeenVisitor,
): Promise<Response | FailureAnswer> {
  const page = await route.page();

  let rejection: RejectedAnswer<unknown> | null = null;
  if (context.method === 'POST') {
    if (!page.post) return { kind: 'failure', status: 405 };
    const answer = await page.post(context);
    if (answer.kind === 'failure') return answer;
    if (answer.kind === 'redirect') return redirectResponse(c, answer);
    if (answer.kind === 'data') return dataResponse(c, answer);
    rejection = answer;
  }

  // By now a form has made its changes.
  const loading = withReads(context, visitor?.reads);
  const answer = await page.load(loading);
  if (answer.kind === 'failure') return answer;
  if (answer.kind === 'redirect') return redirectResponse(c, answer);
  if (answer.kind === 'data') return dataResponse(c, answer);
  const View = page.view;
  const [layoutData, notices, client] = await Promise.all([
    shop.site.layout.load(loading),
    visitor === undefined ? waitingNotices(shop, context) : [],
    context.client(),
  ]);
  const head = page.head(answer.data, context, rejection?.attempt);
  const response = await respond(c, shop, request, {
    status: rejection?.status ?? answer.status,
    kind: route.name,
    head:
      rejection && !rejection.isFaultless
        ? { ...head, title: translator(formTexts, context.texts)('failedTitle', { title: head.title }) }
        : head,
    layoutData,
    settings: context.settings,
    notices,
    environment: environmentOf(shop, context),
    pageLoadTimeout: shop.site.pageLoadTimeout(context.settings),
    viewportWidth: shop.site.viewportWidth?.(context),
    isPersonal: client !== null || page.isPersonal === true,
    isForEveryone: page.isPersonal !== true,
    content: <View data={answer.data} attempt={rejection?.attempt ?? answer.attempt ?? null} />,
  });
  if (rejection?.retryAfter !== undefined) response.headers.set('Retry-After', String(rejection.retryAfter));
  return response;
}

/** The same with a place for what is read once. Copied with its getters: what a page reads of its request is noted. */
const withReads = (context: ShopContext, reads: Reads = new Map()): ShopContext =>
  Object.defineProperties({} as ShopContext, {
    ...Object.getOwnPropertyDescriptors(context),
    reads: { value: reads, enumerable: true },
  });

async function waitingNotices(shop: Shop, { method, session }: ShopContext): Promise<ReadonlyArray<Notice>> {
  const current = method === 'HEAD' ? null : await session.current();
  return current ? shop.site.sessions(shop.store).takeNotices(current.idHash) : [];
}

function redirectResponse(
  c: Context,
  { address, status, cookie, language = currentLanguage() }: RedirectAnswer,
): Response {
  if (cookie) c.header('Set-Cookie', preferenceLine(cookie), { append: true });
  return c.redirect(inLanguageOf(language, address), status);
}

/** It may show a basket: no cache keeps it. */
const dataResponse = (c: Context, { value, status, retryAfter, headers }: DataAnswer): Response =>
  c.json(value as never, status, {
    ...headers,
    'Cache-Control': 'private, no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });

/**
 * The page of a status. It must work even when nothing else does: while the store is down, the layout renders
 * without its data.
 */
export async function answerFailure(
  c: Context,
  shop: Shop,
  request: RequestFacts,
  context: ShopContext | null,
  { status, retryAfter }: FailureAnswer,
): Promise<Response> {
  const layoutData = context && status !== 503 ? await shop.site.layout.load(context).catch(() => null) : null;
  const { title, view: ErrorView } = shop.site.errorPage;
  const { settings, texts, now } = context ?? bareContext(shop, currentLanguage());
  const environment = environmentOf(shop, { settings, texts, now });
  const response = await respond(c, shop, request, {
    status,
    kind: null,
    head: { title: title(status, environment.texts), isIndexed: false },
    layoutData,
    settings,
    notices: [],
    environment,
    pageLoadTimeout: undefined,
    viewportWidth: context ? shop.site.viewportWidth?.(context) : undefined,
    isPersonal: false,
    isForEveryone: false,
    content: (
      <ErrorView
        status={status}
        requestId={request.requestId}
        retryAfter={retryAfter}
        back={ownPage(c.req.header('referer'), request.origin)}
      />
    ),
  });
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

/** The path of the previous page, if it is one of ours. */
function ownPage(referrer: string | undefined, origin: string): string | undefined {
  const url = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : null;
  return url?.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search : undefined;
}

export function environmentOf(shop: Shop, context: Pick<ShopContext, 'settings' | 'texts' | 'now'>): IslandEnvironment {
  return {
    texts: context.texts,
    now: context.now,
    timeZone: shop.site.timeZone,
    priceType: shop.site.priceType(context.settings),
    smallPictures: shop.site.smallPictures?.(context.settings),
  };
}

/** What a page needs where the store gives nothing. */
function bareContext(shop: Shop, locale: Language): Pick<ShopContext, 'settings' | 'texts' | 'now'> {
  const { settings, overrides } = shop.lastWords(locale);
  return { settings, texts: { locale, overrides }, now: shop.clock() };
}
