import type { ComponentType, ReactNode } from 'react';
import type { Locale, Message, TextsContext } from '../../../components/texts/index.ts';
import type { PriceType } from '../../../patterns/shop-environment/index.ts';
import type { FailureStatus, PreferenceCookie } from './answers.ts';
import type { KeptRows } from '../kept/kept-rows.ts';
import type { Protection, RateLimitedUse } from './protection.ts';
import type { Notice } from '../../../patterns/rules/notice.ts';
import type { RequestContext, SessionPort, SessionRecord, ShopTypes } from './request-context.ts';
import type { Language } from '../languages/languages.ts';
import type { Routes } from '../routing/routes.ts';

/** The frame of every page: header, navigation, footer. It must render without data too: the store may be down. */
export interface LayoutViewProps<Data, Shop extends ShopTypes = ShopTypes> {
  data: Data | null;
  /** Of this request; while the store is down, those read last. */
  settings: Shop['settings'];
  notices: ReadonlyArray<Notice>;
  /** The page kind, null on error pages. */
  kind: string | null;
  children: ReactNode;
}

export interface Layout<Data, Shop extends ShopTypes> {
  load(context: RequestContext<unknown, Shop>): Promise<Data>;
  view: ComponentType<LayoutViewProps<Data, Shop>>;
}

/** What pages show of visitors with a session: kept pages are theirs, too (ADR 44). */
export interface VisitorPages<Shop extends ShopTypes> {
  /** Whether pages for everyone may show an entry of the session's data. */
  showsData(key: string): boolean;
  /**
   * The `variant` tells apart visitors who see different pages. The `part` of the frame is each one's own; all else must be equal for
   * visitors of one variant with the same shown data. Null for a visitor whose pages are always rendered. What it reads by `readOnce`
   * the page sees, too.
   */
  load(context: RequestContext<unknown, Shop>): Promise<{ variant: string; part: ReactNode } | null>;
  /** The shortest part and the longest one that kept pages have room for; they differ wherever two parts do. */
  samples(context: RequestContext<unknown, Shop>): readonly [shortest: ReactNode, longest: ReactNode];
}

export interface ErrorViewProps {
  status: FailureStatus;
  /** Identifies the request when a customer calls the shop; shown for our own faults only. */
  requestId: string;
  /** Whole seconds after which a retry makes sense (429). */
  retryAfter?: number | undefined;
  /** The previous page of this shop with what was typed there, if known (429). */
  back?: string | undefined;
}

export interface SiteIcon {
  rel: 'icon' | 'apple-touch-icon' | 'mask-icon';
  href: string;
  type?: string;
  sizes?: string;
}

/** Static files. Their names change with their content, or they are small and revalidated. */
export interface StaticFolder {
  /** Where the folder is served, e.g. `/pictures`. */
  readonly path: `/${string}`;
  /** Its path, from the project's root. */
  readonly folder: string;
  readonly isImmutable: boolean;
}

/** What the server provides to a call. */
export interface CallPort<Shop extends ShopTypes> {
  /** The request as pages know it; rejects while the store is down. */
  context(): Promise<RequestContext<unknown, Shop>>;
  /** Counts what the request uses. @throws RefusedRequest above a limit */
  admit(uses: ReadonlyArray<RateLimitedUse>): Promise<void>;
  /**
   * The same for the parameters of address and form; a call asks before it does anything.
   *
   * @throws RefusedRequest also when they change something and a foreign page may have sent them
   */
  admitForm(parameters: URLSearchParams): Promise<void>;
  /** Logs what an operator should know, under the request's id; nothing that people typed. */
  note(event: string, fields: Readonly<Record<string, string | number>>): void;
  /** Logs an internal error, under the request's id. */
  logFault(error: unknown): void;
  /** Whether the store being down caused it: 503 and not 500. */
  isOutage(error: unknown): Promise<boolean>;
}

/** An endpoint for programs, with its own addresses. It checks methods, bodies and origins itself. */
export interface SiteCall<Shop extends ShopTypes = ShopTypes> {
  /** Its name in the log. */
  readonly name: string;
  readonly paths: ReadonlyArray<`/${string}`>;
  /** When a page has the same address: whether this request is the call's. If omitted, every one is. */
  isMeant?(url: URL, headers: Headers): boolean;
  answer(request: Request, port: CallPort<Shop>): Promise<Response>;
}

// What a layout loads concerns its own view only.
// oxlint-disable-next-line no-explicit-any
type AnyLayoutData = any;

/** One shop as the runtime sees it: all that differs between the shop and the site of the runtime's own tests. */
export interface Site<Shop extends ShopTypes = ShopTypes, LayoutData = AnyLayoutData> {
  /** The shop's name, behind the title of every page. */
  name(settings: Shop['settings']): string;
  /** Address of the preview picture of public pages without an own one, from the root. */
  sharedPicture?(settings: Shop['settings']): string | undefined;
  readonly routes: Routes;
  readonly layout: Layout<LayoutData, Shop>;
  readonly errorPage: {
    title(status: FailureStatus, texts: TextsContext): string;
    view: ComponentType<ErrorViewProps>;
  };
  readonly themeColors: ReadonlyArray<{ color: string; media?: string }>;
  icons(settings: Shop['settings']): ReadonlyArray<SiteIcon>;
  readonly statics: ReadonlyArray<StaticFolder>;
  readonly calls?: ReadonlyArray<SiteCall<Shop>>;
  /** The call to which browsers report policy violations; if omitted, they do not. */
  readonly policyReports?: `/${string}`;
  /**
   * Makes the guard of a server; if omitted, nothing is counted and pages guard themselves.
   *
   * @param note logs what an operator should know
   */
  protection?(note: (event: string, fields: Readonly<Record<string, number>>) => void): Protection<Shop>;
  /**
   * Addresses whose forms carry files, and the largest multipart body that they take, in bytes; any other
   * form has 100 kB.
   */
  readonly largeForms?: { readonly paths: ReadonlyArray<string>; readonly maxSize: number };
  readonly timeZone: string;
  /** The current settings and texts: the shop's overrides are read for each request. */
  settings(store: Shop['store']): Promise<Shop['settings']>;
  /** The settings before any were read. */
  readonly defaultSettings: Shop['settings'];
  /** What an operator should fix, a sentence each; reported when the shop starts. @param address where `PUBLIC_URL` sets it */
  shortcomings?(settings: Shop['settings'], address?: string): ReadonlyArray<string>;
  /** The store with its words in the language of a request; if omitted, they have one. */
  storeIn?(store: Shop['store'], locale: Locale): Shop['store'];
  /** The same for the words among the settings. */
  translatedSettings?(store: Shop['store'], settings: Shop['settings'], locale: Locale): Promise<Shop['settings']>;
  textOverrides(store: Shop['store'], language: Language): Promise<Readonly<Record<string, Message>>>;
  /** The languages that the shop speaks, the first one at addresses without a prefix; Polish alone if omitted. */
  languages?(settings: Shop['settings']): ReadonlyArray<Language>;
  /** The settings as a page in a language reads them, such as the format of amounts; as they are if omitted. */
  settingsIn?(settings: Shop['settings'], language: Language): Shop['settings'];
  priceType(settings: Shop['settings']): PriceType;
  sessions(store: Shop['store']): SessionPort;
  /** What a process keeps of the store's rows, by the log of changed data; pages are kept by it, too. If omitted, nothing is kept. */
  kept?(store: Shop['store']): KeptRows;
  /** Pages of visitors with a session; if omitted, they are made for each request. */
  readonly visitors?: VisitorPages<Shop>;
  /** Whether pages read a cookie, beside those of the session; all if omitted. Another one is never shown to them. */
  readsCookie?(name: string): boolean;
  /** What of these cookies tells kept pages apart; all if omitted. */
  cookieVariant?(cookies: string): string;
  /** Who signed in with a session that has a `clientId`; null if that account no longer exists. */
  client(store: Shop['store'], session: SessionRecord): Promise<Shop['client'] | null>;
  /**
   * A preference in the cookies of a request that the browser keeps longer once its visitor signs in, with its new age; null
   * if there is none (requirement L-12).
   */
  keptBySignIn?(cookies: string, settings: Shop['settings']): PreferenceCookie | null;
  /** Timeout of a region load in milliseconds (requirement L-03: 16 s). */
  pageLoadTimeout(settings: Shop['settings']): number;
  /** How wide phones lay the page out, in CSS pixels; if omitted or undefined, as wide as they are (requirement T-28). */
  viewportWidth?(context: Pick<RequestContext<unknown, Shop>, 'cookies' | 'settings'>): number | undefined;
  /** Below which width of the window, in CSS pixels, pictures load their small files (requirement L-13); the kit's if omitted. */
  smallPictures?(settings: Shop['settings']): number;
  /** Whether the store answers; the difference between "503, come back" and "500, our fault". */
  ping(store: Shop['store']): Promise<boolean>;
  /** Whether a request failed because the store went down meanwhile; it may be back before the next ping. */
  isOutage(error: unknown): boolean;
}
