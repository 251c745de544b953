import type { ShopTypes } from './request-context.ts';

/** One use of something that is not without bounds: an attempt to sign in, a search. */
export interface RationedUse {
  readonly limit: string;
  /** Whom it concerns, where it concerns an account. */
  readonly account?: string | undefined;
  /** It concerns the account of who is signed in, whatever was typed. */
  readonly isOwn?: true;
}

/** What a shop guards. The server asks it about every request to a page; calls ask by their port. */
export interface Protection<Shop extends ShopTypes> {
  /** Whether what was sent changes something, so that no foreign page may cause it, whatever its method is. */
  isChange(path: string, parameters: URLSearchParams): boolean;
  usesOf(path: string, method: string, parameters: URLSearchParams): ReadonlyArray<RationedUse>;
  /**
   * Counts uses.
   *
   * @param address where they come from
   * @returns null where they may pass, else the whole seconds after which trying again makes sense
   */
  admit(
    shop: { readonly store: Shop['store']; readonly settings: Shop['settings']; readonly now: number },
    address: string,
    uses: ReadonlyArray<RationedUse>,
  ): Promise<number | null>;
}

/** A request that was understood and is not let in: it comes from a foreign page, or there were too many of its kind. */
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
