import type { TextsContext } from '../../../components/texts/index.ts';
import type { Notice } from '../../../patterns/rules/notice.ts';
import type { Reads } from './read-once.ts';

/** What one shop is made of, for the types of its pages. The store needs no more than this of it. */
export interface ShopTypes {
  store: object;
  settings: object;
  /** Who is signed in, as far as every page may need it. */
  client: object;
}

/** A session as the store knows it. */
export interface SessionRecord {
  /**
   * Everything that belongs to the visitor is kept under it: the hash of the cookie's id for a guest, one of the account's
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
  /** Forgets the session; its id opens nothing any more. */
  end(idHash: string): Promise<void>;
  keepNotice(idHash: string, notice: Notice): Promise<void>;
  /** Hands the waiting messages over and forgets them. */
  takeNotices(idHash: string): Promise<ReadonlyArray<Notice>>;
}

/** The visitor's session. Nothing is stored and no cookie is set before `ensure` is called. */
export interface RequestSession {
  /** The session of the cookie, null for a visitor without one. */
  current(): Promise<SessionRecord | null>;
  /** The session of the cookie, started now where there was none. */
  ensure(): Promise<SessionRecord>;
  /** Changes the id in the cookie, so that one that somebody else knows opens nothing. */
  renew(): Promise<void>;
  /** Goes on with another session of this visitor, of which the store gave the id: every login is one. */
  continueWith(id: string): Promise<void>;
  /** Forgets the session here and in the browser. */
  end(): Promise<void>;
}

/** Everything that a page may know about the request it answers. */
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
  /** Who is signed in at this moment of the request; null for a guest. The store is asked once, and never for a guest. */
  client(): Promise<Shop['client'] | null>;
  /** The header `Cookie` as it came, '' without one: what scripts of the page remember. Of the session, ask `session`. */
  readonly cookies: string;
  /** The address of the page that led here, as the browser tells it; '' where it tells none. Anybody can write it. */
  readonly referrer: string;
  /** What the browser says it is, '' where it says nothing. Anybody can write it. */
  readonly userAgent: string;
  /** Who sends it, as the network says: an IPv4 address, the /64 network of an IPv6 address, or `unknown`. Keep its hash alone. */
  readonly networkAddress: string;
  /**
   * Whether a foreign page may have caused this request. Forms of that kind are refused before any page sees them; a page
   * that changes something by GET, as old clients of the wire contract do, must ask here.
   */
  readonly isForeign: boolean;
  /** Keeps a message for the next page that this session sees. */
  notify(notice: Notice): Promise<void>;
  /** The form that was sent. A body that is not a form is answered with the 400 page. */
  form(): Promise<FormData>;
  /** Aborts when the client closes the connection before the answer. Work that waits may then be dropped. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  readonly nonce: string;
  /** Whether only regions of this page will be taken: nothing outside them needs to be rendered. */
  readonly isRegionLoad: boolean;
  /**
   * There while a page is loaded, for `readOnce`: what page and layout need alike is read once. A page that changes something by GET does
   * it without them.
   */
  readonly reads?: Reads | undefined;
}
