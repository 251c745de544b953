import type { ComponentType, ReactNode } from 'react';
import type { Message, TextsContext } from '../../../components/texts/index.ts';
import type { PriceType } from '../../../patterns/shop-environment/index.ts';
import type { FailureStatus } from './answers.ts';
import type { Protection, RationedUse } from './protection.ts';
import type { Notice } from '../../../patterns/rules/notice.ts';
import type { RequestContext, SessionPort, SessionRecord, ShopTypes } from './request-context.ts';
import type { Routes } from '../routing/routes.ts';

/** What surrounds every page: header, navigation, footer. It must render without data too: the store may be down. */
export interface LayoutViewProps<Data, Shop extends ShopTypes = ShopTypes> {
  data: Data | null;
  /** Of this request; while the store is down, as they were read last. */
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

export interface ErrorViewProps {
  status: FailureStatus;
  /** Lets a person who calls the shop name the very request; shown for our own faults only. */
  requestId: string;
  /** Whole seconds after which trying again makes sense (429). */
  retryAfter?: number | undefined;
  /** The page of this shop that led here, with what was typed there, where it is known (429). */
  back?: string | undefined;
}

export interface SiteIcon {
  rel: 'icon' | 'apple-touch-icon' | 'manifest' | 'mask-icon';
  href: string;
  type?: string;
  sizes?: string;
}

/** Files that are served as they stand. Their names change with their content, or they are small and revalidated. */
export interface StaticFolder {
  /** Where the folder is seen, e.g. `/pictures`. */
  readonly path: `/${string}`;
  /** Where it lies, from the project's root. */
  readonly folder: string;
  readonly isImmutable: boolean;
}

/** What the server lends to a call. */
export interface CallPort<Shop extends ShopTypes> {
  /** The request as pages know it; rejects while the store is away. */
  context(): Promise<RequestContext<unknown, Shop>>;
  /** Counts what the request uses. @throws RefusedRequest where it is too much */
  admit(uses: ReadonlyArray<RationedUse>): Promise<void>;
  /**
   * The same for what stands in the parameters of address and form; a call asks before it does anything.
   *
   * @throws RefusedRequest also where they change something and a foreign page may have sent them
   */
  admitForm(parameters: URLSearchParams): Promise<void>;
  /** Writes into the log what an operator should know, under the request's id; nothing that people typed. */
  note(event: string, fields: Readonly<Record<string, string | number>>): void;
  /** Writes down what went wrong inside, under the request's id. */
  logFault(error: unknown): void;
  /** Whether it went wrong because the store is away: 503 and not 500. */
  isOutage(error: unknown): Promise<boolean>;
}

/** Something for programs instead of people, at addresses of its own. It judges methods, bodies and origins itself. */
export interface SiteCall<Shop extends ShopTypes = ShopTypes> {
  /** What the log calls it. */
  readonly name: string;
  readonly paths: ReadonlyArray<`/${string}`>;
  /** Where a page has the same address: whether this request is the call's. Left out, every one is. */
  isMeant?(url: URL): boolean;
  answer(request: Request, port: CallPort<Shop>): Promise<Response>;
}

// What a layout loads concerns its own view only.
// oxlint-disable-next-line no-explicit-any
type AnyLayoutData = any;

/** One shop as the runtime sees it: everything that differs between the shop and the site of the runtime's own tests. */
export interface Site<Shop extends ShopTypes = ShopTypes, LayoutData = AnyLayoutData> {
  /** What the shop is called, behind the title of every page. */
  name(settings: Shop['settings']): string;
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
  /** The call to which browsers report what the policy of a page held back; left out, they tell nobody. */
  readonly policyReports?: `/${string}`;
  /**
   * Makes what guards a server; left out, nothing is counted and pages guard themselves.
   *
   * @param note writes into the log what an operator should know
   */
  protection?(note: (event: string, fields: Readonly<Record<string, number>>) => void): Protection<Shop>;
  /**
   * Addresses whose forms carry files, and the largest body that they take, in bytes, where it comes in parts; any other
   * form has 100 kB.
   */
  readonly largeForms?: { readonly paths: ReadonlyArray<string>; readonly maxSize: number };
  readonly timeZone: string;
  /** The settings and texts of this moment: the shop's overrides are read for each request. */
  settings(store: Shop['store']): Promise<Shop['settings']>;
  /** What holds before any were read. */
  readonly defaultSettings: Shop['settings'];
  /** What an operator should put right, a sentence each; told when the shop starts. */
  shortcomings?(settings: Shop['settings']): ReadonlyArray<string>;
  textOverrides(store: Shop['store']): Promise<Readonly<Record<string, Message>>>;
  priceType(settings: Shop['settings']): PriceType;
  sessions(store: Shop['store']): SessionPort;
  /** Who signed in with a session that has a `clientId`; null where there is no such account any more. */
  client(store: Shop['store'], session: SessionRecord): Promise<Shop['client'] | null>;
  /** Milliseconds that a region load may take (requirement L-03: 16 s). */
  pageLoadTimeout(settings: Shop['settings']): number;
  /** Whether the store answers; the difference between "503, come back" and "500, our fault". */
  ping(store: Shop['store']): Promise<boolean>;
  /** Whether a request failed because the store went away under it; it may be back before anybody pings. */
  isOutage(error: unknown): boolean;
}
