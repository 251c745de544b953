import type { TextsContext } from '../../../components/texts/index.ts';
import type { Notice } from '../../../patterns/rules/notice.ts';
import type { Reads } from './read-once.ts';

/** The type parts of one shop, for its pages. The store needs only these. */
export interface ShopTypes {
  store: object;
  settings: object;
  /** The signed-in client, as far as every page may need it. */
  client: object;
}

/** A session as the store knows it. */
export interface SessionRecord {
  /**
   * Key of all that belongs to the visitor: the hash of the cookie's id for a guest, one of the account's
   * own for a client, who has one basket in every browser.
   */
  readonly hash: string;
  /** The hash of the cookie's id: this browser alone. */
  readonly idHash: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Who signed in with this browser; null for a guest. */
  readonly clientId: number | null;
}

/** What the runtime needs of the store for sessions. */
export interface SessionPort {
  find(id: string): Promise<SessionRecord | null>;
  /** A new session with a random id of 256 bits, base64url. The id goes into the cookie and is kept nowhere else. */
  start(): Promise<{ id: string; session: SessionRecord }>;
  /** Gives the session a new id and returns it; the old one opens nothing. */
  renew(idHash: string): Promise<string>;
  /** Deletes the session; its id opens nothing any more. */
  end(idHash: string): Promise<void>;
  keepNotice(idHash: string, notice: Notice): Promise<void>;
  /** Returns the waiting messages and deletes them. */
  takeNotices(idHash: string): Promise<ReadonlyArray<Notice>>;
}

/** The visitor's session. Nothing is stored and no cookie is set before `ensure` is called. */
export interface RequestSession {
  /** The session of the cookie, null for a visitor without one. */
  current(): Promise<SessionRecord | null>;
  /** The session of the cookie, started now where there was none. */
  ensure(): Promise<SessionRecord>;
  /** Changes the id in the cookie, so that an id that someone else knows opens nothing. */
  renew(): Promise<void>;
  /** Continues with another session of this visitor, whose id the store gave: every login is one. */
  continueWith(id: string): Promise<void>;
  /** Deletes the session here and in the browser. */
  end(): Promise<void>;
}

/** Everything that a page may know about its request. */
export interface RequestContext<Params, Shop extends ShopTypes> {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly params: Params;
  readonly store: Shop['store'];
  readonly settings: Shop['settings'];
  /** The instant of this request in epoch milliseconds, by the shop's clock: the only clock pages may use. */
  readonly now: number;
  readonly texts: TextsContext;
  readonly session: RequestSession;
  /** The signed-in client at this moment of the request; null for a guest. One query at most, none for a guest. */
  client(): Promise<Shop['client'] | null>;
  /** The raw `Cookie` header, '' without one: values that scripts of the page store. For the session, use `session`. */
  readonly cookies: string;
  /** The `Referer` as the browser sends it; '' if it sends none. It can be forged. */
  readonly referrer: string;
  /** The `User-Agent` of the browser, '' without one. It can be forged. */
  readonly userAgent: string;
  /** The client by its network: an IPv4 address, the /64 network of an IPv6 address, or `unknown`. Store its hash alone. */
  readonly networkAddress: string;
  /**
   * Whether a foreign page may have caused this request. Such forms are refused before any page sees them; a page
   * that changes something by GET, as old clients of the wire contract do, must ask here.
   */
  readonly isForeign: boolean;
  /** Keeps a message for the next page that this session sees. */
  notify(notice: Notice): Promise<void>;
  /** The sent form. A body that is not a form is answered with the 400 page. */
  form(): Promise<FormData>;
  /** Aborts when the client disconnects before the response. Waiting work may then be dropped. */
  readonly signal: AbortSignal;
  /** Logs a fault beside what was asked, which is done nevertheless. */
  readonly logFault: (event: string, error: unknown) => void;
  readonly requestId: string;
  readonly nonce: string;
  /** Whether only regions of this page are used: nothing outside them needs to be rendered. */
  readonly isRegionLoad: boolean;
  /**
   * Set while a page loads, for `readOnce`: data shared by page and layout is read once. A page that changes something by GET
   * reads without it.
   */
  readonly reads?: Reads | undefined;
}
