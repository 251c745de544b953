import type { FeedLimit } from './feed-limits.ts';

/** Why a feed is refused as a whole. */
export type FeedFault =
  /** The XML breaks a rule of XML, or ends before it is complete. */
  | 'malformed'
  /** Bytes that are invalid in the declared encoding, or an unknown encoding. */
  | 'encoding'
  /** The root is not `offer` of the format IOF. */
  | 'not-iof'
  /** An IOF of an older version than 2.5, or a newer one than 3. */
  | 'version'
  /** An offer without the element `products`. */
  | 'no-products'
  /** A part of the feed exceeds a limit. */
  | FeedLimit
  /** The file cannot be read. */
  | 'unreadable';

/** A place in the feed. Lines and columns count from 1, columns in UTF-16 code units. */
export interface FeedPlace {
  readonly line: number;
  readonly column: number;
  /** The product that exceeds a limit, by its number in the feed; null outside of products. */
  readonly productId: string | null;
}

/**
 * A feed that is refused as a whole: nothing of it is written. `place` is the beginning of the part that exceeds a
 * limit, else where reading stopped; null without a place.
 */
export class FeedError extends Error {
  readonly fault: FeedFault;
  readonly place: FeedPlace | null;

  constructor(fault: FeedFault, place: FeedPlace | null = null, cause?: unknown) {
    super(`The feed is refused: ${fault}${place ? ` at line ${place.line}, column ${place.column}` : ''}.`, { cause });
    this.name = 'FeedError';
    this.fault = fault;
    this.place = place;
  }
}
