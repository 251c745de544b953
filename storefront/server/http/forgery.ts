const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What decides whether a request could have been written by a foreign page. */
export interface ForgeryEvidence {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly hasCookie: boolean;
}

/**
 * Whether this request changes something and may come from a foreign page. Browsers say where a request starts
 * (Sec-Fetch-Site since 2023 in all of them, Origin on every POST since long); both are outside a page's reach. The content
 * type does not matter: GraphQL arrives as text/plain. Without both headers there is no browser, and without a cookie
 * nothing that could be misused, so such clients pass.
 */
export function isForged({ method, secFetchSite, origin, hasCookie }: ForgeryEvidence, ownOrigin: string): boolean {
  if (safeMethods.has(method)) return false;
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none') return true;
  if (origin !== undefined) return origin !== ownOrigin;
  return secFetchSite === undefined && hasCookie;
}
