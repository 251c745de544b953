import type { ShopTypes } from './request-context.ts';

/** One use of a limited resource: an attempt to sign in, a search. */
export interface RateLimitedUse {
  readonly limit: string;
  /** The account concerned, if any. */
  readonly account?: string | undefined;
  /** It concerns the account of the signed-in client, whatever was typed. */
  readonly isOwn?: true;
}

/** Guards of a shop. The server asks it about every request to a page; calls ask by their port. */
export interface Protection<Shop extends ShopTypes> {
  /** Whether the input changes something, so that no foreign page may cause it, whatever its method is. */
  isChange(path: string, parameters: URLSearchParams): boolean;
  usesOf(path: string, method: string, parameters: URLSearchParams): ReadonlyArray<RateLimitedUse>;
  /**
   * Counts uses.
   *
   * @param address the client's address
   * @returns null if they may pass, else the whole seconds after which a retry makes sense
   */
  admit(
    shop: { readonly store: Shop['store']; readonly settings: Shop['settings']; readonly now: number },
    address: string,
    uses: ReadonlyArray<RateLimitedUse>,
  ): Promise<number | null>;
}

/** A valid request that is refused: it comes from a foreign page, or there were too many of its kind. */
export class RefusedRequest extends Error {
  readonly status: 403 | 429;
  /** Whole seconds, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(status: 403 | 429, retryAfter?: number) {
    super(
      status === 403
        ? 'Another site may not change anything here.'
        : `Too many of these. Try again in ${retryAfter} seconds.`,
    );
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
