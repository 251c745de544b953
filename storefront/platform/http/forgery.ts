const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What decides whether a foreign page could have sent a request. */
export interface ForgeryEvidence {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  /** The page that led here. A page can hide it, but not forge it. */
  readonly referrer?: string | undefined;
  readonly hasCookie: boolean;
}

/**
 * Whether this request changes something and may come from a foreign page. Browsers report where a request starts
 * (Sec-Fetch-Site since 2023 in all of them, Origin on every POST for longer); pages can set neither. The content
 * type does not matter: GraphQL arrives as text/plain. Without both headers it is an old browser that follows
 * a link, which then names our page, or there is no browser; and without a cookie there is nothing to misuse.
 */
export function isForged(
  { method, secFetchSite, origin, referrer, hasCookie }: ForgeryEvidence,
  ownOrigin: string,
): boolean {
  if (safeMethods.has(method)) return false;
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none') return true;
  if (origin !== undefined) return origin !== ownOrigin;
  return secFetchSite === undefined && hasCookie && originOf(referrer) !== ownOrigin;
}

const originOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
